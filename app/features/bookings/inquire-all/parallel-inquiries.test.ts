import { expect, test } from "vitest";
import { findParallelInquiries } from "./parallel-inquiries.ts";

const one = {
  id: "a",
  status: "confirmed",
  event_date: "2030-03-07",
  event_title: "Tagung",
} as const;

test("once one is booked, the open inquiries for the same event can be closed", () => {
  const inquiry = { ...one, id: "b", status: "requested" } as const;
  const offer = { ...one, id: "c", status: "pending" } as const;
  const elsewhere = { ...inquiry, id: "d", event_date: "2030-03-08" };
  const declined = { ...one, id: "e", status: "declined" } as const;
  const all = [one, inquiry, offer, elsewhere, declined];
  expect(findParallelInquiries(all, "a").map(({ id }) => id)).toEqual(["b", "c"]);
  const reviewed = all.map((booking) =>
    booking.id === "a" ? ({ ...booking, status: "reviewed" } as const) : booking,
  );
  expect(findParallelInquiries(reviewed, "a").map(({ id }) => id)).toEqual(["b", "c"]);
  expect(findParallelInquiries(all, "b")).toEqual([]);
  expect(findParallelInquiries(all, "unknown")).toEqual([]);
});
