// Words of orders: what a shop tells of visits that became one, and how to set it up.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const ordersTranslations = defineTranslations({
  title: { en: "Orders from our visits", ar: "طلبات من زياراتنا" },
  about: {
    en: "Your shop can tell us when a visit that we sent became an order. We keep the visit and its piece, nothing about the buyer and no amount. Sold-out sizes are then read again within minutes.",
    ar: "يمكن لمتجرك أن يخبرنا حين تصبح زيارة أرسلناها طلبًا. نحفظ الزيارة وقطعتها، ولا شيء عن المشتري ولا المبلغ. وتُقرأ المقاسات التي نفدت من جديد خلال دقائق.",
  },
  wanted: { en: "My shop tells of orders", ar: "متجري يخبر عن الطلبات" },
  orders: {
    en: { one: "{n} visit became an order", other: "{n} visits became orders" },
    ar: {
      zero: "لم تصبح أي زيارة طلبًا",
      one: "زيارة واحدة أصبحت طلبًا",
      two: "زيارتان أصبحتا طلبًا",
      few: "{n} زيارات أصبحت طلبات",
      many: "{n} زيارة أصبحت طلبًا",
      other: "{n} زيارة أصبحت طلبًا",
    },
  },
  confirmed: {
    en: "{n} of them signed by your shop’s system",
    ar: "منها {n} موقّعة من نظام متجرك",
  },
  noneYet: {
    en: "No visit of these days has become an order yet.",
    ar: "لم تصبح أي زيارة في هذه الأيام طلبًا بعد.",
  },
  piece: { en: "Piece that was visited", ar: "القطعة التي زاروها" },
  count: { en: "Orders", ar: "الطلبات" },
  heard: { en: "Last heard from your shop: {when}", ar: "آخر خبر من متجرك: {when}" },
  neverHeard: {
    en: "Your shop has not been heard yet.",
    ar: "لم يصلنا شيء من متجرك بعد.",
  },
  refused: {
    en: "Last refused: {when}. Its signature did not fit; compare the secret.",
    ar: "آخر رسالة مرفوضة: {when}. التوقيع لا يطابق، راجع المفتاح السري.",
  },
  setUp: { en: "Set up", ar: "الإعداد" },
  system: { en: "Shop system", ar: "نظام المتجر" },
  shopify: { en: "Shopify", ar: "Shopify" },
  woocommerce: { en: "WooCommerce", ar: "WooCommerce" },
  page: { en: "Another shop", ar: "متجر آخر" },
  shopify1: {
    en: "In Shopify open Settings → Notifications → Webhooks, and create a webhook for “Order creation” in the format JSON with this address:",
    ar: "في Shopify افتح Settings ثم Notifications ثم Webhooks، وأنشئ webhook للحدث “Order creation” بصيغة JSON وبهذا العنوان:",
  },
  shopify2: {
    en: "Create a second one for “Product update” with the same address, so that sold-out sizes are known at once.",
    ar: "أنشئ آخر للحدث “Product update” بالعنوان نفسه، حتى نعرف المقاسات التي نفدت في الحال.",
  },
  shopify3: {
    en: "Below the list Shopify shows what its webhooks are signed with. Paste that here:",
    ar: "أسفل القائمة يعرض Shopify المفتاح الذي يوقّع به. الصقه هنا:",
  },
  shopifySecret: { en: "Shopify’s signing secret", ar: "مفتاح التوقيع من Shopify" },
  secretKept: {
    en: "One is kept. A new one takes its place.",
    ar: "يوجد مفتاح محفوظ. الجديد يحل محله.",
  },
  save: { en: "Save secret", ar: "حفظ المفتاح" },
  saved: { en: "The secret is kept, encrypted.", ar: "حُفظ المفتاح مشفّرًا." },
  woo1: {
    en: "In WordPress open WooCommerce → Settings → Advanced → Webhooks and add one: status Active, topic “Order created”, with this address:",
    ar: "في WordPress افتح WooCommerce ثم Settings ثم Advanced ثم Webhooks وأضف واحدًا: الحالة Active والموضوع “Order created” وبهذا العنوان:",
  },
  woo2: {
    en: "Into its field “Secret” goes the secret below. A second webhook with the topic “Product updated”, same address and secret, tells sold-out sizes at once.",
    ar: "وفي خانة “Secret” ضع المفتاح السري أدناه. وwebhook آخر بالموضوع “Product updated” وبالعنوان والمفتاح نفسيهما يخبرنا بالمقاسات التي نفدت في الحال.",
  },
  woo3: {
    en: "WooCommerce remembers by itself how a shopper came (Order attribution, on by default).",
    ar: "يتذكر WooCommerce بنفسه كيف وصل المتسوّق (Order attribution، وهي مفعّلة من البداية).",
  },
  page1: {
    en: "This script on every page remembers the visit in the shopper’s browser:",
    ar: "هذا السكريبت في كل صفحة يتذكر الزيارة في متصفح المتسوّق:",
  },
  page2: {
    en: "And this one on the thank-you page tells us that it became an order:",
    ar: "وهذا في صفحة الشكر يخبرنا أنها أصبحت طلبًا:",
  },
  page3: {
    en: "Where your server can sign, add the order number and its signature (HMAC-SHA256 of the number with the secret below, as hex). Only then the order counts as signed by your shop:",
    ar: "وإن كان خادمك يستطيع التوقيع، فأضف رقم الطلب وتوقيعه (HMAC-SHA256 للرقم بالمفتاح السري أدناه، بصيغة hex). عندها فقط يُحسب الطلب موقّعًا من متجرك:",
  },
  secret: { en: "Secret", ar: "المفتاح السري" },
  secretHint: {
    en: "It is shown this once. Copy it now.",
    ar: "يظهر هذه المرة فقط. انسخه الآن.",
  },
  makeSecret: { en: "Make a secret", ar: "إنشاء مفتاح سري" },
  renewSecret: { en: "Make a new secret", ar: "إنشاء مفتاح جديد" },
  renewHint: {
    en: "Made on {when}. After a new one the old one is good for another day.",
    ar: "أُنشئ في {when}. بعد إنشاء مفتاح جديد يبقى القديم صالحًا يومًا آخر.",
  },
  copy: { en: "Copy", ar: "نسخ" },
  copied: { en: "Copied", ar: "تم النسخ" },
  failed: { en: "The orders could not be loaded.", ar: "تعذّر تحميل الطلبات." },
});
