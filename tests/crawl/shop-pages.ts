// Small product pages in the manner of common shop systems; written for these tests.

export const page = (body: string, head = "", lang = "en"): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

const menu = `<header><nav class="site-nav"><a href="/">Home</a><a href="/collections/all">Shop all</a>
  <div class="mini-cart">Cart total <span class="price">LE 0.00</span></div></nav></header>`;

export const related = (...prices: string[]): string =>
  `<section class="related-products"><h2>You may also like</h2><ul>${prices
    .map(
      (
        price,
        n,
      ) => `<li class="card"><a href="/products/other-${n}"><img src="/o${n}.jpg">Other piece number ${n}</a>
      <span class="price">${price}</span></li>`,
    )
    .join("")}</ul></section>`;

/** A Shopify theme on sale: hidden labels, both prices twice, none of it in markup. */
export const shopifyOnSale = page(
  `${menu}<main><div class="product__media"><img src="//cdn.shopify.com/s/files/1/dress_480x.jpg?v=3"></div>
  <div class="product__info-container"><p class="product__text">Nile Atelier</p>
  <div class="product__title"><h1>Lotus Linen Dress</h1></div>
  <div class="price price--large price--on-sale"><div class="price__container">
  <div class="price__regular"><span class="visually-hidden">Regular price</span><span class="price-item price-item--regular">LE 980.00 EGP</span></div>
  <div class="price__sale"><span class="visually-hidden">Regular price</span><span><s class="price-item price-item--regular">LE 1,400.00 EGP</s></span>
  <span class="visually-hidden">Sale price</span><span class="price-item price-item--sale">LE 980.00 EGP</span></div>
  <small class="unit-price hidden"><span class="visually-hidden">Unit price</span></small></div>
  <span class="badge">Sale</span></div>
  <fieldset><legend>Size</legend><input type="radio" name="Size" value="S"><input type="radio" name="Size" value="M"></fieldset>
  <form action="/cart/add"><button type="submit" name="add">Add to cart</button></form>
  <p>Free shipping on orders over LE 2,000</p></div>${related("LE 450.00 EGP", "LE 620.00 EGP", "LE 310.00 EGP", "LE 900.00 EGP")}</main>`,
  `<title>Lotus Linen Dress – Nile Atelier</title>`,
);

export const wooOnSale = page(
  `<div class="product type-product"><div class="woocommerce-product-gallery"><img src="/wp-content/uploads/2024/01/abaya-300x300.jpg" data-large_image="/wp-content/uploads/2024/01/abaya.jpg"></div>
  <div class="summary entry-summary"><h1 class="product_title entry-title">عباية كريب سوداء</h1>
  <p class="price"><del aria-hidden="true"><span class="woocommerce-Price-amount amount"><bdi>٨٥٠&nbsp;<span class="woocommerce-Price-currencySymbol">ج.م</span></bdi></span></del>
  <ins><span class="woocommerce-Price-amount amount"><bdi>٥٠٠&nbsp;<span class="woocommerce-Price-currencySymbol">ج.م</span></bdi></span></ins></p>
  <p class="stock in-stock">متوفر في المخزون</p>
  <form class="cart"><button class="single_add_to_cart_button">إضافة إلى السلة</button></form></div>
  <section class="related products"><ul class="products"><li class="product"><a href="/p/2"><h2>طرحة شيفون</h2><span class="price">١٢٠ ج.م</span></a></li>
  <li class="product"><a href="/p/3"><h2>فستان سهرة طويل</h2><span class="price">٩٩٩ ج.م</span></a></li></ul></section></div>`,
  `<title>عباية كريب سوداء - متجر نون</title>`,
  "ar",
);

