import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";

/** Nearer than this to an edge counts as being there. */
const EDGE_PX = 48;

type ScrollOptions = {
  firstKey: string | undefined;
  lastKey: string | undefined;
  /** The last entry is one's own and was just written: the list follows it in any case. */
  isLastOwn: boolean;
  onTop: () => void;
};

/**
 * Entries being read do not move: the list follows new entries only from its end, and older ones
 * grow it upwards.
 */
export function useScroll(list: RefObject<HTMLElement | null>, options: ScrollOptions) {
  const { firstKey, lastKey, isLastOwn, onTop } = options;
  const [isAtEnd, setAtEnd] = useState(true);
  const before = useRef({ firstKey, lastKey, height: 0 });

  const toEnd = useCallback(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
    setAtEnd(true);
  }, [list]);

  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const last = before.current;
    const hasNew = lastKey !== last.lastKey;
    // A user who has just moved away is not dragged back, though the event that says so is yet to come.
    const isThere = last.height - box.scrollTop - box.clientHeight < EDGE_PX;
    if ((isAtEnd && isThere) || (hasNew && isLastOwn)) toEnd();
    else if (firstKey !== last.firstKey) box.scrollTop += box.scrollHeight - last.height;
    before.current = { firstKey, lastKey, height: box.scrollHeight };
  });

  // A growing text field or a note below takes height away from the list.
  useLayoutEffect(() => {
    const box = list.current;
    if (!box || !isAtEnd) return;
    const observer = new ResizeObserver(toEnd);
    observer.observe(box);
    return () => observer.disconnect();
  }, [list, isAtEnd, toEnd]);

  const onScroll = () => {
    const box = list.current;
    if (!box) return;
    setAtEnd(box.scrollHeight - box.scrollTop - box.clientHeight < EDGE_PX);
    if (box.scrollTop < EDGE_PX) onTop();
  };
  return { isAtEnd, toEnd, onScroll };
}
