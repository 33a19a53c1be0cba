// Keeps the address and the question in step: an address that is opened or gone back to is asked, and what was
// answered becomes the address.
import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import { isModalOpen } from "../../ui/modal-layer.ts";
import type { Place } from "./conversation.ts";
import { clearSearch, useConversation } from "./conversation-store.ts";
import { questionsOf, readQuestions, withQuestions } from "./question-address.ts";

/** What led to the search in the grid; it outlives the screens, as the search does. */
let questions: readonly string[] = [];

const isSame = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Marks the entries of the history that we made of an answer. */
const WRITTEN = { isAnswer: true };
const isWritten = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "isAnswer" in state;

/** `isTalkOlder`: the search stood there before the screen did. */
export function useQuestionAddress(place: Place, isTalkOlder = true): void {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const search = useConversation((state) => state.search);
  const arrived = useRef<string | null>(null);

  useEffect(() => {
    // Every entry of the history is looked at once: what we wrote ourselves is no wish of the shopper's.
    if (arrived.current === location.key) return;
    const isFirst = arrived.current === null;
    arrived.current = location.key;
    // Drawn late, an entry of ours may meet a talk that has gone on; only who comes back to it asks it again.
    if (type !== NavigationType.Pop && isWritten(location.state)) return;
    const wanted = readQuestions(location.search);
    const current = useConversation.getState().search;
    if (current && wanted.at(-1) === current.query) questions = wanted;
    if (isSame(wanted, questionsOf(current, questions))) return;
    if (wanted.length > 0) void askAgain(wanted, place);
    else if (!isFirst && type === NavigationType.Pop) clearSearch();
  }, [location, type, place]);

  // Whoever goes back before the question's entry is drawn comes to the one on screen: for the router nothing changed.
  const { pathname: here } = location;
  useEffect(() => {
    const look = () => {
      const { pathname, search: address } = window.location;
      const isLeft = pathname === here && readQuestions(address).length === 0;
      if (isLeft && questions.length > 0 && useConversation.getState().search) clearSearch();
    };
    window.addEventListener("popstate", look);
    return () => window.removeEventListener("popstate", look);
  }, [here]);

  const shown = useRef<typeof search | undefined>(undefined);
  useEffect(() => {
    const isFirst = shown.current === undefined;
    const wasShown = shown.current !== search;
    shown.current = search;
    questions = questionsOf(search, questions);
    const { pathname, search: address, hash } = window.location;
    // On arrival the address speaks, unless the talk goes on from another screen.
    if (!wasShown || (isFirst && search === null)) return;
    if (isSame(readQuestions(address), questions)) return;
    // Over an open sheet it stays the sheet's own entry: Back closes that first.
    const replace = (isFirst && isTalkOlder) || search === null || isModalOpen();
    void navigate(
      { pathname, search: withQuestions(address, questions), hash },
      { replace, preventScrollReset: true, state: WRITTEN },
    );
  }, [search, navigate, isTalkOlder]);
}

/** For a screen that most visitors never ask anything on. */
export function QuestionAddress(props: { place: Place; isTalkOlder: boolean }) {
  useQuestionAddress(props.place, props.isTalkOlder);
  return null;
}

async function askAgain(wanted: readonly string[], place: Place): Promise<void> {
  const { askFrom } = await import("./searching.ts");
  await askFrom(wanted, place);
}
