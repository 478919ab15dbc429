import { expect, test } from "vitest";
import { freeSlug, slugOf } from "#domain/speaker/text/slug-of.ts";
import { actionsFor, changeOf, type SpeakerState } from "./speaker-actions.ts";

const DRAFT: SpeakerState = {
  status: "draft",
  is_active: false,
  is_verified: false,
  is_top_speaker: false,
  quick_booking_available: false,
  allows_direct_booking: false,
};
const LISTED: SpeakerState = { ...DRAFT, status: "active", is_active: true };

test("publishing lists a draft, and a listed speaker stays as it is", () => {
  expect(changeOf(DRAFT, "publish")).toEqual({ status: "active", is_active: true });
  expect(changeOf(LISTED, "publish")).toBeNull();
});

test("opening quick booking changes nothing else", () => {
  expect(changeOf(DRAFT, "open_quick_booking")).toEqual({ quick_booking_available: true });
});

test("only what changes something is offered", () => {
  expect(actionsFor(DRAFT)).toEqual([
    "publish",
    "suspend",
    "verify",
    "feature",
    "open_quick_booking",
  ]);
  expect(actionsFor(LISTED)).toEqual(expect.arrayContaining(["unpublish", "pause"]));
});

test("a name becomes an address, a taken or reserved one gets a number [ROUTE-06]", () => {
  expect(slugOf("Dr. Jürgen Groß")).toBe("dr-juergen-gross");
  expect(slugOf("Zoë O’Neill")).toBe("zoe-o-neill");
  expect(slugOf("Signup")).toBe("signup-1");
  expect(slugOf("李")).toBe("");
  expect(freeSlug("anna", new Set(["anna", "anna-2"]))).toBe("anna-3");
});
