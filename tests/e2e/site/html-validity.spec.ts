import { globSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { styledClasses } from "#tests/support/source/class-names.ts";

/** One page per template, in both languages, with pages of errors and those that fill in the browser. */
const PAGES = [
  "/",
  "/?q=führung",
  "/themen",
  "/themen/leadership",
  "/themen/technology/zuerich",
  "/speaker/miriam-falkenau",
  "/en/speaker/miriam-falkenau",
  "/blog",
  "/blog/fragerunde-moderieren",
  "/about",
  "/compare",
  "/assistent",
  "/speaker-signup",
  "/auth",
  "/impressum",
  "/datenschutz",
  "/agb",
  "/ranking",
  "/barrierefreiheit",
  "/melden",
  "/widerruf",
  "/booking/success",
  "/payment-canceled",
  "/dashboard/customer",
  "/dashboard/konto",
  "/admin",
  "/gibt-es-nicht",
  "/speaker/gibt-es-nicht",
  "/api/docs",
  "/abmelden/gibt-es-nicht",
];

/** What the standard says about documents, without matters of style. */
const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

// What the server writes is the same for every window.
test.skip(({ isMobile }) => isMobile, "one reading is enough");

const styled = new Set(
  globSync("app/**/*.css").flatMap((sheet) => [...styledClasses(readFileSync(sheet, "utf8"))]),
);

/** Written by the server alone, with styles of their own. */
const PLAIN_PAGES = /^\/(?:api|abmelden)\//;

for (const path of PAGES.filter((one) => !PLAIN_PAGES.test(one))) {
  test(`${path} carries the styles of everything it shows`, async ({ request }) => {
    const html = await (await request.get(path, { headers: { accept: "text/html" } })).text();
    const css = /<style data-precedence[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
    const carried = styledClasses(css);
    const written = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = ""]) =>
      list.split(" "),
    );
    expect(carried.size).toBeGreaterThan(100);
    expect(written.filter((name) => styled.has(name) && !carried.has(name))).toEqual([]);
  });
}

for (const path of PAGES) {
  test(`the HTML of ${path} is valid`, async ({ request }) => {
    const answer = await request.get(path, { headers: { accept: "text/html" } });
    const html = await answer.text();
    expect(html).toMatch(/^<!doctype html>/i);
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(faults).toEqual([]);
  });
}
