// What is said of a product, column by column, and the only place where these columns are listed: the table's type,
// what is written, read and compared, and the statements themselves are made of this declaration.
import type { Generated } from "kysely";

type Held = { text: string; "text[]": string[]; numeric: number; boolean: boolean };
type Kind = keyof Held;
/** `null`: may be empty; `default`: may be left out when a row is made. */
type Declared = Kind | `${Kind} null` | `${Kind} default`;

type ReadAs<Column> = Column extends `${infer Base extends Kind} null`
  ? Held[Base] | null
  : Column extends `${infer Base extends Kind} default`
    ? Held[Base]
    : Column extends Kind
      ? Held[Column]
      : never;

type Defaulted<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends `${Kind} default` ? Name : never;
}[keyof Columns];

/** What a product is: search finds it by these. */
const DESCRIBED = {
  title: "text",
  description: "text",
  title_ar: "text default",
  description_ar: "text default",
  category: "text null",
  style: "text",
  colors: "text[]",
  sizes: "text[]",
  materials: "text[]",
} as const satisfies Record<string, Declared>;

/** How it is shown and sold. */
const OFFERED = {
  image_url: "text null",
  other_image_urls: "text[]",
  price: "numeric",
  current_price: "numeric null",
  currency: "text",
  url: "text null",
  sold_out: "boolean",
  hidden: "boolean",
  active: "boolean",
  is_new: "boolean",
} as const satisfies Record<string, Declared>;

const SAID = { ...DESCRIBED, ...OFFERED };

export type DescribedColumn = keyof typeof DESCRIBED;
export type SaidColumn = keyof typeof SAID;

export const DESCRIBED_COLUMNS = Object.keys(DESCRIBED) as DescribedColumn[];
export const SAID_COLUMNS = Object.keys(SAID) as SaidColumn[];

/** As the database names its type. */
export const sqlTypeOf = (column: SaidColumn): string => SAID[column].split(" ")[0] ?? "";

/** As it is kept: every column is there. */
export type SaidOfProduct = { [Name in SaidColumn]: ReadAs<(typeof SAID)[Name]> };

type WithDefaults = Defaulted<typeof SAID>;

/** As it is made: what has a default may be left out. */
export type SaidWhenMade = Omit<SaidOfProduct, WithDefaults> &
  Partial<Pick<SaidOfProduct, WithDefaults>>;

/** As a table's type says it. */
export type SaidInTable = Omit<SaidOfProduct, WithDefaults> & {
  [Name in WithDefaults]: Generated<SaidOfProduct[Name]>;
};

export function saidIn(row: SaidOfProduct): SaidOfProduct {
  return pickColumns(row, SAID_COLUMNS);
}

export const describedIn = (row: SaidOfProduct): Pick<SaidOfProduct, DescribedColumn> =>
  pickColumns(row, DESCRIBED_COLUMNS);

const pickColumns = <Row, Column extends keyof Row>(row: Row, columns: Column[]) =>
  Object.fromEntries(columns.map((column) => [column, row[column]])) as Pick<Row, Column>;
