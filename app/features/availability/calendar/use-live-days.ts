import { type RefObject, useEffect, useEffectEvent } from "react";
import type { LiveOrigin } from "#domain/messaging/live-origin.ts";
import { type Day, dayFromEvent } from "./known-days.ts";

type LiveDays = {
  speakerId: string;
  /** Somebody is about to book a day: the calendar is followed even while something covers it. */
  isHeld: boolean;
  onDay: (day: Day, origin: LiveOrigin) => void;
  /** What is shown may be old: read it again. */
  onResync: () => void;
};

/** Follows the speaker's calendar from the first look on, until it is out of sight and no day is chosen. */
export function useLiveDays(
  place: RefObject<HTMLElement | null>,
  { speakerId, isHeld, onDay, onResync }: LiveDays,
): void {
  const receive = useEffectEvent((payload: Record<string, unknown>, origin: LiveOrigin) => {
    const day = dayFromEvent(payload);
    if (day) onDay(day, origin);
  });
  const resync = useEffectEvent(onResync);
  const holds = useEffectEvent(() => isHeld);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let stop: (() => void) | null = null;
    let isSeen = false;

    const follow = async () => {
      const { openLiveStream } = await import("#app/live/live-stream.ts");
      if (!isSeen || stop) return;
      stop = openLiveStream({
        topics: [`speaker:${speakerId}:calendar`],
        onEvent: ({ payload, origin }) => receive(payload, origin),
        onResync: () => resync(),
      });
    };
    const leave = () => {
      stop?.();
      stop = null;
    };
    const observer = new IntersectionObserver(([entry]) => {
      isSeen = entry?.isIntersecting ?? false;
      // Without the stream the calendar is as good as a page: nothing to tell anybody.
      if (isSeen) follow().catch(() => {});
      else if (!holds()) leave();
    });
    observer.observe(element);
    return () => {
      isSeen = false;
      observer.disconnect();
      leave();
    };
  }, [place, speakerId]);
}
