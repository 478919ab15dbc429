import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BookableSpeaker } from "#domain/booking/bookable-speaker.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { type DrawerAction, drawerReducer } from "../drawer-state.ts";
import { MODE_TEXTS } from "../texts.ts";
import { keepBrief, keepIntent, readKeptDraft } from "./draft-storage.ts";
import { keepContactOnly, keepOpen, openingState } from "./restore-draft.ts";

const day = isoDate("2030-03-07");

const speaker: BookableSpeaker = {
  id: "s1",
  slug: "s",
  name: "Dr. Miriam Falkenau",
  job_title: "Psychologin",
  address_label: "München",
  fee_20: 2500,
  fee_40: 5000,
  fee_60: 7500,
  lengths_not_offered: [],
  fee_workshop_half_day: null,
  fee_workshop_full_day: null,
  offers_qa: true,
  fee_qa_15min_cents: 40_000,
  fee_qa_30min_cents: 70_000,
  travel_fee_usd: null,
  allows_direct_booking: true,
  availability_status: "available",
  talks: [
    { id: "t1", title: "Klartext", description: null, available_durations: [], category: null },
  ],
  workshops: [
    { id: "w1", title: "Im Kreis", description: null, duration_hours: 4, fee_cents: 690_000 },
  ],
};
const opening = { speaker, eventDate: day, mode: "direct", talkId: null } as const;

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
  vi.spyOn(Date, "now").mockReturnValue(Date.parse("2030-01-01T12:00:00Z"));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("without a stated mode the drawer opens as an inquiry [BOOK-73]", () => {
  const kept = { isOpen: true, isIntent: true, speakerId: "s1", eventDate: day };
  sessionStorage.setItem("wb-booking-draft.v1", JSON.stringify(kept));
  const draft = readKeptDraft("s1");
  if (!draft) throw new Error("Expected the kept intent");
  const { mode } = openingState({ ...opening, ...draft });
  expect(mode).toBe("inquiry");
  expect(MODE_TEXTS[mode]).toMatchObject({ badge: "Auf Anfrage", submit: "Anfrage senden" });
});

function filledIn() {
  const actions: readonly DrawerAction[] = [
    { type: "workshop", workshop: { id: "w1", duration_hours: 4 } },
    { type: "typed", field: "eventTitle", value: "Tagung" },
    { type: "typed", field: "contactName", value: "Eva Berg" },
    { type: "country", value: "Schweiz" },
    { type: "consent", field: "agbAccepted", value: true },
    { type: "goTo", step: "summary" },
    { type: "requestKey", key: "k1" },
  ];
  return actions.reduce(drawerReducer, openingState(opening));
}

test("a drawer opens on its first step with the defaults and nothing chosen [CONST-03] [CONST-04] [CONST-05] [CONST-06] [CONST-07]", () => {
  const { step, draft, isTouched } = openingState(opening);
  expect(step).toBe("format");
  expect(isTouched).toBe(false);
  expect(draft).toMatchObject({
    duration: 40,
    eventType: "keynote",
    eventTime: "09:00",
    billingCountry: "Deutschland",
    includeQA: false,
  });
});

test("a talk of the profile is chosen after the reset, an unknown one is not", () => {
  expect(openingState({ ...opening, talkId: "t1" }).draft.selectedTalkId).toBe("t1");
  expect(openingState({ ...opening, talkId: "gone" }).draft.selectedTalkId).toBeNull();
});

test("after a reload it goes on where it was, without consents and with the same request key", () => {
  keepOpen("s1", filledIn());
  expect(readKeptDraft("s1")).toEqual({ eventDate: day, mode: "direct", talkId: null });
  const state = openingState(opening);
  expect(state).toMatchObject({ step: "summary", requestKey: "k1", isTouched: true });
  expect(state.draft).toMatchObject({
    eventTitle: "Tagung",
    contactName: "Eva Berg",
    billingCountry: "Schweiz",
    eventType: "workshop",
    workshopId: "w1",
    duration: 240,
    agbAccepted: false,
    widerrufsAccepted: false,
  });
});

test("after closing only contact and billing stay, also for another speaker [BOOK-70] [BOOK-72]", () => {
  keepContactOnly(filledIn());
  expect(readKeptDraft("s1")).toBeNull();
  const other = openingState({ ...opening, speaker: { ...speaker, id: "s2" } });
  expect(other.step).toBe("format");
  expect(other.draft).toMatchObject({
    contactName: "Eva Berg",
    billingCountry: "Schweiz",
    eventTitle: "",
    workshopId: null,
    eventType: "keynote",
  });
});

