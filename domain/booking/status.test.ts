import { expect, test } from "vitest";
import {
  BOOKING_STATUSES,
  canMove,
  isLost,
  isOpen,
  isSold,
  isUnderWay,
  possibleEvents,
  statusOnCreation,
  takesDay,
  transition,
  wasSold,
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

test("an ended booking offers no actor anything", () => {
  for (const status of ["declined", "expired", "withdrawn", "cancelled", "reviewed"] as const) {
    expect(possibleEvents(status, "admin")).toEqual([]);
  }
});

test("what is possible depends on who asks", () => {
  expect(possibleEvents("requested", "speaker")).toEqual(["offer", "hold", "decline"]);
  expect(possibleEvents("pending", "customer")).toEqual(["withdraw", "accept"]);
  expect(possibleEvents("confirmed", "system")).toEqual(["complete"]);
});

test("what is true of each state", () => {
  const facts = { takesDay, isOpen, isUnderWay, isSold, wasSold, isLost };
  const truths = BOOKING_STATUSES.map((status) => {
    const named = Object.entries(facts).filter(([, holds]) => holds(status));
    return [status, named.map(([name]) => name)];
  });
  expect(Object.fromEntries(truths)).toEqual({
    requested: ["isOpen", "isUnderWay"],
    pending: ["takesDay", "isOpen", "isUnderWay"],
    confirmed: ["takesDay", "isUnderWay", "isSold", "wasSold"],
    declined: ["isLost"],
    expired: ["isLost"],
    withdrawn: ["isLost"],
    cancelled: ["wasSold", "isLost"],
    completed: ["isSold", "wasSold"],
    reviewed: ["isSold", "wasSold"],
  });
});

test("the moves agree: what is open can expire, only what is sold comes to be cancelled", () => {
  expect(BOOKING_STATUSES.filter((from) => canMove(from, "expired"))).toEqual(
    BOOKING_STATUSES.filter(isOpen),
  );
  expect(
    BOOKING_STATUSES.filter((from) => canMove(from, "cancelled")).every((from) => isSold(from)),
  ).toBe(true);
});

test("every booking is open, sold or lost", () => {
  for (const status of BOOKING_STATUSES) {
    expect([isOpen, isSold, isLost].filter((holds) => holds(status))).toHaveLength(1);
  }
});
