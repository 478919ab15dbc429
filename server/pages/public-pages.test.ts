import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";

/** Pages that are made for each request and kept nowhere, by module or folder, each with its reason. */
const PRIVATE = new Map([
  ["routes/admin/", "the administration"],
  ["routes/dashboard/", "rooms of those who are signed in, and the dashboard to try out"],
  ["routes/auth/", "codes and tokens stand in the address"],
  ["routes/booking/", "the address names a booking"],
  ["routes/payment/", "the address names a payment"],
  ["routes/demo/mailbox.tsx", "the mails of the demo"],
  ["routes/dev/components.tsx", "for developers"],
  ["routes/redirects/", "redirects have no page"],
  ["routes/public/invitation.tsx", "the token in the address hands over a profile"],
  ["routes/public/preview.tsx", "the token in the address opens a draft"],
  ["routes/public/shared-shortlist.tsx", "the token in the address opens a list"],
  ["routes/public/not-found.tsx", "any address that is no page"],
]);

const DECLARED = /^export const handle = \{ isPublic: true\b/m;
const SAYS = /\bshows\(\s*context,/;
const LOADS = /^export (?:async )?function loader\b/m;

const sourceOf = (file: string) => readFileSync(`app/${file}`, "utf8");
const isPublic = (file: string) => DECLARED.test(sourceOf(file));
const isBelow = (place: string) => (file: string) => file.startsWith(place);

/** Modules with a page of their own; a layout has none, and speaks for no page within it. */
function pagesIn(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, children }) => (children ? pagesIn(children) : [file]));
}

const pages = [...new Set(pagesIn(await routes))];

test("every page is declared public or has a reason not to be", () => {
  const places = [...PRIVATE.keys()];
  const isPrivate = (file: string) => places.some((place) => file.startsWith(place));
  expect(pages.filter((file) => isPublic(file) === isPrivate(file))).toEqual([]);
  expect(places.filter((place) => !pages.some(isBelow(place)))).toEqual([]);
});

test("a public page that loads something says what it shows", () => {
  const loading = pages.filter((file) => isPublic(file) && LOADS.test(sourceOf(file)));
  expect(loading.length).toBeGreaterThan(10);
  expect(loading.filter((file) => !SAYS.test(sourceOf(file)))).toEqual([]);
});
