/** Chest graphics for tees and sweatshirts, drawn around their own origin about 180 units wide. */
import type { Hex } from "../../../src/demo/colour.ts";

type Draw = (ink: Hex, second: Hex) => string;

const GRAPHICS = {
  sunrise: (ink, second) =>
    `<g fill="none" stroke="${ink}" stroke-width="5"><circle r="92"/><path d="M-92 20C-50 -30 -20 -30 10 10C30 -24 60 -24 92 20M-70 56H70M-48 76H48"/><circle cx="30" cy="-42" r="18" fill="${second}" stroke="none"/></g>`,
  star: (ink) =>
    `<path d="M0 -92L21 -30L86 -28L34 11L53 74L0 36L-53 74L-34 11L-86 -28L-21 -30Z" fill="${ink}"/>`,
  crescent: (ink, second) =>
    `<path d="M20 -84A84 84 0 1 0 20 84A66 66 0 1 1 20 -84Z" fill="${ink}"/><path d="M52 -26L60 -6L82 -4L65 10L71 31L52 19L33 31L39 10L22 -4L44 -6Z" fill="${second}"/>`,
  pyramids: (ink, second) =>
    `<circle cx="46" cy="-46" r="26" fill="${second}"/><g fill="none" stroke="${ink}" stroke-width="5" stroke-linejoin="round"><path d="M-104 62L-40 -44L24 62ZM-40 -44L-20 62M10 38L52 -20L104 62H24M52 -20L64 62M-104 80H104"/></g>`,
  wave: (ink, second) =>
    `<g fill="none" stroke-width="8" stroke-linecap="round">${[-40, -14, 12, 38].map((y, i) => `<path d="M-96 ${y}C-72 ${y - 30} -48 ${y + 30} -24 ${y}S24 ${y - 30} 48 ${y}S84 ${y + 18} 96 ${y}" stroke="${i % 2 ? second : ink}"/>`).join("")}</g>`,
  letters: (ink) =>
    `<text text-anchor="middle" y="24" font-family="serif" font-size="76" letter-spacing="10" fill="${ink}">CAIRO</text><path d="M-120 46H120" stroke="${ink}" stroke-width="3"/>`,
  box: (ink, second) =>
    `<rect x="-104" y="-44" width="208" height="88" fill="${second}"/><text text-anchor="middle" y="22" font-family="sans-serif" font-weight="bold" font-size="62" letter-spacing="4" fill="${ink}">RIBBY</text>`,
  flower: (ink, second) =>
    `${Array.from({ length: 8 }, (_, i) => `<ellipse cy="-54" rx="24" ry="42" transform="rotate(${i * 45})" fill="${ink}"/>`).join("")}<circle r="26" fill="${second}"/>`,
  cat: (ink) =>
    `<path d="M-60 60C-80 0 -70 -50 -64 -84L-30 -54C-10 -60 10 -60 30 -54L64 -84C70 -50 80 0 60 60C30 84 -30 84 -60 60Z" fill="${ink}"/><circle cx="-26" cy="-6" r="8" fill="#fff"/><circle cx="26" cy="-6" r="8" fill="#fff"/><path d="M-8 18L8 18L0 26ZM0 26C-4 38 -16 38 -20 32M0 26C4 38 16 38 20 32" fill="none" stroke="#fff" stroke-width="4"/>`,
  heart: (ink) => `<path d="M0 70C-90 8 -84 -62 -40 -66C-18 -68 -4 -52 0 -38C4 -52 18 -68 40 -66C84 -62 90 8 0 70Z" fill="${ink}"/>`,
} satisfies Record<string, Draw>;

export type GraphicName = keyof typeof GRAPHICS;

export type Graphic = { name: GraphicName; ink: Hex; second?: Hex; size?: number; x?: number; y?: number };

export const graphicSvg = ({ name, ink, second = ink, size = 1, x = 450, y = 520 }: Graphic): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${(GRAPHICS[name] as Draw)(ink, second)}</g>`;
