import { expect, test } from "@playwright/test";
import { enter } from "#tests/e2e/support/accounts.ts";

import { openPage } from "#tests/e2e/support/open-page.ts";

test("a page that cannot be drawn says so, and a retry draws it [ERR-01] [ERR-02]", async ({
  page,
}) => {
  await enter(page);
  const broken = "**/api/v1/bookings?**";
  await page.route(broken, (route) => route.fulfill({ json: { items: [{ id: "1" }], total: 1 } }));
  await page.goto("/dashboard/customer");
  const title = page.getByRole("heading", { name: "Oops! Etwas ist schiefgelaufen", exact: true });
  await expect(title).toBeVisible();
  await page.unroute(broken);
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(title).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a page that cannot be fetched shows the router's words, and a retry fetches it [ERR-72] [ERR-02]", async ({
  page,
}) => {
  await openPage(page, "/");
  await page.route("**/themen.data*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("banner").getByRole("link", { name: "Themen" }).click();
  const title = page.getByRole("heading", { name: "Unexpected Application Error!", exact: true });
  await expect(title).toBeVisible();
  await expect(page.getByText(/Die Seite konnte nicht geladen werden/)).toBeVisible();
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(title).toHaveCount(0);
  await expect(page).toHaveURL("/themen");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
