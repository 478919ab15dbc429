import { expect, test } from "@playwright/test";
import { DEMO_PASSWORD, enter, newAccount, tokenAs, tokenOf } from "#tests/e2e/support/accounts.ts";
import { bearer } from "#tests/e2e/support/applications.ts";
import { JOURNEY, openPage } from "#tests/e2e/support/open-page.ts";

test("unread messages show at the dashboard link and in the title without a reload, ten as 9+, a failure as none [NAV-07] [NAV-08] [CONST-17] [ERR-35] [RT-03]", {
  tag: JOURNEY,
}, async ({ page, request }) => {
  const own = { headers: bearer(await enter(page)) };
  const headers = bearer(await tokenAs(request, "speaker"));
  const { id: speaker_id } = await (await request.get("/api/v1/speakers/miriam-falkenau")).json();
  const opened = await request.post("/api/v1/conversations", { ...own, data: { speaker_id } });
  const talk = await opened.json();
  // Speakers answer; they do not write first.
  const asked = { message: "Haben Sie im Mai Zeit?", client_id: crypto.randomUUID() };
  await request.post(`/api/v1/conversations/${talk.id}/messages`, { ...own, data: asked });
  const write = async (count: number) => {
    for (let number = 0; number < count; number += 1) {
      const sent = await request.post(`/api/v1/conversations/${talk.id}/messages`, {
        headers,
        data: { message: `Nachricht ${number}`, client_id: crypto.randomUUID() },
      });
      expect(sent.status()).toBe(201);
    }
  };

  await openPage(page, "/");
  const badge = page.getByRole("link", { name: /^Dashboard/ }).locator(".count");
  await expect(page.getByRole("link", { name: /^Dashboard/ })).toBeVisible();
  await expect(badge).toHaveCount(0);
  await write(3);
  await expect(badge).toHaveText("3");
  await expect(page).toHaveTitle(/^\(3\) /);
  await write(7);
  await expect(badge).toHaveText("9+");

  // Messages wait, so that nothing but the failure can be why none is shown.
  const unread = "**/api/v1/me/unread";
  await page.route(unread, (route) => route.fulfill({ status: 500, body: "{}" }));
  const failed = page.waitForResponse(unread);
  await openPage(page, "/");
  expect((await failed).status()).toBe(500);
  await expect(badge).toHaveCount(0);
  await expect(page.locator("[data-toast]")).toHaveCount(0);
  await page.unroute(unread);
  await openPage(page, "/");
  await expect(badge).toHaveText("9+");

  await request.post(`/api/v1/conversations/${talk.id}/read`, own);
  await expect(badge).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^\(/);
});

test("a speaker's badge, bell and title rise when a customer writes [RT-03]", async ({
  page,
  request,
}) => {
  const account = { email: "katharina-vollmer@demo.example", password: DEMO_PASSWORD };
  const own = bearer(await tokenOf(request, account));
  const { count } = await (await request.get("/api/v1/me/unread", { headers: own })).json();
  const { unread } = await (await request.get("/api/v1/me/notifications", { headers: own })).json();
  const profile = await (await request.get("/api/v1/speakers/katharina-vollmer")).json();
  const headers = bearer(await tokenOf(request, await newAccount(request)));

  await enter(page, account);
  await openPage(page, "/");
  const link = page.getByRole("link", { name: /^Dashboard/ });
  await expect(link.locator(".count")).toHaveCount(count > 0 ? 1 : 0);
  const data = { speaker_id: profile.id };
  const talk = await (await request.post("/api/v1/conversations", { headers, data })).json();
  await request.post(`/api/v1/conversations/${talk.id}/messages`, {
    headers,
    data: { message: "Guten Tag", client_id: crypto.randomUUID() },
  });
  await expect(link.locator(".count")).toHaveText(String(count + 1));
  await expect(page).toHaveTitle(new RegExp(`^\\(${count + 1}\\) `));
  const bell = `Benachrichtigungen, ${unread + 1} ungelesen`;
  await expect(page.getByRole("button", { name: bell })).toBeVisible();
});
