import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { NO_SELECTION, parseSelection } from "./booking-selection.ts";

const today = isoDate("2026-03-07");
const kept = (selection: unknown) => parseSelection(JSON.stringify(selection), today);

test("day, status and talk come back as they were kept", () => {
  const selection = { date: "2026-04-16", status: "on_request", talkId: "t1" };
  expect(kept(selection)).toEqual(selection);
});

test("a day that has passed or could not be chosen is forgotten, the talk stays", () => {
  const talk = { ...NO_SELECTION, talkId: "t1" };
  expect(kept({ date: "2026-03-06", status: "available", talkId: "t1" })).toEqual(talk);
  expect(kept({ date: "2026-04-16", status: "booked", talkId: "t1" })).toEqual(talk);
  expect(kept({ date: "2026-02-30", status: "available", talkId: "t1" })).toEqual(talk);
});

test("nothing and nonsense are no selection", () => {
  expect(parseSelection(null, today)).toEqual(NO_SELECTION);
  expect(kept(7)).toEqual(NO_SELECTION);
  expect(kept({ talkId: 7 })).toEqual(NO_SELECTION);
});
