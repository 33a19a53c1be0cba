import "../lib/breathe/before-libraries.ts";
import "../lib/breathe/before-ours.ts";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { startFeed } from "../features/explore/feed.ts";
import { startLanguage } from "../lib/languages/language.ts";
import { paths } from "../lib/paths.ts";
import "../ui/styles.css";
import { Providers } from "./providers.tsx";
import { AppRoutes } from "./router.tsx";

await startLanguage();
// The home page's products must not wait for the first render.
if (location.pathname === paths.explore) void startFeed();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has lost its #root");

// Drawn in slices: a phone still answers to a finger while its first screen is being made.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <AppRoutes />
      </Providers>
    </StrictMode>,
  ),
);