export const magentoSpecial = page(
  `<div class="page-main"><h1 class="page-title"><span class="base" data-ui-id="page-title-wrapper">Olive Cargo Pants</span></h1>
  <div class="product-info-price"><div class="price-box price-final_price" data-role="priceBox">
  <span class="special-price"><span class="price-container"><span class="price-label">Special Price</span><span class="price-wrapper" data-price-amount="749"><span class="price">EGP749.00</span></span></span></span>
  <span class="old-price"><span class="price-container"><span class="price-label">Regular Price</span><span class="price-wrapper" data-price-amount="999"><span class="price">EGP999.00</span></span></span></span></div>
  <div class="stock available" title="Availability"><span>In stock</span></div></div>
  <button class="action primary tocart" title="Add to Cart"><span>Add to Cart</span></button>
  <div class="block upsell"><ol><li><a href="/x.html">Desert Field Jacket</a><span class="price">EGP1,299.00</span></li>
  <li><a href="/y.html">Cotton Crew Socks Pack</a><span class="price">EGP99.00</span></li></ol></div></div>`,
  `<title>Olive Cargo Pants</title>`,
);

export const openCartPlain = page(
  `<div id="content"><div class="row"><div class="col-sm-8"><ul class="thumbnails"><li><a class="thumbnail" href="/image/bag-800x800.jpg"><img src="/image/bag-228x228.jpg" title="Nubian Tote Bag"></a></li></ul></div>
  <div class="col-sm-4"><h1>Nubian Tote Bag</h1><ul class="list-unstyled"><li>Brand: <a href="/brand">Aswan</a></li><li>Product Code: NT-4410</li><li>Availability: Out Of Stock</li></ul>
  <ul class="list-unstyled"><li><span style="text-decoration: line-through;">1.250,00 EGP</span></li><li><h2>1.050,00 EGP</h2></li><li>Ex Tax: 921,05 EGP</li></ul>
  <div id="product"><button type="button" id="button-cart">Add to Cart</button></div></div></div>
  <h3>Related Products</h3><div class="row"><div class="product-thumb"><h4><a href="/r">Siwa Clutch Bag Mini</a></h4><p class="price">450,00 EGP</p></div></div></div>`,
  `<title>Nubian Tote Bag</title>`,
);

export const odooSoldOut = page(
  `<main><section id="product_detail"><h1 itemprop="name">Fayoum Clay Mug</h1><div class="product_price"><h3 class="css_editable_mode_hidden">
  <span class="oe_price" data-oe-type="monetary"><span class="oe_currency_value">34.000</span>&nbsp;KWD</span>
  <span class="text-danger oe_default_price" style="text-decoration: line-through;"><span class="oe_currency_value">40.500</span>&nbsp;KWD</span></h3></div>
  <div class="availability_messages text-danger">Sold out</div></section></main>`,
  `<title>Fayoum Clay Mug | Shop</title>`,
);

export const jsonLd = (value: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

/** A collection of twelve pieces: nobody's product page. */
export const listing = page(
  `${menu}<main><h1>Summer dresses</h1><div class="grid">${Array.from(
    { length: 12 },
    (
      _,
      n,
    ) => `<div class="product-card"><a href="/products/dress-${n}"><img src="/d${n}.jpg"><h3>Summer dress model ${n}</h3></a>
      <span class="price">LE ${400 + n * 10}</span></div>`,
  ).join("")}</div></main>`,
  `<title>Summer dresses – Nile Atelier</title>`,
);

export const aboutUs = page(
  `<main><h1>About our workshop</h1><p>We have sewn in Cairo since 1998 with 40 people.</p></main>`,
  `<title>About our workshop</title>`,
);

/** As a shop would mark it up; `more` wins. */
export const product = (more: object) => ({
  "@context": "https://schema.org",
  "@type": "Product",
  name: "Siwa Shawl",
  ...more,
});
export const offer = (more: object) => ({
  "@type": "Offer",
  price: "450",
  priceCurrency: "EGP",
  availability: "https://schema.org/InStock",
  ...more,
});

export const withHeading = (head: string, body = "") =>
  page(`<main><h1>Siwa Shawl</h1>${body}</main>`, `<title>Siwa Shawl</title>${head}`);
