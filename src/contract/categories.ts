// The 38 categories and the explore tree of 20 groups, as section 3 of the specification lists them.

export const CATEGORIES = [
  "Abayas",
  "Accessories",
  "Bags",
  "Blazers",
  "Cardigans",
  "Clothing Sets",
  "Coats & Jackets",
  "Dresses",
  "Footwear",
  "Gifts & Stationery",
  "Headwear",
  "Hijabs & Scarves",
  "Home & Living",
  "Hoodies & Sweatshirts",
  "Undershirts",
  "Underwear",
  "Jumpsuits & Overalls",
  "Kaftans & Kimonos",
  "Kids' Clothing",
  "Homewear",
  "Leggings",
  "Pants",
  "Ponchos & Capes",
  "Prayerwear",
  "Shirts",
  "Blouses",
  "T-Shirts",
  "Tank Top",
  "Shorts",
  "Skirts",
  "Sleepwear",
  "Sportswear",
  "Suits",
  "Sweatpants",
  "Swimwear",
  "Tracksuits",
  "Vest",
  "Others",
] as const;

export type CategoryName = (typeof CATEGORIES)[number];

export type CategoryGroup = {
  id: string;
  name: string;
  /** Its line drawing: one of the drawings of /categories.svg, by its id. */
  image: string;
  /** Empty for a group that is itself one of the 38 categories. */
  subcategories: readonly { id: string; name: CategoryName }[];
};

export const categoryId = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("'", "")
    .replace(/[^a-z0-9]+/g, "-");

const group = (name: string, ...children: CategoryName[]): CategoryGroup => ({
  id: categoryId(name),
  name,
  image: `/categories.svg#${categoryId(name)}`,
  subcategories: children.map((child) => ({ id: categoryId(child), name: child })),
});

export const CATEGORY_TREE: readonly CategoryGroup[] = [
  group("Blazers"),
  group("Cardigans"),
  group("Coats & Jackets"),
  group("Cover-ups", "Ponchos & Capes", "Kaftans & Kimonos", "Abayas", "Prayerwear"),
  group("Hijabis", "Headwear", "Hijabs & Scarves"),
  group("Dresses"),
  group("Jumpsuits & Overalls"),
  group("Suits"),
  group("Clothing Sets"),
  group("Tops", "Shirts", "Blouses", "T-Shirts", "Tank Top", "Vest", "Hoodies & Sweatshirts"),
  group("Bottoms", "Pants", "Leggings", "Shorts", "Skirts", "Sweatpants"),
  group("Active & Sportswear", "Sportswear", "Tracksuits", "Swimwear"),
  group("Homey", "Homewear", "Sleepwear"),
  group("Footwear"),
  group("Accessories"),
  group("Bags"),
  group("Home & Gifts", "Gifts & Stationery", "Home & Living"),
  group("Kids", "Kids' Clothing"),
  group("Underclothes", "Undershirts", "Underwear"),
  group("Others"),
];

/** Nobody chooses a size of these. */
export const SIZELESS: ReadonlySet<string> = new Set<CategoryName>([
  "Accessories",
  "Bags",
  "Home & Living",
  "Gifts & Stationery",
  "Hijabs & Scarves",
  "Headwear",
  "Others",
]);

/** A parent group stands for all its children; a leaf group for itself. */
export function categoriesOf(groupOrCategory: string): string[] {
  const found = CATEGORY_TREE.find((candidate) => candidate.name === groupOrCategory);
  return found && found.subcategories.length > 0
    ? found.subcategories.map((child) => child.name)
    : [groupOrCategory];
}

/** The group a category stands in, by name; undefined for what is none. */
export const groupOf = (category: string): string | undefined =>
  CATEGORY_TREE.find(
    ({ name, subcategories }) =>
      name === category || subcategories.some((own) => own.name === category),
  )?.name;
