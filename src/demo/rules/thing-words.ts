/** Words for the options of shoes, bags, jewellery and things for the home. */
import { type Trait, trait } from "./cut-words.ts";

export const THING_TRAITS: Record<string, Record<string, Trait>> = {
  "sneakers.style": {
    court: trait("court", "a low court cut", "قصة كلاسيك"),
    runner: trait("running", "a light running sole", "نعل جري خفيف"),
    hightop: trait("", "a high ankle", "رقبة عالية"),
    slipon: trait("slip-on", "no laces", "قصة من غير رباط"),
  },
  "heels.style": {
    pump: trait("pump", "a slim heel", "كعب رفيع"),
    block: trait("block", "a steady block heel", "كعب عريض ثابت"),
    kitten: trait("kitten", "a low kitten heel", "كعب صغير"),
    slingback: trait("slingback", "a slingback strap", "حزام خلفي"),
  },
  "boots.style": {
    chelsea: trait("Chelsea", "elastic sides", "جوانب أستك"),
    ankle: trait("", "a neat ankle", "رقبة قصيرة"),
    combat: trait("combat", "laces to the ankle", "رباط كامل"),
    tall: trait("tall", "a tall shaft", "رقبة طويلة"),
    rain: trait("rain", "a waterproof shell", "خامة ضد المية"),
  },
  "sandals.style": {
    twostrap: trait("two-strap", "two wide straps", "حزامين عريضين"),
    cross: trait("cross-strap", "crossed straps", "أحزمة متقاطعة"),
    thong: trait("thong", "a thong strap", "حزام صباع"),
    ankle: trait("ankle-strap", "an ankle strap", "حزام عند الكاحل"),
    slide: trait("", "one wide strap", "حزام عريض"),
  },
  "flats.style": {
    ballet: trait("", "a round toe", "مقدمة مستديرة"),
    pointed: trait("pointed", "a pointed toe", "مقدمة مدببة"),
    espadrille: trait("", "a rope sole", "نعل حبل"),
    slipper: trait("", "a padded sole", "نعل مبطن"),
  },
  "loafers.style": {
    penny: trait("penny", "a penny strap", "حزام كلاسيك"),
    horsebit: trait("horsebit", "a metal bit", "حلية معدن"),
    tassel: trait("tassel", "leather tassels", "شراشيب جلد"),
  },
  "handbag.style": {
    top: trait("top-handle", "a top handle", "إيد علوية"),
    saddle: trait("saddle", "a rounded flap", "غطا دائري"),
    crossbody: trait("", "a long strap", "حزام طويل"),
    bucket: trait("bucket", "a drawstring top", "قفلة برباط"),
    clutch: trait("envelope", "a wrist loop", "حزام يد صغير"),
  },
  "headwear.style": {
    sunhat: trait("", "a wide brim", "حافة واسعة"),
    bucket: trait("", "a soft brim", "حافة ناعمة"),
    beret: trait("", "a felted finish", "قصة بيريه"),
    beanie: trait("", "a ribbed turn-up", "طرف مضلع"),
    cap: trait("", "a curved peak", "حافة مقوسة"),
  },
  pompom: { true: trait("pompom", "a pompom", "كرة فرو") },
  "sunglasses.style": {
    round: trait("round", "round lenses", "عدسات مستديرة"),
    square: trait("square", "square lenses", "عدسات مربعة"),
    cateye: trait("cat-eye", "a cat-eye frame", "شكل عين القطة"),
    aviator: trait("aviator", "an aviator frame", "شكل أفياتور"),
  },
  "necklace.style": {
    pendant: trait("pendant", "a stone pendant", "دلاية حجر"),
    pearls: trait("pearl", "a string of pearls", "صف لولي"),
    layered: trait("layered", "three fine chains", "تلات طبقات"),
    coin: trait("coin", "a coin pendant", "دلاية عملة"),
  },
  "earrings.style": {
    drops: trait("drop", "swinging drops", "دلايات متحركة"),
    hoops: trait("hoop", "plain hoops", "حلقات سادة"),
    tassels: trait("tassel", "thread tassels", "شراشيب"),
  },
  "leatherbelt.style": {
    woven: trait("woven", "a woven strap", "جلد مضفر"),
    coiled: trait("", "a square buckle", "توكة مربعة"),
  },
  strap: {
    leather: trait("leather-strap", "a leather strap", "سوار جلد"),
    metal: trait("bracelet", "a metal bracelet", "سوار معدن"),
  },
  "vase.style": {
    round: trait("round", "a round belly", "شكل دائري"),
    tall: trait("tall", "a tall neck", "رقبة طويلة"),
  },
  ornament: {
    rosette: trait("rosette", "a foil rosette on the cover", "وردة مطبوعة على الغلاف"),
    lines: trait("ruled", "a foil frame on the cover", "إطار مطبوع على الغلاف"),
    none: trait("plain", "a plain cover", "غلاف سادة"),
  },
  "rug.style": {
    arch: trait("", "a mihrab arch", "رسمة محراب"),
    medallion: trait("medallion", "a medallion in the middle", "ميدالية في النص"),
    bands: trait("banded", "woven bands", "خطوط منسوجة"),
  },
  "cushion.shape": { long: trait("long", "a long shape", "شكل مستطيل"), square: {} },
  "socks.length": {
    ankle: trait("ankle", "an ankle length", "طول قصير"),
    crew: trait("crew", "a crew length", "طول متوسط"),
    knee: trait("knee", "a knee length", "طول لحد الركبة"),
  },
  motif: {
    crescent: trait("Ramadan", "a crescent and star", "هلال ونجمة"),
    lantern: trait("lantern", "a lantern drawing", "رسمة فانوس"),
    flowers: trait("flower", "painted flowers", "ورد مرسوم"),
  },
};
