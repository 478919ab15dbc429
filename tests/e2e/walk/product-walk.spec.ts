import { expect, test } from "@playwright/test";
import { JOURNEY, openPage } from "#tests/e2e/support/open-page.ts";
import { elements, sentPage, words } from "#tests/e2e/support/sent-page.ts";

/** The public screens of the specification's route table that the server writes as they stay. */
const WRITTEN = [
  "/",
  "/auth",
  "/speaker/miriam-falkenau",
  "/themen",
  "/themen/leadership",
  "/about",
  "/blog",
  "/impressum",
  "/datenschutz",
  "/agb",
  "/widerrufsbelehrung",
];

/** Those that scripts fill, or could lead away from. */
const FILLED = [
  "/speaker-signup",
  "/dashboard/demo",
  "/booking/success",
  "/booking/inquiry-sent",
  "/event-contract",
  "/payment-success",
  "/payment-canceled",
  "/payment/bank-transfer",
  "/compare",
];

/** Words of interfaces that were never translated. */
const ENGLISH =
  /\b(search|sign (in|up|out)|log ?(in|out)|submit|cancel|loading|read more|learn more|next|previous|back|close|open|save|delete|edit|required|error|please|your|book now)\b/i;
const SPOKEN = ["button", "label", "h1", "h2", "h3", "th"];

test("every public screen opens without an account, exists and speaks German [GEN-01] [GEN-04] [ROUTE-01] [ROUTE-07]", {
  tag: JOURNEY,
}, async ({ page, request }) => {
  for (const path of [...WRITTEN, ...FILLED]) {
    const sent = await sentPage(request, path);
    expect(sent.status, path).toBe(200);
    expect(sent.path, path).toBe(path);
    expect(sent.lang, path).toBe("de");
    expect(sent.h1.join(), path).not.toMatch(/not found/);
    const links = elements(sent.html, "nav").flatMap((nav) => elements(nav, "a"));
    const spoken = SPOKEN.flatMap((tag) => elements(sent.html, tag));
    const shown = [...links, ...spoken].map(words);
    expect(shown.length, path).toBeGreaterThan(5);
    expect(
      shown.filter((word) => ENGLISH.test(word)),
      path,
    ).toEqual([]);
  }
  for (const path of FILLED) {
    await openPage(page, path);
    expect(new URL(page.url()).pathname, path).toBe(path);
    await expect(page.getByRole("heading", { level: 1 }), path).not.toHaveText(/not found/);
    const shown = page.locator("button, label, h1, h2, h3, th, nav a").filter({ visible: true });
    const spoken = await shown.allInnerTexts();
    expect(
      spoken.filter((word) => ENGLISH.test(word)),
      path,
    ).toEqual([]);
  }
});
