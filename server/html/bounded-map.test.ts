import { expect, test } from "vitest";
import { createBoundedMap } from "./bounded-map.ts";

const weighing = (bytes: number) => ({ bytes });

test("what was stored longest ago goes first, and storing again counts as new", () => {
  const map = createBoundedMap(10);
  map.set("a", weighing(4));
  map.set("b", weighing(4));
  map.set("a", weighing(5));
  map.set("c", weighing(4));
  expect(["a", "b", "c"].map((key) => map.get(key)?.bytes)).toEqual([5, undefined, 4]);
  expect(map.size()).toBe(2);
});

test("what is too heavy for the whole is not kept, and leaves the room it had", () => {
  const map = createBoundedMap(10);
  map.set("a", weighing(11));
  map.set("b", weighing(10));
  expect([map.get("a"), map.get("b")?.bytes]).toEqual([undefined, 10]);
});

test("what is taken away leaves its room", () => {
  const map = createBoundedMap(10);
  map.set("a", weighing(6));
  map.delete("a");
  map.delete("a");
  map.set("b", weighing(5));
  map.set("c", weighing(5));
  expect([...map.values()].map(({ bytes }) => bytes)).toEqual([5, 5]);
});
