// Pages put together in a page builder and sold by message: everything lies in boxes of boxes, options are lists below
// headings, the gallery stands far from the title, and what is gone has no button.
import { describe, expect, test } from "vitest";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";

const ORIGIN = "https://shop.example";
const widget = (inner: string) =>
  `<div class="builder-widget"><div class="builder-widget-container">${inner}</div></div>`;
const heading = (level: number, text: string) =>
  widget(`<h${level} class="elementor-heading-title elementor-size-default">${text}</h${level}>`);
const list = (...values: string[]) =>
  widget(
    `<ul class="icon-list">${values.map((one) => `<li><span>${one}</span></li>`).join("")}</ul>`,
  );
const ORDER = widget(`<a class="button" href="https://wa.me/20100">اطلب الآن على واتساب</a>`);

const read = (...widgets: string[]) =>
  readPage(
    `<html><head><title>صندل نخيل – ورشة</title></head><body><main>${widget(
      `<img src="/files/sandal-nakhil-a.jpg" width="600" height="800" alt="">`,
    )}${heading(1, "صندل نخيل")}${widget("<p>السعر: <strong>640 ج.م</strong></p>")}${widgets.join("")}</main></body></html>`,
    `${ORIGIN}/pieces/sandal-nakhil/`,
  );

const stock = (reading: ReturnType<typeof read>) =>
  reading?.variants.map(
    ({ values, isAvailable }) => `${values.join("/")}${isAvailable ? "+" : "-"}`,
  );

describe("a page of a page builder", () => {
  test("names its options in lists below headings, and strikes what is gone", () => {
    const page = read(heading(4, "المقاسات"), list("37", "38", "<s>39</s> (خلص)", "40"), ORDER);
    expect(page?.options).toEqual([{ name: "المقاسات", values: ["37", "38", "39", "40"] }]);
    expect(stock(page)).toEqual(["37+", "38+", "39-", "40+"]);
  });

  test("a heading that names no option, or a list of sentences, is none", () => {
    expect(read(heading(4, "مميزات"), list("خفيف", "مريح"), ORDER)?.options).toEqual([]);
    const told = list("المقاس الصغير يناسب من يلبس سبعة وثلاثين", "اغسليه بماء بارد");
    expect(read(heading(4, "المقاسات"), told, ORDER)?.options).toEqual([]);
  });

  test("has pictures that are called like the first one in a gallery further down", () => {
    const gallery = ["b", "c"].map(
      (one) => `<a href="/files/sandal-nakhil-${one}.jpg"><div role="img"></div></a>`,
    );
    const others = `<a href="/files/workshop-view-b.jpg"><div role="img"></div></a>`;
    const page = read(ORDER, widget(gallery.join("") + others));
    expect(page?.images.map((one) => one.split("/").at(-1))).toEqual([
      "sandal-nakhil-a.jpg",
      "sandal-nakhil-b.jpg",
      "sandal-nakhil-c.jpg",
    ]);
  });

  test.each(["نفدت الكمية", "قريباً – الدفعة الأولى نهاية الشهر"])(
    "says that it is gone in a heading where the button would be: %s",
    (said) => {
      expect(read(heading(3, said))?.isAvailable).toBe(false);
      expect(read(ORDER)?.isAvailable).toBe(true);
    },
  );
});

describe("a post whose lines are only parted by breaks", () => {
  const post = (price: string) =>
    readPage(
      `<html><head><title>شال وادي</title></head><body><div class="post"><h1>شال وادي</h1><div class="post-body"><img src="/files/shawl-wadi-1.jpg"><img src="/files/shawl-wadi-2.jpg"><br>شال صوف منسوج على نول خشب بأطراف معقودة.<br>${price}<br>اللون: رمادي<br><a href="https://wa.me/20100">للطلب واتساب</a></div></div></body></html>`,
      `${ORIGIN}/2026/02/shawl.html`,
    );

  test("each line is read by itself", () => {
    const found = post("السعر 380 جنيه بدلا من 460 جنيه");
    expect([found?.price, found?.regularPrice]).toEqual([380, 460]);
    expect(found?.images.length).toBe(2);
    expect(found?.options).toEqual([{ name: "اللون", values: ["رمادي"] }]);
    expect(found?.isAvailable).toBe(true);
  });

  test("a link to a message that is about something else sells nothing", () => {
    const html = `<html><head><title>عن الورشة</title></head><body><h1>عن الورشة</h1><div>بدأنا في بيت قديم.<br>الزيارة كل خميس.<br><a href="https://wa.me/20100">كلمنا</a></div></body></html>`;
    expect(readPage(html, `${ORIGIN}/about.html`)).toBeNull();
  });
});
