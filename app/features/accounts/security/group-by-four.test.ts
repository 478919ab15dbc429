import { expect, test } from "vitest";
import { groupByFour } from "./group-by-four.ts";

test("a code stands in groups of four, the rest at its end", () => {
  expect(groupByFour("csdrg78ccp3v8xhj", "-")).toBe("csdr-g78c-cp3v-8xhj");
  expect(groupByFour("HE6QHM", " ")).toBe("HE6Q HM");
  expect(groupByFour("", "-")).toBe("");
});
