import { describe, expect, test } from "vitest";
import { EMPTY_DRAFT } from "#domain/speaker/application/application-progress.ts";
import { startOf } from "./application-start.ts";

const SENT = "2026-05-04T10:00:00.000Z";
const BEFORE = Date.parse("2026-05-04T09:00:00Z");
const AFTER = Date.parse("2026-05-04T11:00:00Z");

const stored = { ...EMPTY_DRAFT, name: "Ada" };
const draft = { status: "draft", submitted_at: null, data: stored } as const;
const askedBack = { status: "waiting_for_speaker", submitted_at: SENT, data: stored } as const;
const rejected = { ...askedBack, status: "rejected" } as const;
const typed = { ...stored, city: "Jena" };
const kept = (at: number, isSaved = false) => ({ draft: typed, at, isSaved });

describe("an application goes on", () => {
  test("with what was corrected after it was sent back", () => {
    expect(startOf(askedBack, kept(AFTER))).toEqual(typed);
  });

  test("with what was sent from elsewhere since something was kept here", () => {
    expect(startOf(askedBack, kept(BEFORE))).toEqual(stored);
    expect(startOf(rejected, kept(BEFORE))).toEqual(stored);
  });

  test("with what the account has not taken", () => {
    expect(startOf(draft, kept(BEFORE))).toEqual(typed);
  });

  test("with the account's draft, which other devices may have gone on with", () => {
    expect(startOf(draft, kept(BEFORE, true))).toEqual(stored);
    expect(startOf(draft, null)).toEqual(stored);
  });

  test("after a refusal with what was sent, or with what was typed since", () => {
    expect(startOf(rejected, null)).toEqual(stored);
    expect(startOf(rejected, kept(AFTER))).toEqual(typed);
  });

  test("from this browser without an application, else from nothing", () => {
    expect(startOf(null, kept(BEFORE))).toEqual(typed);
    expect(startOf(null, null)).toEqual(EMPTY_DRAFT);
  });
});
