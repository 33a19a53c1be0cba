// Keeps the address and the list in step: an address that is opened or gone back to is applied, and what is applied
// becomes the address. Other words of the address, such as the question to the stylist, are left alone.
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { readAddress, writeAddress } from "./address.ts";
import { useExplore } from "./explore-store.ts";
import { choiceOf, selectedOf } from "./filter-request.ts";
import { followAddress } from "./filtering.ts";

const NOTHING = { brands: [], categories: [] };

export function useAddress(): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const applied = useExplore((state) => state.applied);
  const followed = useRef<string | null>(null);

  useEffect(() => {
    followed.current = writeAddress(readAddress(search));
    followAddress(readAddress(search));
  }, [search]);

  const shown = useRef(applied);
  useEffect(() => {
    // Only a list that has changed: on arrival the address speaks.
    if (shown.current === applied) return;
    shown.current = applied;
    const request = applied ?? NOTHING;
    const own = writeAddress({ choice: choiceOf(request), selected: selectedOf(request) });
    if (own === followed.current) return;
    followed.current = own;
    void navigate({ search: own && `?${own}` }, { preventScrollReset: true });
  }, [applied, navigate]);
}
