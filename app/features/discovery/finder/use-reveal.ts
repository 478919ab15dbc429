import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { SearchQuery } from "#domain/search/query.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { type CardBatch, loadCards } from "./load-cards.ts";
import { type Revealed, recallRevealed, rememberRevealed } from "./reveal-memory.ts";

/** After two batches that come by themselves the footer has to be within reach. */
const AUTOMATIC_BATCHES = 2;
/** Starts before the end of the list is in sight. */
const AHEAD = "600px 0px";

/** The list behind „twelve and twelve more“: batches by scrolling, then on request. */
export function useReveal(query: SearchQuery, first: CardBatch) {
  const { key, search } = useLocation();
  const entry = `${key} ${search}`;
  const isHydrated = useHydrated();
  // During hydration the list must be the server's; afterwards „back“ may start with the long one.
  const [state, setState] = useState<Revealed & { isRestored: boolean }>(() => {
    const recalled = isHydrated ? recallRevealed(entry) : null;
    return recalled
      ? { ...recalled, isRestored: true }
      : { ...first, batches: 0, isRestored: false };
  });
  const [status, setStatus] = useState<"idle" | "loading" | "failed">("idle");
  const grid = useRef<HTMLDivElement>(null);
  const sentinel = useRef<HTMLDivElement>(null);
  const focusFrom = useRef<number | null>(null);
  const { cards, nextCursor, batches } = state;

  const reveal = async (moveFocus: boolean) => {
    if (nextCursor === null || status === "loading") return;
    setStatus("loading");
    try {
      const more = await loadCards(query, { cursor: nextCursor });
      const known = new Set(cards.map(({ slug }) => slug));
      if (moveFocus) focusFrom.current = cards.length;
      setState({
        cards: [...cards, ...more.cards.filter(({ slug }) => !known.has(slug))],
        total: more.total,
        nextCursor: more.nextCursor,
        batches: batches + 1,
        isRestored: state.isRestored,
      });
      setStatus("idle");
    } catch {
      setStatus("failed");
    }
  };

  useRestoreAfterReload(entry, isHydrated, (recalled) =>
    setState({ ...recalled, isRestored: true }),
  );
  useEffect(() => {
    if (batches === 0) return;
    const remember = () =>
      rememberRevealed(entry, { cards, total: state.total, nextCursor, batches });
    remember();
    addEventListener("pagehide", remember);
    return () => removeEventListener("pagehide", remember);
  }, [entry, batches, cards, nextCursor, state.total]);
  useLayoutEffect(() => {
    if (focusFrom.current === null) return;
    grid.current?.children[focusFrom.current]?.querySelector("a")?.focus();
    focusFrom.current = null;
  });
  const isAutomatic = nextCursor !== null && batches < AUTOMATIC_BATCHES && status === "idle";
  useSighting(sentinel, isAutomatic, () => void reveal(false));

  return { ...state, status, grid, sentinel, showMore: () => void reveal(true) };
}

/** A reloaded page comes with twelve cards again; the rest and the position are put back once. */
function useRestoreAfterReload(
  entry: string,
  isHydrated: boolean,
  restore: (recalled: Revealed) => void,
): void {
  const isFirst = useRef(!isHydrated);
  const top = useRef<number | null>(null);
  useEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    const recalled = recallRevealed(entry);
    if (!recalled) return;
    top.current = recalled.top;
    restore(recalled);
  });
  useLayoutEffect(() => {
    if (top.current === null || isFirst.current) return;
    const wanted = top.current;
    top.current = null;
    window.scrollTo(0, wanted);
  });
}

/** Calls once when the element comes near the window. */
function useSighting(
  target: { current: HTMLElement | null },
  isActive: boolean,
  onSight: () => void,
): void {
  const latest = useRef(onSight);
  useEffect(() => {
    latest.current = onSight;
  });
  useEffect(() => {
    if (!isActive || !target.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        latest.current();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [isActive, target]);
}
