// What is kept on the device, in four drawers: code, pages, answers, pictures. Each holds a number of things, and the
// oldest leave.

export type Drawer = { name: string; most: number };

export const CODE: Drawer = { name: "ribby-code-1", most: 240 };
export const PAGES: Drawer = { name: "ribby-pages-1", most: 60 };
export const ANSWERS: Drawer = { name: "ribby-answers-1", most: 120 };
export const PICTURES: Drawer = { name: "ribby-pictures-1", most: 240 };

const DRAWERS = [CODE, PAGES, ANSWERS, PICTURES];

/** The same address may have been answered in two languages: the last answer is the one that was seen. */
const LOOSELY = { ignoreVary: true } as const;

export async function kept(drawer: Drawer, request: Request | string) {
  const cache = await caches.open(drawer.name);
  return cache.match(request, LOOSELY);
}

/** A full disk or a private window must not cost anybody the answer itself. */
export async function keep(drawer: Drawer, request: Request | string, answer: Response) {
  try {
    const cache = await caches.open(drawer.name);
    // Anew, so that what was seen last leaves last.
    await cache.delete(request, LOOSELY);
    await cache.put(request, answer);
    const all = await cache.keys();
    await Promise.all(
      all.slice(0, Math.max(all.length - drawer.most, 0)).map((old) => cache.delete(old)),
    );
  } catch (error) {
    console.info("Not kept for later:", error);
  }
}

/** Drawers of an older make. */
export async function throwAwayOldDrawers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter(
    (name) => name.startsWith("ribby-") && DRAWERS.every((drawer) => drawer.name !== name),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}
