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
