// The figure a shopper chose last, kept in her browser alone.
import { FIT_BODIES, FIT_SKINS, type FitBody, type FitSkin } from "../../../contract/fit.ts";
import { readStoredJson, writeStored } from "../../lib/storage.ts";

/** What she has not chosen is left to the pieces. */
export type KeptFigure = { body?: FitBody; skin?: FitSkin };

const KEY = "fit_figure";

/** A choice that we no longer offer counts as none. */
function isOffered(value: unknown): value is KeptFigure {
  const { body = "plain", skin = "light" } = (value ?? {}) as KeptFigure;
  return value !== null && FIT_BODIES.includes(body) && FIT_SKINS.includes(skin);
}

export const keptFigure = (): KeptFigure => readStoredJson(KEY, isOffered) ?? {};

export const keepFigure = (figure: KeptFigure): void => writeStored(KEY, JSON.stringify(figure));
