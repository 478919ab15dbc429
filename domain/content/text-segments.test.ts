import { expect, test } from "vitest";
import { textSegments } from "./text-segments.ts";

const links = (text: string) => textSegments(text).flatMap(({ href }) => href ?? []);

test("text without an address stays one piece", () => {
  expect(textSegments("Guten Tag\nbis bald")).toEqual([
    { text: "Guten Tag\nbis bald", href: null },
  ]);
  expect(textSegments("")).toEqual([]);
});

test("nothing of the text is lost around its addresses", () => {
  const text = "Plan: https://a.example/b?c=1&d=2#e, sonst http://b.example!";
  expect(
    textSegments(text)
      .map((segment) => segment.text)
      .join(""),
  ).toBe(text);
  expect(links(text)).toEqual(["https://a.example/b?c=1&d=2#e", "http://b.example/"]);
});

test("marks at the end of a sentence are not part of the address", () => {
  expect(links("(siehe https://a.example/b).")).toEqual(["https://a.example/b"]);
  expect(links("https://a.example/b_(c)")).toEqual(["https://a.example/b_(c)"]);
  expect(links("„https://a.example“")).toEqual(["https://a.example/"]);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "//a.example",
  "www.a.example",
  "https://",
  "https://bank.example@fremd.example/",
])("%s never becomes a link", (text) => {
  expect(links(text)).toEqual([]);
});
