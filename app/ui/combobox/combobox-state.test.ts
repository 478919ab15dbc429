import { describe, expect, test } from "vitest";
import {
  arrangeOptions,
  type ComboboxEvent,
  type ComboboxOption,
  type ComboboxState,
  comboboxReducer,
  comboboxStart,
  groupOptions,
} from "./combobox-state.ts";

const option = (label: string, group?: string): ComboboxOption => ({
  id: label,
  label,
  ...(group === undefined ? {} : { group }),
});
const THREE = ["Führung", "Wandel", "Mut"].map((label) => option(label));

type State = ComboboxState<ComboboxOption>;
const follow = (events: ComboboxEvent<ComboboxOption>[], start: State = comboboxStart("")): State =>
  events.reduce<State>(comboboxReducer, start);
const ready = () =>
  follow([
    { type: "asked", query: "fü", request: 1 },
    { type: "answered", request: 1, options: THREE },
  ]);

describe("asking", () => {
  test("a question opens the panel and waits", () => {
    const state = follow([{ type: "asked", query: "fü", request: 1 }]);
    expect(state).toMatchObject({ status: "loading", isOpen: true, active: -1, options: [] });
  });

  test("an answer to an earlier question changes nothing", () => {
    const state = follow([
      { type: "asked", query: "fü", request: 1 },
      { type: "asked", query: "wa", request: 2 },
    ]);
    expect(comboboxReducer(state, { type: "answered", request: 1, options: THREE })).toBe(state);
    expect(comboboxReducer(state, { type: "failed", request: 1 })).toBe(state);
  });

  test("typing on keeps the last suggestions until the next arrive, anything else drops them", () => {
    expect(follow([{ type: "asked", query: "füh", request: 2 }], ready()).options).toEqual(THREE);
    expect(follow([{ type: "asked", query: "wa", request: 2 }], ready()).options).toEqual([]);
  });

  test("too short a text closes the panel and refuses answers under way", () => {
    const state = follow([{ type: "shortened", query: "f", request: 2 }], ready());
    expect(state).toMatchObject({ status: "idle", isOpen: false, options: [], query: "f" });
    expect(comboboxReducer(state, { type: "answered", request: 1, options: THREE })).toBe(state);
  });

  test("an answer does not reopen what was closed meanwhile", () => {
    const state = follow([
      { type: "asked", query: "fü", request: 1 },
      { type: "closed" },
      { type: "answered", request: 1, options: THREE },
    ]);
    expect(state).toMatchObject({ isOpen: false, status: "ready", options: THREE });
  });

  test("a failure leaves no suggestions behind", () => {
    const state = follow([
      { type: "asked", query: "fü", request: 1 },
      { type: "failed", request: 1 },
    ]);
    expect(state).toMatchObject({ status: "failed", options: [], isOpen: true });
  });
});

describe("moving", () => {
  const moves = (...keys: string[]) =>
    follow(
      keys.map((key) => ({ type: "moved", key }) as const),
      ready(),
    ).active;

  test("down starts at the first option and wraps round", () => {
    expect(moves("ArrowDown")).toBe(0);
    expect(moves("ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown")).toBe(0);
  });

  test("up starts at the last option", () => {
    expect(moves("ArrowUp")).toBe(2);
    expect(moves("ArrowUp", "ArrowUp")).toBe(1);
  });

  test("Home and End lead to the ends", () => {
    expect(moves("ArrowDown", "End")).toBe(2);
    expect(moves("ArrowUp", "Home")).toBe(0);
  });

  test("closing forgets the highlighted option, opening shows the list again", () => {
    const closed = follow([{ type: "moved", key: "ArrowDown" }, { type: "closed" }], ready());
    expect(closed).toMatchObject({ isOpen: false, active: -1 });
    expect(comboboxReducer(closed, { type: "opened" }).isOpen).toBe(true);
    expect(follow([{ type: "opened" }]).isOpen).toBe(false);
  });
});

describe("groups", () => {
  const mixed = [option("A", "Themen"), option("B", "Speaker"), option("C", "Themen"), option("D")];

  test("members of a group stand together, in the order of their first", () => {
    expect(arrangeOptions(mixed, 8).map(({ label }) => label)).toEqual(["A", "C", "B", "D"]);
  });

  test("the limit counts before grouping, so the best stay", () => {
    expect(arrangeOptions(mixed, 2).map(({ label }) => label)).toEqual(["A", "B"]);
  });

  test("the index counts through all groups", () => {
    const groups = groupOptions(arrangeOptions(mixed, 8));
    expect(groups.map(({ name }) => name)).toEqual(["Themen", "Speaker", undefined]);
    expect(groups.flatMap(({ options }) => options.map(({ index }) => index))).toEqual([
      0, 1, 2, 3,
    ]);
  });
});
