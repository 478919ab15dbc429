import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { SearchQuery } from "#domain/search/query.ts";
import { useHydrated } from "#ui/loading/hydrated.tsx";
import { type CardBatch, loadCards } from "./load-cards.ts";
import { type Revealed, recallRevealed, rememberRevealed } from "./reveal-memory.ts";

/**
 * Starts before the end of the list is in sight. Only from above: what follows the list, and the
 * footer, stays in its place for those who jump there.
 */
const AHEAD = "0px 0px 600px";

/** The list behind „twelve and twelve more“: batches by scrolling, to the end (CONST-14, CONST-15). */
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
  const { cards, nextCursor, batches, totals } = state;

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
        totals: { ...state.totals, ...more.totals },
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
      rememberRevealed(entry, { cards, total: state.total, nextCursor, batches, totals });
    remember();
    addEventListener("pagehide", remember);
    return () => removeEventListener("pagehide", remember);
  }, [entry, batches, cards, nextCursor, totals, state.total]);
  useLayoutEffect(() => {
    if (focusFrom.current === null) return;
    grid.current?.children[focusFrom.current]?.querySelector("a")?.focus();
    focusFrom.current = null;
  });
  // Skipping the cards leads to what follows them: the list grows again once it is asked to.
  const [isSkipped, setSkipped] = useState(false);
  const isAutomatic = nextCursor !== null && status === "idle" && !isSkipped;
  useSighting(sentinel, isAutomatic, () => void reveal(false));

  const showMore = () => {
    setSkipped(false);
    void reveal(true);
  };
  return { ...state, status, grid, sentinel, showMore, skip: () => setSkipped(true) };
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
