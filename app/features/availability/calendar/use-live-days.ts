import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { LiveOrigin } from "#domain/messaging/live-origin.ts";
import { type Day, dayFromEvent } from "./known-days.ts";

type LiveDays = {
  speakerId: string;
  /** A day is chosen: the calendar is followed even while it is out of sight. */
  isHeld: boolean;
  onDay: (day: Day, origin: LiveOrigin) => void;
  /** What is shown may be old: read it again. */
  onResync: () => void;
};

/** Follows the speaker's calendar while it is in sight or a day of it is chosen. */
export function useLiveDays(
  place: RefObject<HTMLElement | null>,
  { speakerId, isHeld, onDay, onResync }: LiveDays,
): void {
  const [isSeen, setSeen] = useState(false);
  const receive = useEffectEvent((payload: Record<string, unknown>, origin: LiveOrigin) => {
    const day = dayFromEvent(payload);
    if (day) onDay(day, origin);
  });
  const resync = useEffectEvent(onResync);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);

  const isFollowed = isSeen || isHeld;
  useEffect(() => {
    if (!isFollowed) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    const follow = async () => {
      const { openLiveStream } = await import("#app/live/live-stream.ts");
      if (isOver) return;
      stop = openLiveStream({
        topics: [`speaker:${speakerId}:calendar`],
        onEvent: ({ payload, origin }) => receive(payload, origin),
        onResync: () => resync(),
      });
    };
    // Without the stream the calendar works like a static page: no message needed.
    follow().catch(() => {});
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isFollowed, speakerId]);
}
