import { expect, test } from "@playwright/test";
import { enter } from "#tests/e2e/support/accounts.ts";
import { THREE } from "#tests/e2e/support/comparison.ts";
import { JOURNEY, openPage } from "#tests/e2e/support/open-page.ts";

test("„Vergleichen“ opens the three that stand on top, in the chosen order", {
  tag: JOURNEY,
}, async ({ page }) => {
  const token = await enter(page);
  const headers = { authorization: `Bearer ${token}` };
  for (const slug of ["arjun-desikan", ...THREE]) {
    const kept = await page.request.put(`/api/v1/me/shortlist/speakers/${slug}`, { headers });
    expect(kept.ok()).toBe(true);
  }
  await openPage(page, "/dashboard/customer/merkliste");
  const compare = page.getByRole("main").getByRole("link", { name: "Vergleichen" });
  await expect(compare).toHaveAttribute("href", /speakers=henrik-maas,leyla-moradi,miriam/);
  await page.getByLabel("Sortierung").selectOption({ label: "Name" });
  await expect(compare).toHaveAttribute("href", /speakers=arjun-desikan/);
});
