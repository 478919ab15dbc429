import { use, useEffect, useRef, useState } from "react";
import type { DayStatus } from "#domain/availability/day-status.ts";
import type { BookableSpeaker } from "#domain/booking/bookable-speaker.ts";
import { bookingMode } from "#domain/booking/booking-mode.ts";
import type { BookingMode } from "#domain/booking/status.ts";
import type { IsoDate } from "#domain/iso-date.ts";
import { TermsContext } from "#parts/terms-context.ts";
import { toast } from "#ui/toast-store.ts";
import { type BookingWish, keepWish, NO_WISH, readWish } from "./kept-wish.ts";
import { CALENDAR_ID, scrollToPart } from "./scroll-to.ts";
import { BOOKING_TEXTS as TEXTS } from "./texts.ts";
import { isNarrow } from "./use-narrow.ts";

export type OpenBooking = {
  eventDate: IsoDate;
  dayStatus: DayStatus;
  mode: BookingMode;
  talkId: string | null;
};

/** The chosen day is gone; the text says why. */
type LostDay = {
  readonly date: IsoDate;
  /** Null if it is not known whose doing it was. */
  readonly origin: "account" | "other" | null;
  readonly text: string;
};

type Intent = Pick<OpenBooking, "eventDate" | "mode" | "talkId">;

type ProfileBookingOptions = {
  speaker: BookableSpeaker;
  today: IsoDate;
  isSignedIn: boolean;
  /** The profile belongs to whoever looks at it. */
  isOwn: boolean;
  /** What the drawer held when the page was left. */
  readDraft: () => Intent | null;
  /** Goes to the sign-in page; the intent is waiting when somebody comes back. */
  onSignIn: (intent: Intent) => void;
};

/** From a chosen day to the open drawer: who may go on, and how binding it gets (BOOK-89, BOOK-90). */
export function useProfileBooking(options: ProfileBookingOptions) {
  const { speaker, today, isSignedIn, isOwn, readDraft, onSignIn } = options;
  const [wish, setWish] = useState(NO_WISH);
  const [opened, setOpened] = useState<OpenBooking | null>(null);
  const [lost, setLost] = useState<LostDay | null>(null);
  const isSent = useRef(false);
  const { closedNote } = use(TermsContext);

  const change = (next: BookingWish) => {
    setWish(next);
    keepWish(speaker.id, next);
  };

  // The server cannot know what this tab remembers.
  useEffect(() => {
    const kept = readWish(speaker.id, today);
    // A day chosen before the session was known stays, even where nothing can be stored.
    setWish((now) => (now.date !== null && now.date >= today ? now : kept));
    const draft = isSignedIn ? readDraft() : null;
    if (!draft) return;
    const dayStatus = kept.date === draft.eventDate ? kept.status : "available";
    setWish({ date: draft.eventDate, status: dayStatus, talkId: null });
    setOpened({ ...draft, dayStatus });
  }, [speaker.id, today, isSignedIn, readDraft]);

  const start = (wished: BookingMode, talkId: string | null) => {
    if (isOwn) {
      toast.show({ kind: "info", text: TEXTS.ownProfile, topic: "booking" });
      return;
    }
    if (wish.date === null) {
      askForDate();
      return;
    }
    const mode = bookingMode(wished, speaker, wish.status);
    const booking = { eventDate: wish.date, dayStatus: wish.status, mode, talkId };
    if (!isSignedIn) {
      askToSignIn(() => onSignIn(booking));
      return;
    }
    if (mode !== wished) {
      toast.show({ kind: "info", text: TEXTS.inquiryInstead, topic: "booking" });
    }
    // A talk is remembered until the drawer knows it; the next one begins without (BOOK-72).
    if (wish.talkId !== null) change({ ...wish, talkId: null });
    setLost(null);
    setOpened(booking);
  };

  return {
    wish,
    opened,
    lost,
    select: (date: IsoDate, status: DayStatus) => {
      change({ ...wish, date, status });
      if (opened?.eventDate === date) setOpened({ ...opened, dayStatus: status });
    },
    book: () => start("direct", wish.talkId),
    inquire: () => start("inquiry", wish.talkId),
    bookTalk: (talkId: string) => {
      if (wish.date === null) change({ ...wish, talkId });
      start(closedNote ? "inquiry" : "direct", talkId);
    },
    send: () => {
      isSent.current = true;
    },
    /** While a booking is on its way a day that was only read again may be taken by that very one. */
    lose: (day: LostDay) => {
      if (isSent.current && day.origin === null) return;
      change({ ...NO_WISH, talkId: wish.talkId });
      setLost(day);
      // An open drawer says it by itself.
      if (opened !== null) return;
      const kind = day.origin === "account" ? "info" : "warning";
      toast.show({ kind, text: day.text, topic: "booking" });
    },
    close: () => {
      isSent.current = false;
      setLost(null);
      setOpened(null);
    },
    finish: () => {
      setOpened(null);
      change(NO_WISH);
    },
  };
}

/** Both screens say it in their own words (C-19). */
function askForDate(): void {
  const text = isNarrow() ? TEXTS.dateFirstNarrow : TEXTS.dateFirst;
  toast.show({ kind: "info", text, topic: "booking" });
  scrollToPart(CALENDAR_ID);
}

function askToSignIn(onSelect: () => void): void {
  const action = { label: TEXTS.signInAction, href: "/auth", onSelect };
  toast.show({ kind: "info", text: TEXTS.signIn, action, topic: "booking" });
}
