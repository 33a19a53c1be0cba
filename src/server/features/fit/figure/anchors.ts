// Where the parts of a body are in its picture.

export type Point = { x: number; y: number };

/** Left and right as the viewer sees them. */
export type Pair = { left: Point; right: Point };

export type Anchors = {
  head: { top: Point; brow: Point; eyes: Pair; ears: Pair; face: Point; chin: Point; widest: Pair };
  neck: { base: Point; sides: Pair };
  /** Where a collar meets the slope of the shoulder. */
  shoulderNeck: Pair;
  shoulderTip: Pair;
  shoulderOuter: Pair;
  armpit: Pair;
  elbow: Pair;
  wrist: Pair;
  armHalfWidths: { shoulder: number; elbow: number; wrist: number };
  hand: { grip: Pair; fingertips: Pair };
  bust: Pair;
  waist: Pair;
  hip: Pair;
  crotch: Point;
  knee: { outer: Pair; inner: Pair };
  ankle: { outer: Pair; inner: Pair };
  toe: Pair;
  heel: Pair;
  /** Heights at which hems end. */
  levels: {
    shoulder: number;
    waist: number;
    highHip: number;
    hip: number;
    tunic: number;
    mini: number;
    knee: number;
    midi: number;
    ankle: number;
    maxi: number;
    floor: number;
  };
};
