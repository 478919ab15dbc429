import { expect, test } from "vitest";
import {
  BOOKING_STATUSES,
  canMove,
  possibleEvents,
  statusOnCreation,
  transition,
} from "./status.ts";

test("a direct booking starts confirmed, an inquiry starts requested", () => {
  expect(statusOnCreation("direct")).toBe("confirmed");
  expect(statusOnCreation("inquiry")).toBe("requested");
});

test("a speaker offers, the customer accepts", () => {
  expect(transition("requested", "offer", "speaker")).toEqual({ ok: true, value: "pending" });
  expect(transition("pending", "accept", "customer")).toEqual({ ok: true, value: "confirmed" });
});

test("a speaker cannot accept in the customer's name", () => {
  expect(transition("pending", "accept", "speaker")).toEqual({ ok: false, error: "not_allowed" });
});

test("an inquiry is never confirmed in one step", () => {
  expect(canMove("requested", "confirmed")).toBe(false);
  expect(transition("requested", "accept", "customer")).toEqual({
    ok: false,
    error: "wrong_status",
  });
});

test("only the moves of the transition table exist", () => {
  const moves = BOOKING_STATUSES.flatMap((from) =>
    BOOKING_STATUSES.filter((to) => canMove(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(moves).toEqual([
    "requested → pending",
    "requested → declined",
    "requested → expired",
    "requested → withdrawn",
    "pending → confirmed",
    "pending → expired",
    "pending → withdrawn",
    "confirmed → cancelled",
    "confirmed → completed",
    "completed → reviewed",
  ]);
});

test("an ended booking offers nothing to anybody", () => {
  for (const status of ["declined", "expired", "withdrawn", "cancelled", "reviewed"] as const) {
    expect(possibleEvents(status, "admin")).toEqual([]);
  }
});

test("what is possible depends on who asks", () => {
  expect(possibleEvents("requested", "speaker")).toEqual(["offer", "hold", "decline"]);
  expect(possibleEvents("pending", "customer")).toEqual(["withdraw", "accept"]);
  expect(possibleEvents("confirmed", "system")).toEqual(["complete"]);
});
