import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { bookingCursor, bookingPosition } from "./booking-cursor.ts";

const POSITION = { date: isoDate("2026-05-04"), id: "0b4a2c1e-58f4-4f0c-9d9e-2f0a3c6b7d81" };

test("a cursor leads back to its booking", () => {
  expect(bookingPosition(bookingCursor(POSITION))).toEqual(POSITION);
});

test.each([
  "",
  "nonsense",
  "§",
  btoa("2026-05-04/1"),
  btoa(`2026-02-30/${POSITION.id}`),
  btoa(`2026-05-04/${POSITION.id}'--`),
])("%j is no cursor", (cursor) => {
  expect(bookingPosition(cursor)).toBeUndefined();
});
