import { expect, test } from "vitest";
import { countStages, findBookings, readWish } from "./find-bookings.ts";

const bookings = [
  {
    status: "requested",
    event_title: "Führungstag",
    event_location: "Köln",
    booking_reference: "WB-1",
  },
  {
    status: "reviewed",
    event_title: "Kongress",
    event_location: "Hamburg",
    booking_reference: "WB-2",
  },
  {
    status: "cancelled",
    event_title: "Gala",
    event_location: "Hamburg",
    booking_reference: "WB-3",
  },
] as const;

const titles = (address: string) =>
  findBookings(bookings, readWish(new URLSearchParams(address))).map(
    ({ event_title }) => event_title,
  );

test("the address chooses stage and words, whatever their case", () => {
  expect(titles("")).toEqual(["Führungstag", "Kongress", "Gala"]);
  expect(titles("status=completed")).toEqual(["Kongress"]);
  expect(titles("q=HAMBURG")).toEqual(["Kongress", "Gala"]);
  expect(titles("q=hamburg+wb-3&status=over")).toEqual(["Gala"]);
  expect(titles("q=führung")).toEqual(["Führungstag"]);
  expect(titles("status=erfunden")).toHaveLength(3);
});

test("every booking stands in exactly one stage", () => {
  expect(countStages(bookings)).toEqual({
    requested: 1,
    pending: 0,
    confirmed: 0,
    completed: 1,
    over: 1,
  });
});
