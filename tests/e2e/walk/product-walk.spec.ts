import { expect, test } from "@playwright/test";
import { openPage } from "#tests/e2e/support/open-page.ts";

/** The public screens of the specification's route table. */
const PUBLIC = [
  "/",
  "/auth",
  "/speaker-signup",
  "/dashboard/demo",
  "/booking/success",
  "/booking/inquiry-sent",
  "/event-contract",
  "/payment-success",
  "/payment-canceled",
  "/payment/bank-transfer",
  "/speaker/miriam-falkenau",
  "/themen",
  "/themen/leadership",
  "/about",
  "/blog",
  "/compare",
  "/impressum",
  "/datenschutz",
  "/agb",
  "/widerrufsbelehrung",
];

/** Words of interfaces that were never translated. */
const ENGLISH =
  /\b(search|sign (in|up|out)|log ?(in|out)|submit|cancel|loading|read more|learn more|next|previous|back|close|open|save|delete|edit|required|error|please|your|book now)\b/i;

test("every public screen opens without an account, exists and speaks German [GEN-01] [GEN-04] [ROUTE-01] [ROUTE-07]", async ({
  page,
}) => {
  test.slow();
  for (const path of PUBLIC) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
    await openPage(page, path);
    expect(new URL(page.url()).pathname, path).toBe(path);
    await expect(page.locator("html"), path).toHaveAttribute("lang", "de");
    await expect(page.getByRole("heading", { level: 1 }), path).not.toHaveText(/not found/);
    const shown = page.locator("button, label, h1, h2, h3, th, nav a").filter({ visible: true });
    const words = await shown.allInnerTexts();
    expect(
      words.filter((word) => ENGLISH.test(word)),
      path,
    ).toEqual([]);
  }
});
