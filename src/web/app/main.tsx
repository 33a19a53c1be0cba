// The site begins here: language, what is kept of the visit, the page's first data, then the first render.
import "../lib/yield/before-libraries.ts";
import "../lib/yield/before-ours.ts";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { startLanguage } from "../lib/languages/language-store.ts";
import "../ui/styles.css";
import { keepFirstData } from "./first-queries.ts";
import { Providers } from "./providers.tsx";
import { AppRoutes } from "./router.tsx";
import { loadFirstScreen } from "./screens.ts";
import { startVisit } from "./visit.ts";

await startLanguage();
startVisit();
keepFirstData();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has lost its #root");

// Not waited for here: a screen's code needs what this file has loaded, which is there once it has run to its end.
void loadFirstScreen().then(() => draw(root));

/** In slices: a phone still answers to a finger while its first screen is being made. */
function draw(place: HTMLElement): void {
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <Providers>
          <AppRoutes />
        </Providers>
      </StrictMode>,
    ),
  );
}
