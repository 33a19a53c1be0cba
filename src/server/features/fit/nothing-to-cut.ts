// Thrown where no picture of a piece shows where it ends; it says which, for an outfit has two.
import type { Garment } from "../../providers/try-on/try-on.ts";

/** Which garment could not be cut out of its pictures. */
export class NothingToCut extends Error {
  readonly title: string;

  constructor({ title }: Pick<Garment, "title">) {
    super(`No picture of ${title} could be cut out.`);
    this.title = title;
  }
}
