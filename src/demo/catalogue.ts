/** The shop window: every invented brand with its products, the same on every machine. */
import { bintElGhazl } from "./brands/bint-el-ghazl.ts";
import { darElMeqass } from "./brands/dar-el-meqass.ts";
import { farashaWTayara } from "./brands/farasha-w-tayara.ts";
import { helmBanafseg } from "./brands/helm-banafseg.ts";
import { kettanWBahr } from "./brands/kettan-w-bahr.ts";
import { khamsaElAsr } from "./brands/khamsa-el-asr.ts";
import { khatwetAmar } from "./brands/khatwet-amar.ts";
import { laylHarir } from "./brands/layl-harir.ts";
import { nomElHana } from "./brands/nom-el-hana.ts";
import { nabdetSobh } from "./brands/nabdet-sobh.ts";
import { tareeqElWaha } from "./brands/tareeq-el-waha.ts";
import { lamsetNada } from "./brands/lamset-nada.ts";
import { odaSoghayara } from "./brands/oda-soghayara.ts";
import { rasif26 } from "./brands/rasif-26.ts";
import { sittRayhana } from "./brands/sitt-rayhana.ts";
import { zoqaqElDenim } from "./brands/zoqaq-el-denim.ts";
import { brandFrom } from "./rules/products.ts";
import type { DemoBrand } from "./types.ts";

const BOOKS = [
  laylHarir,
  sittRayhana,
  rasif26,
  kettanWBahr,
  khatwetAmar,
  bintElGhazl,
  darElMeqass,
  zoqaqElDenim,
  helmBanafseg,
  khamsaElAsr,
  nomElHana,
  nabdetSobh,
  tareeqElWaha,
  lamsetNada,
  farashaWTayara,
  odaSoghayara,
];

export const demoCatalogue = (): DemoBrand[] => BOOKS.map(brandFrom);
