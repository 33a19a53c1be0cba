/** The warm paper the figure stands on; its shadow is thrown when it is placed. */
import { clamp, hash, mix, smooth } from "./maths.ts";
import { linear } from "./light.ts";
import { HEIGHT, WIDTH } from "./pose.ts";

const TOP = linear("#e2dbd0");
const BOTTOM = linear("#cfc5b7");
const HORIZON = 1130;

export function paintGround(): Buffer {
  const rgb = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const glow = Math.exp(-(((x - 400) / 520) ** 2) - ((y - 520) / 640) ** 2);
      const down = smooth(HORIZON - 260, HEIGHT, y) * 0.9 + 0.1 * (y / HEIGHT);
      const edge = 1 - 0.06 * ((x - 450) / 450) ** 2 - 0.05 * smooth(0.6, 1, y / HEIGHT);
      const grain = 1 + (hash(x, y) - 0.5) * 0.01;
      for (let c = 0; c < 3; c++) {
        const v = mix(TOP[c]!, BOTTOM[c]!, down) * (0.93 + 0.1 * glow) * edge * grain;
        rgb[(y * WIDTH + x) * 3 + c] = clamp(255 * Math.pow(v, 1 / 2.2), 0, 255);
      }
    }
  return rgb;
}
