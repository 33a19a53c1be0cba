// The names under which shops' own data keep what a product is: its title, prices, text and pictures.

export const TITLE_KEYS = [
  "name",
  "title",
  "product_name",
  "productName",
  "item_name",
  "product_title",
  "displayName",
];
/** What is asked now, before any plain price. */
export const ASKED_NOW_KEYS = [
  "sale_price",
  "salePrice",
  "special_price",
  "specialPrice",
  "final_price",
  "finalPrice",
  "current_price",
  "currentPrice",
  "discounted_price",
  "discountedPrice",
];
export const PRICE_KEYS = [
  ...ASKED_NOW_KEYS,
  "price_amount",
  "priceWithTax",
  "price_with_tax",
  "priceInclTax",
  "price_incl_tax",
  "price",
  "display_price",
  "unit_price",
  "regular_price",
  "lowPrice",
  "price_min",
];
export const REGULAR_KEYS = [
  "compare_at_price",
  "compareAtPrice",
  "regular_price",
  "regularPrice",
  "old_price",
  "oldPrice",
  "original_price",
  "originalPrice",
  "list_price",
  "listPrice",
  "was_price",
  "display_regular_price",
  "price_before",
  "original_amount",
];
export const FORMER = [
  "before",
  "was",
  "original",
  "old",
  "compareAt",
  "compare_at",
  "regular",
  "list",
  "full",
  "standard",
  "previous",
];

export const DESCRIPTIONS = [
  "description",
  "body_html",
  "about",
  "body",
  "long_description",
  "longDescription",
  "details",
  "story",
  "summary",
  "short_description",
  "descriptionHtml",
  "description_html",
  "desc",
  "excerpt",
];
/** "description_en", "productDescription", "fullDesc": a text by what it is called. */
export const DESCRIPTION_LIKE =
  /^(?:product|full|long|short|item)?_?desc(?:ription)?(?:_?(?:html|text|long|full|en|ar))?$/i;
export const PICTURES = [
  "images",
  "photos",
  "pictures",
  "gallery",
  "media",
  "image_urls",
  "imageUrls",
  "image",
  "photo",
  "cover",
  "thumbnail",
  "thumb",
  "picture",
  "img",
];

/** "itemName", "product_label", "nom": a title by how it ends. Who believes it compares it with the page's own. */
export const TITLE_LIKE =
  /^(?:(?:product|item|prod|piece|article|goods|display|model|full|short)[_-]?)?(?:name|title|label|nom|designation)(?:[_-]?(?:en|ar))?$/i;
/** "productImages", "imgs", "media_gallery": a list of pictures by what it is called. */
export const PICTURES_LIKE =
  /^(?:product|item|all|other|more|detail|gallery)?_?(?:image|img|photo|picture|gallery|media|asset)s?(?:_?(?:list|url|urls|gallery|images|files|set|array|path|paths))?$/i;
