// Pieces in the manner of Egyptian shops, with what a shop assistant would say of each. None is in the demo.
// Every third of them was put aside before the rules were tuned.
export type ShopPiece = {
  title: string;
  description?: string;
  category?: string;
  style?: string;
  sizes?: string;
  materials?: string;
  /** "sleeve=long"; one with "!" in front must not be concluded. */
  is: string;
};

const piece = (title: string, more: Omit<ShopPiece, "title">): ShopPiece => ({ title, ...more });

// One piece a line is read more easily.
// prettier-ignore
export const SHOP_PIECES: ShopPiece[] = [
  piece("Nour Wrap Maxi Dress", { description: "Flowy viscose, long sleeves, fully lined. True modest cut.", category: "Dresses", sizes: "S,M,L,XL", materials: "Viscose", is: "sleeve=long length=long opacity=lined coverage=covered breathability=breathable audience=women" }),
  piece("Basic ribbed tank", { description: "Soft cotton with elastane, thin straps.", category: "Tank Top", sizes: "S,M,L", materials: "95% Cotton,5% Elastane", is: "sleeve=sleeveless fabric=cotton coverage=bare warmth=light" }),
  piece("Men's Oxford Shirt", { description: "Button-down collar. Slim fit. Machine wash at 30 degrees.", category: "Shirts", sizes: "M,L,XL,XXL", materials: "Cotton", is: "audience=men neckline=collar fit=tight care=machine-wash care=wash-cold sleeve=long" }),
  piece("عباية خليجي سودا", { description: "كريب ملكي مش شفاف، كم واسع، معاها طرحة هدية", category: "Abayas", sizes: "54,56,58", materials: "كريب", is: "length=long sleeve=long fit=loose opacity=opaque fabric=crepe audience=women coverage=covered" }),
  piece("فستان شيفون مبطن", { description: "فستان سواريه شيفون ببطانة كاملة، كم طويل، طويل لحد الأرض. تنضيف جاف", category: "Dresses", sizes: "38,40,42", materials: "شيفون", is: "opacity=lined sleeve=long length=long formality=evening care=dry-clean" }),
  piece("تيشيرت رجالي قطن مصري", { description: "نص كم، رقبة مدورة، خامة باردة بتمتص العرق", category: "T-Shirts", sizes: "L,XL,XXL", materials: "قطن", is: "audience=men sleeve=short neckline=round breathability=breathable fabric=cotton" }),
  piece("Girls Frozen-style party dress", { description: "Tulle skirt with inner lining, sleeveless. For birthdays.", category: "Kids' Clothing", sizes: "3-4Y,5-6Y,7-8Y", materials: "Tulle,Cotton", is: "audience=girls age=36-107 sleeve=sleeveless opacity=lined occasion=party" }),
  piece("Boys' denim jacket", { description: "Sturdy denim, long sleeves.", category: "Kids' Clothing", sizes: "6Y,8Y,10Y,12Y", materials: "Denim", is: "audience=boys sleeve=long fabric=denim" }),
  piece("بيجامة أطفال قطن", { description: "بيجامة ولادي كم طويل ١٠٠٪ قطن", category: "Sleepwear", sizes: "2-3 سنين,4-5 سنين", materials: "", is: "audience=boys sleeve=long formality=home fabric=cotton" }),
  piece("Linen-blend wide leg pants", { description: "Breathable and light, elastic waist, full length.", category: "Pants", sizes: "S/M,L/XL", materials: "Linen,Cotton", is: "fit=loose length=long breathability=breathable warmth=light fabric=linen season=summer" }),
  piece("Mom jeans", { description: "High waist, rigid denim. Inseam 72 cm.", category: "Pants", sizes: "26,28,30,32", materials: "100% Cotton denim", is: "length=long opacity=opaque formality=casual" }),
  piece("بنطلون جينز سكيني", { description: "ليكرا مريح، وسط عالي", category: "Pants", sizes: "36,38,40", materials: "جينز", is: "fit=tight length=long formality=casual" }),
  piece("Teddy coat", { description: "Keeps you warm all winter. Falls below the knee.", category: "Coats & Jackets", sizes: "S,M,L", materials: "Polyester", is: "warmth=warm season=winter length=midi sleeve=long" }),
  piece("جاكيت بافر مبطن فرو", { description: "بيدفي جدا في البرد، سوستة", category: "Coats & Jackets", sizes: "M,L,XL", materials: "بوليستر", is: "warmth=warm season=winter sleeve=long" }),
  piece("Chiffon hijab", { description: "Soft chiffon, 180x70 cm, does not slip.", category: "Hijabs & Scarves", sizes: "One size", materials: "Chiffon", is: "audience=women fabric=chiffon !sleeve !length" }),
  piece("Isdal two-piece", { description: "Prayer dress, crepe, with headscarf.", category: "Prayerwear", sizes: "Free size", materials: "Crepe", is: "occasion=prayer coverage=covered formality=home !occasion=work" }),
  piece("إسدال صلاة للبنات", { description: "إسدال أطفال قطن", category: "Prayerwear", sizes: "6-7Y,8-9Y", materials: "قطن", is: "audience=girls age=72-119 occasion=prayer" }),
  piece("Leather crossbody bag", { description: "Long adjustable strap. Genuine cow leather. Wipe with a damp cloth.", category: "Bags", sizes: "", materials: "Leather", is: "fabric=leather care=wipe-clean !sleeve !length !warmth !fit" }),
  piece("Running leggings", { description: "Squat proof, quick dry, skin tight. For training.", category: "Sportswear", sizes: "XS,S,M,L", materials: "Nylon,Elastane", is: "opacity=opaque fit=tight breathability=breathable formality=sport length=long" }),
  piece("توب رياضي للمحجبات", { description: "توب جيم طويل كم طويل دراي فت بيمتص العرق", category: "Sportswear", sizes: "M,L,XL", materials: "بوليستر", is: "sleeve=long coverage=covered breathability=breathable formality=sport" }),
  piece("Burkini full set", { description: "Quick drying lycra, three pieces.", category: "Swimwear", sizes: "M,L,XL,XXL", materials: "Nylon", is: "coverage=covered occasion=beach audience=women" }),
  piece("Satin slip dress", { description: "Spaghetti straps, midi. Hand wash only.", category: "Dresses", sizes: "S,M,L", materials: "Satin", is: "sleeve=sleeveless length=midi care=hand-wash coverage=bare" }),
  piece("Off-shoulder crop top", { description: "Stretchy.", category: "Blouses", sizes: "S,M", materials: "Cotton", is: "neckline=bare length=cropped coverage=bare" }),
  piece("بلوزة كت صيفي", { description: "بلوزة فيسكوز كت خفيفة جدا", category: "Blouses", sizes: "S,M,L", materials: "فيسكوز", is: "sleeve=sleeveless warmth=light season=summer audience=women" }),
  piece("Oversized Hoodie — Cairo", { description: "Heavyweight cotton. Wear it over a sleeveless top.", category: "Hoodies & Sweatshirts", sizes: "S,M,L,XL", materials: "Cotton", is: "fit=loose warmth=warm sleeve=long season=winter" }),
  piece("Fine-knit linen cardigan", { description: "Open front, for summer nights.", category: "Cardigans", sizes: "S,M,L", materials: "Linen", is: "warmth=light breathability=breathable sleeve=long season=summer" }),
  piece("Wool blazer", { description: "Tailored, notch lapel. Dry clean only.", category: "Blazers", sizes: "38,40,42,44", materials: "70% Wool,30% Polyester", is: "fabric=wool warmth=warm care=dry-clean sleeve=long opacity=opaque" }),
  piece("بليزر كريب نص كم", { description: "للشغل والخروج", category: "Blazers", sizes: "S,M,L", materials: "كريب", is: "sleeve=short occasion=work occasion=everyday" }),
  piece("Pleated satin midi skirt", { description: "Elastic waist, not see-through.", category: "Skirts", sizes: "S,M,L,XL", materials: "Satin", is: "length=midi opacity=opaque audience=women !sleeve" }),
  piece("جيبة جينز طويلة", { description: "جيبة واسعة كلوش للمحجبات", category: "Skirts", sizes: "38,40,42", materials: "جينز", is: "length=long fit=loose coverage=covered opacity=opaque" }),
  piece("Mini denim skirt", { description: "Above the knee.", category: "Skirts", sizes: "S,M,L", materials: "Denim", is: "length=short coverage=bare" }),
  piece("Linen kaftan with side slits", { description: "Length 140 cm, sleeve length 55 cm. One size fits up to 90 kg.", category: "Kaftans & Kimonos", sizes: "One Size", materials: "Linen", is: "length=long sleeve=long breathability=breathable fit=loose" }),
  piece("Kimono chiffon", { description: "Semi-sheer. Length: 85 cm.", category: "Kaftans & Kimonos", sizes: "Free size", materials: "Chiffon", is: "opacity=sheer length=short" }),
  piece("Men's leather loafers", { description: "Genuine leather, hand stitched.", category: "Footwear", sizes: "40,41,42,43,44", materials: "Leather", is: "audience=men fabric=leather formality=smart !fit !length" }),
  piece("White sneakers", { description: "Chunky sole.", category: "Footwear", sizes: "36,37,38,39,40", materials: "PU leather", is: "audience=women formality=casual" }),
  piece("صندل بناتي جلد", { description: "", category: "Footwear", sizes: "28,29,30,31,32", materials: "جلد", is: "season=summer fabric=leather" }),
  piece("Kids sneakers", { description: "Light and breathable mesh.", category: "Footwear", sizes: "26,27,28,29", materials: "Mesh", is: "audience=kids breathability=breathable" }),
  piece("Baby romper", { description: "Organic cotton, snap buttons.", category: "Kids' Clothing", sizes: "0-3M,3-6M,6-9M", materials: "Cotton", is: "audience=baby age=0-9 fabric=cotton breathability=breathable" }),
  piece("سالوبيت بيبي قطيفة", { description: "دافي للشتا", category: "Kids' Clothing", sizes: "3-6M,6-12M", materials: "قطيفة", is: "audience=baby warmth=warm season=winter" }),
  piece("Couple hoodie", { description: "Unisex fit, fleece lined.", category: "Hoodies & Sweatshirts", sizes: "S,M,L,XL", materials: "Cotton,Fleece", is: "audience=everyone warmth=warm" }),
  piece("Crochet beach top", { description: "Sheer crochet knit, sleeveless.", category: "Blouses", sizes: "S,M", materials: "Knit", is: "opacity=sheer sleeve=sleeveless occasion=beach" }),
  piece("Polo shirt", { description: "Pique cotton. Pair with chinos and loafers.", category: "T-Shirts", sizes: "M,L,XL", materials: "Cotton", is: "sleeve=short neckline=collar formality=casual" }),
  piece("قميص كتان رجالي", { description: "قميص صيفي كم طويل كتان بيتنفس، مش بيكرمش", category: "Shirts", sizes: "M,L,XL,2XL", materials: "كتان", is: "audience=men sleeve=long fabric=linen breathability=breathable care=no-iron season=summer" }),
  piece("Evening clutch", { description: "Sequins, silver chain 120 cm.", category: "Bags", sizes: "", materials: "Sequin", is: "formality=evening audience=women !length !sleeve" }),
  piece("Tuxedo suit", { description: "Two-piece formal suit for weddings. Slim fit.", category: "Suits", sizes: "46,48,50,52,54", materials: "Wool", is: "formality=formal occasion=wedding fit=tight sleeve=long" }),
  piece("تايير حريمي شغل", { description: "تايير رسمي بليزر وبنطلون", category: "Suits", sizes: "40,42,44,46", materials: "جبردين", is: "audience=women formality=formal occasion=work fabric=gabardine" }),
  piece("Knee-length shirt dress", { description: "Poplin cotton, rolled three quarter sleeves.", category: "Dresses", sizes: "S,M,L", materials: "Cotton poplin", is: "length=knee sleeve=three-quarter fabric=poplin breathability=breathable" }),
  piece("Turtleneck knit sweater", { description: "Chunky knit, hand wash cold, dry flat.", category: "Hoodies & Sweatshirts", sizes: "S/M,L/XL", materials: "Acrylic,Wool", is: "neckline=high warmth=warm care=hand-wash care=no-tumble-dry sleeve=long" }),
  piece("بلوفر تريكو رقبة عالية", { description: "صوف تقيل", category: "Hoodies & Sweatshirts", sizes: "فري سايز", materials: "صوف", is: "neckline=high warmth=warm fabric=wool" }),
  piece("Maternity dress", { description: "Stretch jersey, nursing friendly, knee length, short sleeves.", category: "Dresses", sizes: "M,L,XL", materials: "Jersey", is: "occasion=maternity length=knee sleeve=short fabric=jersey" }),
  piece("Jumpsuit with deep V", { description: "Wide legs, plunging neckline, sleeveless.", category: "Jumpsuits & Overalls", sizes: "S,M,L", materials: "Crepe", is: "neckline=deep sleeve=sleeveless coverage=bare fit=loose" }),
  piece("سالوبيت جينز", { description: "", category: "Jumpsuits & Overalls", sizes: "S,M,L", materials: "جينز", is: "fabric=denim formality=casual" }),
  piece("Velvet abaya with embroidery", { description: "For Ramadan and Eid gatherings. Closed front.", category: "Abayas", sizes: "52,54,56,58,60", materials: "Velvet", is: "warmth=warm occasion=ramadan occasion=eid length=long sleeve=long coverage=covered" }),
  piece("Striped pyjama set", { description: "Brushed cotton, for sleeping in. Machine washable.", category: "Sleepwear", sizes: "S,M,L,XL", materials: "Cotton", is: "formality=home care=machine-wash fabric=cotton" }),
  piece("جلابية بيتي قطن", { description: "واسعة ومريحة، نص كم، طويلة", category: "Homewear", sizes: "XL,2XL,3XL", materials: "قطن", is: "formality=home fit=loose sleeve=short fabric=cotton" }),
  piece("Lace bodysuit", { description: "Unlined lace.", category: "Undershirts", sizes: "S,M,L", materials: "Lace", is: "opacity=sheer fabric=lace" }),
  piece("Trench coat", { description: "Water resistant gabardine, knee length, belted.", category: "Coats & Jackets", sizes: "S,M,L", materials: "Gabardine", is: "length=knee sleeve=long fabric=gabardine !warmth=warm" }),
  piece("Cap sleeve blouse", { description: "Light crepe, round neckline, for the office.", category: "Blouses", sizes: "36,38,40", materials: "Crepe", is: "sleeve=short neckline=round occasion=work" }),
  piece("تونيك طويل للمحجبات", { description: "تونيك كم طويل مش مجسم، طول ١٠٠ سم", category: "Blouses", sizes: "L,XL,XXL", materials: "قطن", is: "length=long sleeve=long fit=loose coverage=covered" }),
  piece("Cushion cover", { description: "Long zip, linen, 45x45 cm. Machine wash.", category: "Home & Living", sizes: "45×45 cm", materials: "Linen", is: "fabric=linen care=machine-wash !sleeve !length !warmth !audience" }),
  piece("Silver necklace", { description: "Sterling silver, length 45 cm.", category: "Accessories", sizes: "", materials: "Sterling silver", is: "fabric=silver-metal !length !sleeve" }),
  piece("Linen bermuda shorts", { description: "To the knee, relaxed cut. For him.", category: "Shorts", sizes: "30,32,34,36", materials: "Linen", is: "length=knee fit=loose audience=men breathability=breathable" }),
  piece("كيمونو شيفون بحر", { description: "كاش مايوه شفاف للبحر", category: "Kaftans & Kimonos", sizes: "فري سايز", materials: "شيفون", is: "opacity=sheer occasion=beach" }),
  piece("Quilted gilet", { description: "Padded, sleeveless, goes well over long sleeve sweaters.", category: "Vest", sizes: "S,M,L,XL", materials: "Nylon", is: "sleeve=sleeveless warmth=warm" }),
  piece("Mesh sports bra", { description: "High support, breathable.", category: "Sportswear", sizes: "S,M,L", materials: "Nylon,Mesh", is: "length=cropped fit=tight breathability=breathable audience=women coverage=bare" }),
  piece("طقم بناتي صيفي", { description: "تيشيرت نص كم وشورت قطن", category: "Kids' Clothing", sizes: "4,6,8,10", materials: "قطن", is: "audience=girls age=48-131 sleeve=short season=summer" }),
];
