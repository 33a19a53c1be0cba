// A shopper's measures: kept in her browser and sent to nobody.
import { create } from "zustand";
import type { Point } from "../../../contract/trust.ts";
import { readStoredJson, removeStored, writeStored } from "../../lib/storage.ts";

export const MEASURED = [
  "bust",
  "waist",
  "hip",
  "height",
  "weight",
  "foot",
] as const satisfies Point[];
export type Measured = (typeof MEASURED)[number];
export type Measures = Partial<Record<Measured, number>>;

const KEY = "ribbyMeasures";
const PLACE = "ribbyGovernorate";

const isMeasures = (value: unknown): value is Measures =>
  typeof value === "object" &&
  value !== null &&
  Object.entries(value).every(
    ([key, number]) => MEASURED.some((point) => point === key) && typeof number === "number",
  );
const isText = (value: unknown): value is string => typeof value === "string";

type State = {
  measures: Measures;
  place: string;
  keep: (measures: Measures) => void;
  choosePlace: (place: string) => void;
};

export const useMeasures = create<State>((set) => ({
  measures: readStoredJson(KEY, isMeasures) ?? {},
  place: readStoredJson(PLACE, isText) ?? "",
  keep(measures) {
    if (Object.keys(measures).length > 0) writeStored(KEY, JSON.stringify(measures));
    else removeStored(KEY);
    set({ measures });
  },
  choosePlace(place) {
    if (place) writeStored(PLACE, JSON.stringify(place));
    else removeStored(PLACE);
    set({ place });
  },
}));
