// The cookies of one visit to one shop, kept in memory and sent back to the host that set them alone. A shop
// that asks for a country or a consent remembers the answer in one.

export type Cookies = {
  /** From now on they are sent: a door has been passed that remembers it by them. */
  use(): void;
  /** What to send to there; nothing before they are used. */
  header(url: URL): string | undefined;
  keep(url: URL, setCookie: string | string[] | undefined): void;
  all(): { name: string; value: string; host: string; path: string }[];
};

const MOST = 60;
const LONGEST = 4096;

export function createCookies(): Cookies {
  const jar = new Map<string, { name: string; value: string; host: string; path: string }>();
  let isUsed = false;
  return {
    use: () => void (isUsed = true),
    header(url) {
      if (!isUsed) return undefined;
      const own = [...jar.values()].filter(
        ({ host, path }) => host === url.host && url.pathname.startsWith(path),
      );
      return own.length > 0
        ? own.map(({ name, value }) => `${name}=${value}`).join("; ")
        : undefined;
    },
    keep(url, setCookie) {
      for (const written of setCookie === undefined ? [] : [setCookie].flat()) {
        const [pair = "", ...attributes] = written.split(";").map((piece) => piece.trim());
        const at = pair.indexOf("=");
        if (at < 1 || written.length > LONGEST || /[\r\n]/.test(written)) continue;
        const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
        const told = (wanted: string) =>
          attributes.find((one) => one.toLowerCase().startsWith(wanted))?.slice(wanted.length);
        const path = told("path=") || "/";
        const isOver =
          Number(told("max-age=") ?? 1) <= 0 || Date.parse(told("expires=") ?? "") < Date.now();
        const key = `${url.host} ${path} ${name}`;
        if (isOver) jar.delete(key);
        else if (jar.size < MOST || jar.has(key))
          jar.set(key, { name, value, host: url.host, path: path.startsWith("/") ? path : "/" });
      }
    },
    all: () => [...jar.values()],
  };
}
