import { expect, test } from "vitest";
import { openTwins } from "./open-twins.ts";

const one = {
  id: "a",
  status: "confirmed",
  event_date: "2030-03-07",
  event_title: "Tagung",
} as const;

test("once one is booked, the open inquiries for the same event can be closed", () => {
  const twin = { ...one, id: "b", status: "requested" } as const;
  const offer = { ...one, id: "c", status: "pending" } as const;
  const elsewhere = { ...twin, id: "d", event_date: "2030-03-08" };
  const declined = { ...one, id: "e", status: "declined" } as const;
  const all = [one, twin, offer, elsewhere, declined];
  expect(openTwins(all, "a").map(({ id }) => id)).toEqual(["b", "c"]);
  expect(openTwins(all, "b")).toEqual([]);
  expect(openTwins(all, "unknown")).toEqual([]);
});
