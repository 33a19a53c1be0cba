// "Ask the stylist" on a product's page brings the product along: it is asked about at once, and once.
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Product } from "../../../contract/products.ts";
import { translate } from "../../lib/languages/translations.ts";
import { ask } from "./searching.ts";
import { stylistTranslations } from "./translations.ts";

const productIn = (state: unknown): Product | undefined =>
  typeof state === "object" && state !== null && "about" in state
    ? (state.about as Product)
    : undefined;

export function useAskedAbout(): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const isAsked = useRef(false);
  useEffect(() => {
    const about = productIn(state);
    if (!about || isAsked.current) return;
    isAsked.current = true;
    // A reload or a step back must not ask again.
    void navigate(pathname, { replace: true, state: null });
    void ask(translate(stylistTranslations)("askGoesWith"), "page", about);
  }, [state, pathname, navigate]);
}
