import { expect, test } from "vitest";
import { splitLinks } from "./split-links.ts";

const links = (text: string) =>
  splitLinks(text)
    .filter(({ isLink }) => isLink)
    .map(({ part }) => part);

test("finds web addresses and leaves the sentence around them", () => {
  const text = "Bitte öffnen:\nhttps://a.example/x?y=1&z=2.\nOder (http://b.example/ü).";
  expect(links(text)).toEqual(["https://a.example/x?y=1&z=2", "http://b.example/ü"]);
  expect(
    splitLinks(text)
      .map(({ part }) => part)
      .join(""),
  ).toBe(text);
});

test("nothing else becomes a link", () => {
  expect(links("javascript:alert(1) ftp://x.example a@b.example")).toEqual([]);
  expect(splitLinks("")).toEqual([]);
});