test("what a visitor wanted before signing in opens afresh for that speaker", () => {
  keepOpen("s2", filledIn());
  keepIntent("s1", { eventDate: day, mode: "inquiry", talkId: "t1" });
  expect(readKeptDraft("s1")).toEqual({ eventDate: day, mode: "inquiry", talkId: "t1" });
  const state = openingState(opening);
  expect(state).toMatchObject({ step: "format", requestKey: null });
  expect(state.draft.eventType).toBe("keynote");
});

test("a brief without a day waits for the one that is picked, also across signing in", () => {
  const texts = { eventLocation: "Köln", eventParticipants: "25", eventDescription: "Workshop" };
  keepBrief("s1", { eventDate: null, ...texts });
  expect(readKeptDraft("s1")).toBeNull();
  expect(openingState(opening)).toMatchObject({ step: "format", isTouched: true, draft: texts });
  keepIntent("s1", { eventDate: day, mode: "inquiry", talkId: null });
  expect(openingState(opening).draft).toMatchObject(texts);
  keepOpen("s1", openingState(opening));
  expect(openingState(opening).draft).toMatchObject(texts);
});

test("a brief stays with the speaker it was meant for", () => {
  const texts = { eventLocation: "Köln", eventParticipants: "25", eventDescription: "Workshop" };
  keepBrief("s2", { eventDate: null, ...texts });
  expect(openingState(opening).draft.eventLocation).toBe("");
  keepIntent("s1", { eventDate: day, mode: "inquiry", talkId: null });
  expect(openingState(opening).draft.eventLocation).toBe("");
});

test("a draft of another speaker, of a past day or after success is not offered", () => {
  keepOpen("s2", filledIn());
  expect(readKeptDraft("s1")).toBeNull();
  keepOpen("s1", { ...filledIn(), eventDate: isoDate("2029-12-31") });
  expect(readKeptDraft("s1")).toBeNull();
  keepOpen("s1", filledIn());
  keepContactOnly(filledIn());
  expect(readKeptDraft("s1")).toBeNull();
});

test("what the speaker no longer offers falls back to the default", () => {
  keepOpen("s1", filledIn());
  const state = openingState({ ...opening, speaker: { ...speaker, workshops: [] } });
  expect(state.draft).toMatchObject({ eventType: "keynote", duration: 40, workshopId: null });
});

test("broken or foreign storage is as good as none", () => {
  sessionStorage.setItem("wb-booking-draft.v1", "{");
  expect(readKeptDraft("s1")).toBeNull();
  expect(openingState(opening).step).toBe("format");
  sessionStorage.setItem("wb-booking-draft.v1", '{"isOpen":true,"speakerId":"s1","draft":7}');
  expect(openingState(opening).draft.eventTitle).toBe("");
});

test("a drawer opens with a length that the talk and the speaker offer", () => {
  const talk = (id: string, ...available_durations: number[]) => ({
    ...{ id, title: id, description: null, category: null },
    available_durations,
  });
  const talks = [talk("short", 20), talk("long", 40, 60), talk("gone", 60)];
  const offered = { ...speaker, talks, fee_60: null, lengths_not_offered: [60] };
  const opened = (talkId: string | null, changes: Partial<BookableSpeaker> = {}) => {
    const { draft } = openingState({ ...opening, speaker: { ...offered, ...changes }, talkId });
    return [draft.eventType, draft.duration, draft.selectedTalkId];
  };
  expect(opened("short")).toEqual(["impulse", 20, "short"]);
  expect(opened("long")).toEqual(["keynote", 40, "long"]);
  expect(opened("gone")).toEqual(["keynote", 40, null]);
  const onlyShort = { fee_40: null, lengths_not_offered: [40, 60] };
  expect(opened(null, onlyShort)).toEqual(["impulse", 20, null]);
  const none = { fee_20: null, fee_40: null, lengths_not_offered: [20, 40, 60] };
  expect(opened(null, none)).toEqual(["workshop", 240, null]);
});

test("a talk that does not fit the kept length any more is not chosen", () => {
  const kept = drawerReducer(openingState({ ...opening, talkId: "t1" }), {
    type: "format",
    format: { duration: 20, type: "impulse" },
  });
  keepOpen("s1", kept);
  const talks = speaker.talks.map((talk) => ({ ...talk, available_durations: [40] }));
  const { draft } = openingState({ ...opening, speaker: { ...speaker, talks } });
  expect(draft).toMatchObject({ duration: 20, selectedTalkId: null });
});
