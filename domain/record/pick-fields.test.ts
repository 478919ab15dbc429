import { expect, test } from "vitest";
import { pickFields } from "./pick-fields.ts";

test("only named fields are picked", () => {
  expect(pickFields({ a: 1, b: 2, secret: 3 }, ["a", "b"])).toEqual({ a: 1, b: 2 });
});
