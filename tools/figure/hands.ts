/** Hands: bones of the palm and jointed fingers, at rest or closed around a handle. */
import type { Add } from "./build.ts";
import { DEGREE, type Vec3 } from "./maths.ts";
import { bone, ellipsoid } from "./primitives.ts";

const TURN = 50 * DEGREE;
const LEAN = 3 * DEGREE;
const WRIST: Vec3 = [113.2, 412, 7];
const DOWN: Vec3 = [Math.sin(LEAN), Math.cos(LEAN), 0.1];
const INWARD: Vec3 = [-Math.cos(TURN), 0.05, -Math.sin(TURN)];
const THUMBWARD: Vec3 = [-Math.sin(TURN), 0, Math.cos(TURN)];

type Place = readonly [down: number, thumbward: number, inward: number];

const at = ([down, thumbward, inward]: Place): Vec3 => {
  const along = (i: 0 | 1 | 2) =>
    WRIST[i] + DOWN[i] * down + THUMBWARD[i] * thumbward + INWARD[i] * inward;
  return [along(0), along(1), along(2)];
};

type Finger = {
  root: Place;
  knuckle: Place;
  lengths: readonly number[];
  /** Degrees at knuckle, middle and last joint. */
  bends: readonly number[];
  radii: readonly number[];
  splay: number;
};

const FINGERS: readonly Finger[] = [
  {
    root: [6, 5.5, 0],
    knuckle: [42, 11.8, 0],
    lengths: [21, 13.5, 10],
    bends: [12, 16, 9],
    radii: [4.5, 3.9, 3.4, 2.7],
    splay: 2,
  },
  {
    root: [6, 2, -0.6],
    knuckle: [44, 3.9, -1.2],
    lengths: [23, 15, 10.5],
    bends: [16, 17, 10],
    radii: [4.6, 4, 3.5, 2.7],
    splay: 0.4,
  },
  {
    root: [6, -2.5, -0.4],
    knuckle: [42, -4, -0.8],
    lengths: [21.5, 14, 10],
    bends: [20, 19, 11],
    radii: [4.4, 3.8, 3.3, 2.6],
    splay: -1.4,
  },
  {
    root: [6, -6, 0.6],
    knuckle: [38, -11.2, 1],
    lengths: [17, 10.5, 8.5],
    bends: [24, 21, 12],
    radii: [3.9, 3.3, 2.9, 2.3],
    splay: -3.4,
  },
];

/** Segments melt into each other: a joint is a slight swelling, not a ring. */
const JOINT_MELT = 3.4;

export type Grasp = "rest" | "grip";

/** Degrees at the joints of fingers that hold something. */
const CLOSED = [64, 88, 52] as const;

/** The thumb's joints: beside the hand, or laid over the closed fingers. */
const THUMB: Record<Grasp, readonly [Place, Place, Place]> = {
  rest: [
    [26, 14.5, 6.5],
    [42, 18.5, 10.5],
    [55.5, 19, 14],
  ],
  grip: [
    [24, 14.5, 8],
    [38, 15.5, 16],
    [47, 7, 21],
  ],
};

export function addHands(add: Add, grasp: Grasp): void {
  add(bone(at([0, 0, 0]), at([14, 0, 0.5]), 5, 5.6), "hand", 9);
  for (const finger of FINGERS) {
    const [down, thumbward, inward] = finger.knuckle;
    add(bone(at(finger.root), at([down - 4, thumbward, inward + 0.8]), 3.9, 4.3), "hand", 7);
    addFinger(add, grasp === "grip" ? { ...finger, bends: CLOSED } : finger);
  }
  // The web that joins the fingers at their roots, and the ball of the thumb.
  add(ellipsoid(at([41, 0.5, 0.4]), [8.5, 6.5, 9]), "hand", 5);
  const [ball, joint, tip] = THUMB[grasp];
  add(bone(at([6, 6, 2]), at(ball), 4.4, 4.4), "hand", 9);
  add(bone(at(ball), at(joint), 4.5, 4), "hand", 4);
  add(bone(at(joint), at(tip), 4, 3), "hand", JOINT_MELT);
}

function addFinger(add: Add, { knuckle, lengths, bends, radii, splay }: Finger): void {
  let from: Place = knuckle;
  let angle = 0;
  lengths.forEach((length, joint) => {
    angle += bends[joint]! * DEGREE;
    const to: Place = [
      from[0] + length * Math.cos(angle),
      from[1] + length * Math.sin(splay * DEGREE),
      from[2] + length * Math.sin(angle),
    ];
    // Neighbouring fingers stay apart: only the first segment melts into the palm.
    add(bone(at(from), at(to), radii[joint]!, radii[joint + 1]), "hand", joint === 0 ? 2.2 : 0.9);
    from = to;
  });
}
