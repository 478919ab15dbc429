import { expect, test } from "vitest";
import { newDrawerDraft } from "#domain/booking/draft/draft-rules.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { type DrawerAction, type DrawerState, drawerReducer } from "./drawer-state.ts";

const day = isoDate("2030-03-07");
const nowMs = Date.parse("2030-03-01T10:00:00Z");

const opened: DrawerState = {
  mode: "direct",
  eventDate: day,
  step: "format",
  draft: newDrawerDraft(day),
  errors: {},
  refusals: 0,
  isTouched: false,
  wasQaReset: false,
  requestKey: null,
  notice: null,
};

function after(...actions: readonly DrawerAction[]): DrawerState {
  return actions.reduce(drawerReducer, opened);
}

const typed = (field: "eventTitle" | "eventParticipants" | "eventLocation", value: string) =>
  ({ type: "typed", field, value }) as const;
const details = [
  typed("eventTitle", "Tagung"),
  typed("eventParticipants", "180"),
  typed("eventLocation", "Hamburg"),
];

test("a forward move is blocked while required fields are empty, and says which [BOOK-69]", () => {
  const blocked = after({ type: "goTo", step: "details" }, { type: "next", nowMs });
  expect(blocked.step).toBe("details");
  expect(Object.keys(blocked.errors)).toEqual(["eventTitle", "eventParticipants", "eventLocation"]);
  expect(blocked.refusals).toBe(1);
  expect(after({ type: "goTo", step: "details" }, ...details, { type: "next", nowMs }).step).toBe(
    "contact",
  );
});

test("going back keeps everything that was typed", () => {
  const back = after({ type: "goTo", step: "details" }, ...details, { type: "back" });
  expect(back.step).toBe("talk");
  expect(back.draft).toMatchObject({ eventTitle: "Tagung", eventLocation: "Hamburg" });
});

test("an error goes away with the first key at its field, the others stay", () => {
  const blocked = after({ type: "goTo", step: "details" }, { type: "next", nowMs });
  const state = drawerReducer(blocked, typed("eventTitle", "T"));
  expect(Object.keys(state.errors)).toEqual(["eventParticipants", "eventLocation"]);
});

test("leaving a field speaks up about a wrong text, not about an empty one", () => {
  const left = { type: "left", field: "contactEmail", nowMs } as const;
  expect(after(left).errors).toEqual({});
  const wrong = { type: "typed", field: "contactEmail", value: "anna@" } as const;
  expect(after(wrong, left).errors.contactEmail).toContain("E-Mail-Adresse");
});

test("a start that today has already seen is named before anything is sent", () => {
  const afternoon = Date.parse("2030-03-07T14:00:00Z");
  const past = "Diese Uhrzeit ist heute schon vorbei.";
  const blocked = after({ type: "next", nowMs: afternoon });
  expect([blocked.step, blocked.errors]).toEqual(["format", { eventTime: past }]);
  const left = { type: "left", field: "eventTime", nowMs: afternoon } as const;
  expect(after(left).errors).toEqual({ eventTime: past });
  const later = { type: "typed", field: "eventTime", value: "18:00" } as const;
  expect(after(later, { type: "next", nowMs: afternoon }).step).toBe("talk");
});

test("every edit asks for a new request key, a consent or a step does not", () => {
  const key = { type: "requestKey", key: "k1" } as const;
  expect(after(key, { type: "consent", field: "agbAccepted", value: true }).requestKey).toBe("k1");
  expect(after(key, { type: "next", nowMs }).requestKey).toBe("k1");
  expect(after(key, typed("eventTitle", "Neu")).requestKey).toBeNull();
  expect(after(key, { type: "date", day: isoDate("2030-03-08") }).requestKey).toBeNull();
  expect(after(key, { type: "talk", id: "t1" }).requestKey).toBeNull();
});

test("an answer of the server holds until something is changed", () => {
  const told = after({ type: "answered", notice: { kind: "unclear" } });
  expect(told.notice).toEqual({ kind: "unclear" });
  const consent = { type: "consent", field: "agbAccepted", value: true } as const;
  expect(drawerReducer(told, consent).notice).not.toBeNull();
  expect(drawerReducer(told, typed("eventTitle", "Neu")).notice).toBeNull();
});

test("another day after a conflict keeps all input", () => {
  const state = after(...details, { type: "date", day: isoDate("2030-03-09") });
  expect(state).toMatchObject({ eventDate: "2030-03-09", step: "format" });
  expect(state.draft).toMatchObject({ eventDate: "2030-03-09", eventTitle: "Tagung" });
});

test("a choice that takes the questions back says so", () => {
  const qa = { type: "qa", isOn: true, offered: [15, 30] } as const;
  const format = { type: "format", format: { duration: 60, type: "talk" } } as const;
  expect(after(qa, format).wasQaReset).toBe(true);
  expect(after(format).wasQaReset).toBe(false);
});

test("a workshop has no talk", () => {
  const workshop = { type: "workshop", workshop: { id: "w1", duration_hours: 4 } } as const;
  expect(after({ type: "talk", id: "t1" }, workshop).draft.selectedTalkId).toBeNull();
});

test("what the account knows fills empty fields only, and counts as no input [BOOK-49]", () => {
  const own = { type: "typed", field: "contactName", value: "Eva Berg" } as const;
  const contact = {
    contactName: "Kim Kunde",
    contactEmail: "kim@haus.example",
    billingCompany: "",
    billingCountry: "Österreich",
  };
  const state = after(own, { type: "known", contact });
  expect(state.draft).toMatchObject({
    contactName: "Eva Berg",
    contactEmail: "kim@haus.example",
    billingCompany: "",
    billingCountry: "Österreich",
  });
  expect(after({ type: "known", contact }).isTouched).toBe(false);
});

test("an account that answers late changes no country that was chosen meanwhile", () => {
  const chosen = { type: "country", value: "Schweiz" } as const;
  const known = { type: "known", contact: { billingCountry: "Österreich" } } as const;
  expect(after(chosen, known).draft.billingCountry).toBe("Schweiz");
});

test("a lost day stays lost whatever is edited, until another one is chosen", () => {
  const notice = { kind: "date_taken", day, reason: "Vergeben.", freeDays: [] } as const;
  const lost = after({ type: "answered", notice }, typed("eventTitle", "Neu"));
  expect(lost.notice).toEqual(notice);
  const free = [isoDate("2030-03-08")];
  const known = drawerReducer(lost, { type: "freeDays", day, freeDays: free });
  expect(known.notice).toMatchObject({ freeDays: free });
  const moved = drawerReducer(known, { type: "date", day: isoDate("2030-03-08") });
  expect(moved).toMatchObject({ notice: null, eventDate: "2030-03-08" });
  expect(drawerReducer(moved, { type: "freeDays", day, freeDays: free })).toBe(moved);
});
