// Places of a garment that putting it on goes by.
import type { Point } from "../figure/anchors.ts";
import type { Pits } from "./armpits.ts";
import type { Run } from "./silhouette.ts";

/** A tube of cloth: where it leaves the garment, where it ends, and how wide it is at both. */
export type Tube = {
  root: Point;
  end: Point;
  rootHalf: number;
  endHalf: number;
  /** Whether a point below the armpit, or beside a leg, is cloth of this tube. */
  holds(x: number, y: number): boolean;
};

export type Sides<T> = { left: T; right: T };

export type Sleeves = Sides<Tube> & {
  /** The armhole, from the tip of the shoulder to the armpit. */
  tip: Sides<Point>;
  pit: Sides<Point>;
};

export type Landmarks = {
  axis: number;
  top: number;
  /** Below this the trunk of the garment has ended; ties and sleeves may hang lower. */
  hem: number;
  /** Trunk at the height of the armpits. */
  chest: { left: number; right: number; y: number };
  /** Height of the shoulder line at a distance from the axis, and how steeply it falls outward. */
  shoulder: { away: number; y: number; slope: number; isStrap?: true };
  sleeves: Sleeves | null;
  armpits: Pits["how"] | null;
  /** Sleeves that lie along the trunk, and leave it far below the armhole. */
  isClose: boolean;
  legs: (Sides<Tube> & { crotch: Point }) | null;
  /** Edges of the trunk in a row. */
  trunk(y: number): Run | undefined;
};
