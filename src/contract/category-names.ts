// What the categories are called in Arabic, on the screens and in letters.
import type { CategoryName } from "./categories.ts";

export const CATEGORY_NAMES_AR: Record<CategoryName, string> = {
  Abayas: "عبايات",
  Accessories: "إكسسوارات",
  Bags: "شنط",
  Blazers: "بليزرات",
  Cardigans: "كارديجان",
  "Clothing Sets": "أطقم",
  "Coats & Jackets": "بلاطي وجواكت",
  Dresses: "فساتين",
  Footwear: "جزم وصنادل",
  "Gifts & Stationery": "هدايا وأدوات مكتبية",
  Headwear: "كابات وقبعات",
  "Hijabs & Scarves": "طرح وإيشاربات",
  "Home & Living": "للبيت",
  "Hoodies & Sweatshirts": "هوديز وسويت شيرتات",
  Undershirts: "فانلات وبديهات",
  Underwear: "ملابس داخلية",
  "Jumpsuits & Overalls": "جمبسوت وسالوبيت",
  "Kaftans & Kimonos": "قفاطين وكيمونو",
  "Kids' Clothing": "لبس أطفال",
  Homewear: "لبس بيت",
  Leggings: "ليجن",
  Pants: "بناطيل",
  "Ponchos & Capes": "بونشو وكيب",
  Prayerwear: "إسدالات وصلاة",
  Shirts: "قمصان",
  Blouses: "بلوزات",
  "T-Shirts": "تيشيرتات",
  "Tank Top": "توبات كات",
  Shorts: "شورتات",
  Skirts: "جيبات",
  Sleepwear: "بيجامات ونوم",
  Sportswear: "لبس رياضي",
  Suits: "بدل",
  Sweatpants: "بناطيل ميلتون",
  Swimwear: "مايوهات",
  Tracksuits: "تريننج",
  Vest: "فيست",
  Others: "حاجات تانية",
};

/** As its readers call it; a name that is no category of ours stays as it is. */
export const categoryNameIn = (language: "en" | "ar", name: string): string =>
  (language === "ar" && (CATEGORY_NAMES_AR as Record<string, string>)[name]) || name;
