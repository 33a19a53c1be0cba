// Signs that are drawn instead of said: garments, people and colours.

/** Signs that stand for a piece or a person. */
const EMOJI: Record<string, string> = {
  "👗": "dress",
  "👠": "heels",
  "👡": "sandals",
  "👢": "boots",
  "🥿": "flats",
  "👟": "sneakers",
  "👞": "loafers",
  "🩴": "slides",
  "👜": "bag",
  "👛": "bag",
  "👝": "bag",
  "🎒": "backpack",
  "👖": "jeans",
  "👕": "tshirt",
  "👔": "shirt",
  "👚": "blouse",
  "🧥": "coat",
  "🧣": "scarf",
  "🧤": "gloves",
  "🧦": "socks",
  "👒": "sun hat",
  "🧢": "cap",
  "🕶": "sunglasses",
  "⌚": "watch",
  "💍": "ring",
  "🩱": "swimwear",
  "👙": "swimwear",
  "🩳": "shorts",
  "🧕": "hijabi",
  "🎁": "gift",
  "👶": "baby",
};

/** Hearts are fond of people as a rule; beside a garment they are its colour, and so is any circle or square. */
const EMOJI_COLOURS: [string, string][] = [
  ["black", "🖤⚫⬛◼"],
  ["white", "🤍⚪⬜◻"],
  ["red", "❤♥🔴🟥"],
  ["blue", "💙🔵🟦"],
  ["green", "💚🟢🟩"],
  ["yellow", "💛🟡🟨"],
  ["purple", "💜🟣🟪"],
  ["brown", "🤎🟤🟫"],
  ["orange", "🧡🟠🟧"],
  ["pink", "🩷"],
  ["grey", "🩶"],
  ["sky blue", "🩵"],
];
const COLOUR_SIGNS = EMOJI_COLOURS.map(([colour, signs]): [string, RegExp, RegExp] => {
  const [heart, heavy] = [...signs];
  const hearts = heavy === "♥" ? `[${heart}${heavy}]` : `[${heart}]`;
  const shapes = [...signs].slice(heavy === "♥" ? 2 : 1).join("");
  const worn = Object.keys(EMOJI).join("|");
  return [
    colour,
    new RegExp(`(${worn})\\uFE0F?\\s*${hearts}\\uFE0F?|${hearts}\\uFE0F?\\s*(${worn})`, "gu"),
    new RegExp(shapes ? `[${shapes}]\\uFE0F?` : "(?!)", "gu"),
  ];
});

/** Colours that are drawn instead of said. */
const withDrawnColours = (text: string): string =>
  COLOUR_SIGNS.reduce(
    (said, [colour, besideGarment, shape]) =>
      said
        .replace(
          besideGarment,
          (_, before: string | undefined, behind: string | undefined) =>
            ` ${colour} ${before ?? behind ?? ""}`,
        )
        .replace(shape, ` ${colour} `),
    text,
  );

const EMOJI_SIGNS = new RegExp(Object.keys(EMOJI).join("|"), "gu");

/** A text with words for what is drawn. */
export const withoutSigns = (text: string): string =>
  withDrawnColours(text).replace(EMOJI_SIGNS, (sign) => ` ${EMOJI[sign] ?? ""} `);
