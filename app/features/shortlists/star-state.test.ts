import { expect, test } from "vitest";
import { isLit, type StarAction, starReducer, UNKNOWN_STAR } from "./star-state.ts";

function lit(...actions: (readonly [StarAction["type"], boolean])[]): boolean {
  const end = actions.reduce(
    (state, [type, isOn]) => starReducer(state, { type, isOn }),
    UNKNOWN_STAR,
  );
  return isLit(end);
}

test("the list decides as long as nothing was chosen here", () => {
  expect(lit()).toBe(false);
  expect(lit(["read", true])).toBe(true);
});

test("a list that answers late puts no star out that was just set", () => {
  expect(lit(["chosen", true], ["read", false])).toBe(true);
  expect(lit(["chosen", true], ["read", false], ["stored", true])).toBe(true);
  expect(lit(["chosen", true], ["stored", true], ["read", false])).toBe(true);
});

test("what could not be stored goes back to what the list said, even if it said so meanwhile", () => {
  expect(lit(["read", true], ["chosen", false], ["failed", false])).toBe(true);
  expect(lit(["chosen", true], ["read", false], ["failed", true])).toBe(false);
});

test("of two quick clicks the second one counts", () => {
  const twice = [
    ["chosen", true],
    ["chosen", false],
    ["stored", true],
  ] as const;
  expect(lit(...twice)).toBe(false);
  expect(lit(...twice, ["stored", false])).toBe(false);
  expect(lit(...twice, ["failed", false])).toBe(true);
});
