import { expect, test } from "@playwright/test";
import { enter, enterAs } from "#tests/e2e/support/accounts.ts";
import { openPage } from "#tests/e2e/support/open-page.ts";

const FAILED = "Ihr Profil konnte nicht geladen werden";

test("what is typed stays when the server is away for a moment", async ({ page }) => {
  await page.clock.install();
  await enterAs(page, "admin");
  await openPage(page, "/admin/blog/new");
  const title = page.getByLabel("Titel", { exact: true });
  await title.fill("Bühne frei");
  let failures = 0;
  await page.route("**/api/v1/me", (route) => {
    failures += 1;
    return route.abort();
  });
  // Back from another tab: what is older than half a minute is read again.
  await page.clock.fastForward(31_000);
  await page.evaluate(() =>
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
  );
  await expect
    .poll(async () => {
      await page.clock.fastForward(1_000);
      return failures;
    })
    .toBe(2);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.getByText(FAILED)).toHaveCount(0);
  await expect(title).toHaveValue("Bühne frei");
});

test("a session that cannot be renewed just now is kept, and a retry goes on with it", async ({
  page,
}) => {
  await page.clock.install();
  await enter(page);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("sb-auth-token") ?? "{}");
    localStorage.setItem("sb-auth-token", JSON.stringify({ ...session, expires_at: 1 }));
  });
  const renewal = "**/auth/v1/token?grant_type=refresh_token";
  await page.route(renewal, (route) => route.fulfill({ status: 503, json: {} }));
  await openPage(page, "/dashboard/konto");
  await expect
    .poll(async () => {
      await page.clock.runFor(5_000);
      return page.getByRole("heading", { name: FAILED }).count();
    })
    .toBe(1);
  await page.unroute(renewal);
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(page.getByRole("heading", { name: "Konto", level: 1 })).toBeVisible();
});
