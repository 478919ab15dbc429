import { describe, expect, test } from "vitest";
import { listParameters, readListState, writeListState } from "./list-state.ts";
import { parseViews, withView } from "./saved-views.ts";

const SPEC = { sorts: ["updated_at", "name"], filters: ["status"] } as const;

describe("a list and its address", () => {
  test("whatever stands in the address becomes a question that works", () => {
    const params = new URLSearchParams("seite=-3&zeilen=7&sortierung=passwort&richtung=quer&x=1");
    expect(readListState(SPEC, params)).toEqual({
      q: "",
      page: 1,
      size: 25,
      sort: "updated_at",
      order: "desc",
      filters: {},
    });
  });

  test("what is the default is left out, the rest survives the way there and back", () => {
    const address = "suche=anna&status=draft&sortierung=name&richtung=asc&zeilen=50&seite=2";
    const state = readListState(SPEC, new URLSearchParams(address));
    expect(new URLSearchParams(writeListState(SPEC, state)).toString()).toBe(address);
    expect(Object.fromEntries(listParameters(state))).toEqual({
      q: "anna",
      page: "2",
      size: "50",
      sort: "name",
      order: "asc",
      status: "draft",
    });
  });
});

describe("saved views", () => {
  test("the same name replaces, an empty one is not kept", () => {
    const one = withView([], { name: " Entwürfe ", search: "?status=draft" });
    expect(withView(one, { name: "Entwürfe", search: "?status=paused" })).toEqual([
      { name: "Entwürfe", search: "?status=paused" },
    ]);
    expect(withView(one, { name: "  ", search: "?" })).toBe(one);
  });

  test("a broken memory is an empty one", () => {
    for (const text of [null, "{", "7", '[{"name":1}]']) expect(parseViews(text)).toEqual([]);
  });
});
