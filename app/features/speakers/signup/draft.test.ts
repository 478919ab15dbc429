import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keepTabFor } from "#app/session/tab-owner.ts";
import { EMPTY_DRAFT } from "#domain/speaker/application/application-progress.ts";
import { draftFrom, keepLocally, keptLocally } from "./draft.ts";

test("an application that was sent becomes a form again", () => {
  const sent = {
    name: "Ada",
    categories: ["technology"],
    languages: ["Deutsch"],
    fee_idea: 4500,
    website: null,
  };
  expect(draftFrom(sent)).toEqual({
    ...EMPTY_DRAFT,
    name: "Ada",
    categories: ["technology"],
    languages: ["Deutsch"],
    fee_idea: "4500",
  });
});

test("foreign content of the storage does no harm", () => {
  expect(draftFrom({ name: { a: 1 }, categories: "alle", languages: [1, "Deutsch"] })).toEqual({
    ...EMPTY_DRAFT,
    languages: ["Deutsch"],
  });
});

describe("a draft kept in the browser", () => {
  const storage = () => {
    const entries = new Map<string, string>();
    return {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => entries.set(key, value),
      clear: () => entries.clear(),
    };
  };
  beforeEach(() => {
    vi.stubGlobal("localStorage", storage());
    vi.stubGlobal("sessionStorage", storage());
  });
  afterEach(() => vi.unstubAllGlobals());
  const ada = { ...EMPTY_DRAFT, name: "Ada" };

  test("of a visitor belongs to the first who signs in", () => {
    keepLocally(ada);
    keepTabFor("ada");
    expect(keptLocally()?.draft).toEqual(ada);
  });

  test("of a signed-in user is shown to no other user", () => {
    keepTabFor("ada");
    keepLocally(ada);
    expect(keptLocally()?.draft).toEqual(ada);
    keepTabFor("berta");
    expect(keptLocally()).toBeNull();
  });
});
