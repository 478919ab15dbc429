import { use, useEffect, useRef, useState } from "react";
import type { DayStatus } from "#domain/availability/day-status.ts";
import type { BookableSpeaker } from "#domain/booking/bookable-speaker.ts";
import { BOOKING_MESSAGES } from "#domain/booking/booking-messages.ts";
import { bookingMode } from "#domain/booking/mode/booking-mode.ts";
import type { BookingMode } from "#domain/booking/status.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { TermsContext } from "#parts/terms-context.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { CALENDAR_ID, scrollToPart } from "../scroll-to.ts";
import { BOOKING_TEXTS as TEXTS } from "../texts.ts";
import { isNarrow } from "../use-narrow.ts";
import {
  type BookingSelection,
  NO_SELECTION,
  readSelection,
  storeSelection,
} from "./booking-selection.ts";

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
  /** The profile belongs to the viewer. */
  isOwn: boolean;
  /** What the drawer held when the page was left. */
  readDraft: () => Intent | null;
  /** Goes to the sign-in page; the intent is stored until the user comes back. */
  onSignIn: (intent: Intent) => void;
};

/** From a chosen day to the open drawer: who may go on, and how binding it gets (BOOK-89, BOOK-90). */
export function useProfileBooking(options: ProfileBookingOptions) {
  const { speaker, today, isSignedIn, isOwn, readDraft, onSignIn } = options;
  const [selection, setSelection] = useState(NO_SELECTION);
  const [opened, setOpened] = useState<OpenBooking | null>(null);
  const [lost, setLost] = useState<LostDay | null>(null);
  const isSent = useRef(false);
  const { closedNote } = use(TermsContext);

  const change = (next: BookingSelection) => {
    setSelection(next);
    storeSelection(speaker.id, next);
  };

  // The server cannot know what this tab remembers.
  useEffect(() => {
    const kept = readSelection(speaker.id, today);
    // A day chosen before the session was known stays, even where nothing can be stored.
    setSelection((now) => (now.date !== null && now.date >= today ? now : kept));
    const draft = isSignedIn ? readDraft() : null;
    if (!draft) return;
    const dayStatus = kept.date === draft.eventDate ? kept.status : "available";
    setSelection({ date: draft.eventDate, status: dayStatus, talkId: null });
    setOpened({ ...draft, dayStatus });
  }, [speaker.id, today, isSignedIn, readDraft]);

  const start = (requested: BookingMode, talkId: string | null) => {
    if (isOwn) {
      toast.show({ kind: "info", text: BOOKING_MESSAGES.own_profile, topic: "booking" });
      return;
    }
    if (selection.date === null) {
      askForDate();
      return;
    }
    const mode = bookingMode(requested, speaker, selection.status);
    const booking = { eventDate: selection.date, dayStatus: selection.status, mode, talkId };
    if (!isSignedIn) {
      askToSignIn(() => onSignIn(booking));
      return;
    }
    if (mode !== requested) {
      toast.show({ kind: "info", text: BOOKING_MESSAGES.inquiry_instead, topic: "booking" });
    }
    // A talk is remembered until the drawer knows it; the next one begins without (BOOK-72).
    if (selection.talkId !== null) change({ ...selection, talkId: null });
    setLost(null);
    setOpened(booking);
  };

  return {
    selection,
    opened,
    lost,
    select: (date: IsoDate, status: DayStatus) => {
      change({ ...selection, date, status });
      if (opened?.eventDate === date) setOpened({ ...opened, dayStatus: status });
    },
    book: () => start("direct", selection.talkId),
    inquire: () => start("inquiry", selection.talkId),
    bookTalk: (talkId: string) => {
      if (selection.date === null) change({ ...selection, talkId });
      start(closedNote ? "inquiry" : "direct", talkId);
    },
    send: () => {
      isSent.current = true;
    },
    /** While a booking is on its way a day that was only read again may be taken by that very one. */
    lose: (day: LostDay) => {
      if (isSent.current && day.origin === null) return;
      change({ ...NO_SELECTION, talkId: selection.talkId });
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
      change(NO_SELECTION);
    },
  };
}

/** Both screens say it in their own words (C-19). */
function askForDate(): void {
  const text = isNarrow() ? TEXTS.dateFirstNarrow : BOOKING_MESSAGES.date;
  toast.show({ kind: "info", text, topic: "booking" });
  scrollToPart(CALENDAR_ID);
}

function askToSignIn(onSelect: () => void): void {
  const action = { label: TEXTS.signInAction, href: "/auth", onSelect };
  toast.show({ kind: "info", text: TEXTS.signIn, action, topic: "booking" });
}
