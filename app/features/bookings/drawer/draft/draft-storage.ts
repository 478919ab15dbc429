import type { BookingMode } from "#domain/booking/status.ts";
import { berlinDay, type IsoDate, isIsoDate } from "#domain/time/iso-date.ts";

/** One booking at a time per tab; the number changes with the shape of what is kept. */
export const KEPT_DRAFT_KEY = "wb-booking-draft.v1";

export type KeptDraft = {
  readonly eventDate: IsoDate;
  readonly mode: BookingMode;
  readonly talkId: string | null;
};

/**
 * What the drawer of this speaker held when the page was left, for signing in or by a reload; null
 * after it was closed or the booking was sent. Read by the profile, so nothing of the drawer is here.
 */
export function readKeptDraft(speakerId: string): KeptDraft | null {
  const kept = readKept();
  if (kept?.speakerId !== speakerId || kept.isOpen !== true) return null;
  const { eventDate, mode, talkId } = kept;
  if (typeof eventDate !== "string" || !isIsoDate(eventDate)) return null;
  if (eventDate < berlinDay(Date.now())) return null;
  return {
    eventDate,
    mode: mode === "direct" ? "direct" : "inquiry",
    talkId: typeof talkId === "string" ? talkId : null,
  };
}

/** For a visitor who has to sign in before the drawer opens: it opens when they come back (C-16). */
export function keepIntent(speakerId: string, intent: KeptDraft): void {
  const kept = readKept();
  const isBrief = kept?.isBrief === true && kept.speakerId === speakerId;
  writeKept({ ...kept, ...intent, speakerId, isOpen: true, isIntent: true, isBrief });
}

export type KeptBrief = {
  readonly eventDate: IsoDate | null;
  readonly eventLocation: string;
  readonly eventParticipants: string;
  readonly eventDescription: string;
};

/**
 * What the user has already said about an event: the drawer of this speaker opens with it as an
 * inquiry, at once if the day is known and otherwise when one is picked.
 */
export function keepBrief(speakerId: string, { eventDate, ...texts }: KeptBrief): void {
  const kept = readKept();
  const draft = typeof kept?.draft === "object" ? { ...kept.draft } : {};
  writeKept({
    speakerId,
    isOpen: eventDate !== null,
    isBrief: eventDate === null,
    mode: "inquiry",
    eventDate,
    talkId: null,
    step: "format",
    isTouched: true,
    draft: { ...draft, ...texts },
  });
}

/** Whatever lies there; every reader checks the parts it needs. */
export function readKept(): Readonly<Record<string, unknown>> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT_DRAFT_KEY) ?? "null");
    return typeof kept === "object" && kept !== null ? { ...kept } : null;
  } catch {
    return null;
  }
}

export function writeKept(kept: Readonly<Record<string, unknown>>): void {
  try {
    sessionStorage.setItem(KEPT_DRAFT_KEY, JSON.stringify(kept));
  } catch {
    // Storage can be full or forbidden; the drawer then works without memory.
  }
}
