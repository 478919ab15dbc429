import { expect, test } from "vitest";
import { isoDate } from "#domain/iso-date.ts";
import { NO_WISH, parseWish } from "./kept-wish.ts";

const today = isoDate("2026-03-07");
const kept = (wish: unknown) => parseWish(JSON.stringify(wish), today);

test("day, status and talk come back as they were kept", () => {
  const wish = { date: "2026-04-16", status: "on_request", talkId: "t1" };
  expect(kept(wish)).toEqual(wish);
});

test("a day that has passed or could not be chosen is forgotten, the talk stays", () => {
  const talk = { ...NO_WISH, talkId: "t1" };
  expect(kept({ date: "2026-03-06", status: "available", talkId: "t1" })).toEqual(talk);
  expect(kept({ date: "2026-04-16", status: "booked", talkId: "t1" })).toEqual(talk);
  expect(kept({ date: "2026-02-30", status: "available", talkId: "t1" })).toEqual(talk);
});

test("nothing and nonsense are no wish", () => {
  expect(parseWish(null, today)).toEqual(NO_WISH);
  expect(kept(7)).toEqual(NO_WISH);
  expect(kept({ talkId: 7 })).toEqual(NO_WISH);
});
