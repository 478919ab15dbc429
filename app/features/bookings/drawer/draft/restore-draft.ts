import type { BookableSpeaker, BookableTalk } from "#domain/booking/bookable-speaker.ts";
import { BILLING_COUNTRIES } from "#domain/booking/draft/draft.ts";
import {
  type DrawerDraft,
  newDrawerDraft,
  offeredQa,
  TEXT_FIELDS,
  type TextField,
} from "#domain/booking/draft/draft-rules.ts";
import { BOOKING_STEPS, isOmitted } from "#domain/booking/draft/draft-steps.ts";
import { presetTime } from "#domain/booking/draft/event-time.ts";
import type { BookingMode } from "#domain/booking/status.ts";
import { durationFormats, presetFormat, talkFormats } from "#domain/pricing/duration-formats.ts";
import { berlinDay, type IsoDate } from "#domain/time/iso-date.ts";
import { recallEvent } from "#parts/place/asked-event.ts";
import type { DrawerState } from "../drawer-state.ts";
import { offeredWorkshops } from "../steps/offered-workshops.ts";
import { readKept, writeKept } from "./draft-storage.ts";

/** Who pays and whom to call stays for the whole session; the event belongs to one booking (C-33). */
const CONTACT_FIELDS: readonly TextField[] = TEXT_FIELDS.filter(
  (field) => field.startsWith("contact") || field.startsWith("billing"),
);

type Opening = {
  readonly speaker: BookableSpeaker;
  readonly eventDate: IsoDate;
  readonly mode: BookingMode;
  readonly talkId: string | null;
};

/**
 * A drawer opens on its first step with nothing chosen (BOOK-70, BOOK-72), unless the page was left
 * while it was open, for signing in or by a reload: then it goes on where it was, consents excepted.
 */
export function openingState(opening: Opening): DrawerState {
  const kept = readKept();
  const draft = storedDraft(kept?.draft);
  const wasOpen = kept?.isOpen === true && kept.isIntent !== true;
  const isOwn = kept?.speakerId === opening.speaker.id;
  if (wasOpen && isOwn) return resumed(opening, kept, draft);
  const state = fresh(opening, draft);
  return kept?.isBrief === true && isOwn ? briefed(state, draft) : forAskedEvent(state, opening);
}

/** What the visitor looked for: the place of the event, and its length where the speaker offers it. */
function forAskedEvent(state: DrawerState, { speaker, talkId }: Opening): DrawerState {
  const event = recallEvent(berlinDay(Date.now()));
  if (!event) return state;
  const formats = talkId === null ? durationFormats(speaker) : [];
  const format = formats.find(({ duration }) => duration === event.length);
  const chosen = format && { duration: format.duration, eventType: format.type };
  return { ...state, draft: { ...state.draft, ...chosen, eventLocation: event.venue } };
}

/** Consents are given anew each time and travel costs asked anew, so neither is kept. */
export function keepOpen(speakerId: string, state: DrawerState): void {
  const { mode, eventDate, step, requestKey, isTouched, draft } = state;
  const talkId = draft.selectedTalkId;
  writeKept({
    speakerId,
    isOpen: true,
    mode,
    eventDate,
    talkId,
    step,
    requestKey,
    isTouched,
    draft,
  });
}

export function keepContactOnly({ draft }: DrawerState): void {
  const contact = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, draft[field]]));
  writeKept({ isOpen: false, draft: { ...contact, billingCountry: draft.billingCountry } });
}

function fresh({ eventDate, mode, talkId, speaker }: Opening, draft: StoredDraft): DrawerState {
  const contact = Object.fromEntries(
    CONTACT_FIELDS.map((field) => [field, draft.texts[field] ?? ""]),
  );
  return {
    mode,
    eventDate,
    step: "format",
    draft: {
      ...newDrawerDraft(eventDate),
      eventTime: presetTime(eventDate, Date.now()),
      ...contact,
      billingCountry: draft.country,
      ...firstChoice(speaker, knownTalk(speaker, talkId)),
    },
    errors: {},
    refusals: 0,
    isTouched: false,
    wasQaReset: false,
    requestKey: null,
    notice: null,
  };
}

