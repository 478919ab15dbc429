import { expect, test } from "vitest";
import { addressBasis } from "./price-basis.ts";

test("bounds in an address are net unless it says otherwise", () => {
  const basis = (address: string) => addressBasis(new URLSearchParams(address));
  expect(basis("")).toBeUndefined();
  expect(basis("maxPrice=3000")).toBe("net");
  expect(basis("minPrice=1000&prices=gross")).toBe("gross");
  expect(basis("prices=net")).toBe("net");
  expect(basis("prices=teuer")).toBeUndefined();
});
