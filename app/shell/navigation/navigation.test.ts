import { expect, test } from "vitest";
import { type Destination, isCurrent, linksFor, NAVIGATION } from "./navigation.ts";

test("every place takes only its own entries, in the order of the table", () => {
  const subset: Destination[] = [
    { label: "B", to: "/b", places: ["legal", "top"] },
    { label: "A", to: "/a", places: ["top"] },
  ];
  expect(linksFor("top", subset).map(({ label }) => label)).toEqual(["B", "A"]);
  expect(linksFor("legal", subset).map(({ label }) => label)).toEqual(["B"]);
  expect(linksFor("bottom", subset)).toEqual([]);
});

test("no place names an address twice", () => {
  for (const place of new Set(NAVIGATION.flatMap(({ places }) => places))) {
    const addresses = linksFor(place).map(({ to }) => to);
    expect(new Set(addresses).size).toBe(addresses.length);
  }
});

test("what is shown with an icon has one", () => {
  const pictured = [...linksFor("bottom"), ...linksFor("guest"), ...linksFor("account")];
  expect(pictured.filter(({ icon }) => icon === undefined)).toEqual([]);
});

test("a link is current on its page and below, the home page only on itself", () => {
  expect(isCurrent("/blog", "/blog/mut")).toBe(true);
  expect(isCurrent("/blog", "/blogger")).toBe(false);
  expect(isCurrent("/", "/")).toBe(true);
  expect(isCurrent("/", "/blog")).toBe(false);
  expect(isCurrent("/#suche", "/")).toBe(false);
});