/** What was said in the chat, once the day is picked. */
function briefed(state: DrawerState, { texts }: StoredDraft): DrawerState {
  return { ...state, draft: { ...state.draft, ...texts }, isTouched: true };
}

type Kept = NonNullable<ReturnType<typeof readKept>>;

function resumed(opening: Opening, kept: Kept, stored: StoredDraft): DrawerState {
  const start = fresh(opening, stored);
  const chosen = {
    ...start.draft,
    ...stored.texts,
    ...chosenItems(opening.speaker, stored.raw),
  };
  const talk = knownTalk(opening.speaker, stored.raw.selectedTalkId);
  const isGiven = talk && isGivenIn(opening.speaker, talk, chosen.duration);
  const draft: DrawerDraft = { ...chosen, selectedTalkId: isGiven ? talk.id : null };
  const step = BOOKING_STEPS.find((known) => known === kept.step) ?? "format";
  return {
    ...start,
    draft,
    step: isOmitted(step, draft) ? "format" : step,
    isTouched: kept.isTouched === true,
    requestKey: typeof kept.requestKey === "string" ? kept.requestKey : null,
  };
}

type StoredDraft = {
  readonly raw: Readonly<Record<string, unknown>>;
  readonly texts: Partial<Record<TextField, string>>;
  readonly country: (typeof BILLING_COUNTRIES)[number];
};

function storedDraft(value: unknown): StoredDraft {
  const raw = typeof value === "object" && value !== null ? { ...value } : {};
  const entries: Readonly<Record<string, unknown>> = raw;
  const texts = TEXT_FIELDS.flatMap((field) => {
    const text = entries[field];
    return typeof text === "string" ? [[field, text] as const] : [];
  });
  const country = BILLING_COUNTRIES.find((known) => known === entries.billingCountry);
  return { raw: entries, texts: Object.fromEntries(texts), country: country ?? "Deutschland" };
}

/** What was chosen counts only as long as the speaker still offers it. */
function chosenItems(speaker: BookableSpeaker, raw: StoredDraft["raw"]): Partial<DrawerDraft> {
  if (raw.eventType === "workshop") {
    const workshop = offeredWorkshops(speaker).find(
      ({ id, minutes }) => id === raw.workshopId && minutes === raw.duration,
    );
    if (!workshop) return {};
    return { eventType: "workshop", workshopId: workshop.id, duration: workshop.minutes };
  }
  const format = durationFormats(speaker).find(({ duration }) => duration === raw.duration);
  if (!format) return {};
  const qaDuration = offeredQa(speaker).find((minutes) => minutes === raw.qaDuration) ?? null;
  const includeQA = raw.includeQA === true && qaDuration !== null;
  return {
    eventType: format.type,
    duration: format.duration,
    includeQA,
    qaDuration: includeQA ? qaDuration : null,
  };
}

function knownTalk({ talks }: BookableSpeaker, talkId: unknown): BookableTalk | null {
  return talks.find(({ id }) => id === talkId) ?? null;
}

function isGivenIn(speaker: BookableSpeaker, talk: BookableTalk, minutes: number): boolean {
  return talkFormats(speaker, talk).some(({ duration }) => duration === minutes);
}

type Choice = Pick<DrawerDraft, "selectedTalkId"> & Partial<DrawerDraft>;

/** A keynote as specified, or the first of what the talk or the speaker offers instead. */
function firstChoice(speaker: BookableSpeaker, talk: BookableTalk | null): Choice {
  const ofTalk = talk ? talkFormats(speaker, talk) : [];
  const formats = ofTalk.length > 0 ? ofTalk : durationFormats(speaker);
  const format = presetFormat(formats);
  const selectedTalkId = ofTalk.length > 0 && talk ? talk.id : null;
  if (format) return { selectedTalkId, duration: format.duration, eventType: format.type };
  const [workshop] = offeredWorkshops(speaker);
  if (!workshop) return { selectedTalkId };
  const { id, minutes } = workshop;
  return { selectedTalkId, eventType: "workshop", workshopId: id, duration: minutes };
}
