import { expect, test } from "vitest";
import { inFours } from "./in-fours.ts";

test("a code stands in groups of four, the rest at its end", () => {
  expect(inFours("csdrg78ccp3v8xhj", "-")).toBe("csdr-g78c-cp3v-8xhj");
  expect(inFours("HE6QHM", " ")).toBe("HE6Q HM");
  expect(inFours("", "-")).toBe("");
});
