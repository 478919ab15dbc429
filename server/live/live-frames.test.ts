import { expect, test } from "vitest";
import { eventFrame, originOf } from "./live-frames.ts";

const event = {
  id: 7,
  topic: "speaker:1:calendar",
  payload: { date: "2030-01-02", status: "booked" },
  cause_tab: "tab-of-anna",
  cause_user: "anna",
};

test("an event is a page's own, the same account's, or another account's doing", () => {
  expect(originOf(event, { owner: "user:anna", tab: "tab-of-anna" })).toBe("page");
  expect(originOf(event, { owner: "user:anna", tab: "another-tab" })).toBe("account");
  expect(originOf(event, { owner: "user:anna", tab: null })).toBe("account");
  expect(originOf(event, { owner: "user:ben", tab: "tab-of-anna" })).toBe("other");
  expect(originOf(event, { owner: "address:1.2.3.4", tab: "tab-of-anna" })).toBe("other");
  const unnamed = { ...event, cause_tab: null };
  expect(originOf(unnamed, { owner: "user:anna", tab: null })).toBe("account");
  expect(originOf({ cause_tab: null, cause_user: null }, { owner: "user:anna", tab: null })).toBe(
    "other",
  );
});

test("who it was never leaves the server", () => {
  for (const origin of ["page", "account", "other"] as const) {
    const frame = eventFrame(event, origin).toString();
    expect(frame).not.toMatch(/anna/);
    expect(frame.includes("origin")).toBe(origin !== "other");
  }
});
