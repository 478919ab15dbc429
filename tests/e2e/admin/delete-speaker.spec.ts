import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { enterAs, toastOf } from "#tests/e2e/support/accounts.ts";
import { openPage, PHONE } from "#tests/e2e/support/open-page.ts";
import { expectSound } from "#tests/e2e/support/sound.ts";

async function openDeletion(page: Page, id: string) {
  await openPage(page, `/admin/speakers/edit/${id}`);
  await page.getByRole("main").getByRole("button", { name: "Aktionen" }).click();
  await page.getByRole("menuitem", { name: "Profil löschen" }).click();
  return page.getByRole("dialog", { name: /^Profil von .+ löschen\?$/ });
}

test("an admin deletes a profile by its name and a reason, and its address is gone", {
  tag: PHONE,
}, async ({ page }) => {
  const name = `Probe ${randomUUID().slice(0, 8)}`;
  const headers = { authorization: `Bearer ${await enterAs(page, "admin")}` };
  const data = { name, email: "" };
  const made = await page.request.post("/api/v1/admin/speakers", { headers, data });
  const { id } = await made.json();
  const record = await page.request.get(`/api/v1/admin/speakers/${id}`, { headers });
  const { slug } = await record.json();
  await expectSound(page, async () => {
    await expect(await openDeletion(page, id)).toBeVisible();
  });
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Begründung").fill("Auf Wunsch der Person.");
  await dialog.getByLabel("Name zur Bestätigung").fill(name.toLowerCase());
  await dialog.getByRole("button", { name: "Endgültig löschen" }).click();
  await expect(toastOf(page, `Das Profil von ${name} ist gelöscht.`)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/speakers$/);
  const answer = await page.goto(`/speaker/${slug}`);
  expect(answer?.status()).toBe(410);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profil gelöscht");
  expect((await page.request.get(`/en/speaker/${slug}`)).status()).toBe(410);
});

test("what is still open is listed instead, and a wrong name is told at its field", async ({
  page,
}) => {
  const headers = { authorization: `Bearer ${await enterAs(page, "admin")}` };
  const list = await page.request.get("/api/v1/admin/bookings?status=confirmed", { headers });
  const { items } = await list.json();
  const [{ speaker, booking_reference: reference }] = items;
  const dialog = await openDeletion(page, speaker.id);
  await expect(dialog.getByRole("listitem").filter({ hasText: reference }).first()).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Endgültig löschen" })).toHaveCount(0);
  const data = { name: `Probe ${randomUUID().slice(0, 8)}`, email: "" };
  const made = await page.request.post("/api/v1/admin/speakers", { headers, data });
  const form = await openDeletion(page, (await made.json()).id);
  await form.getByLabel("Begründung").fill("Auf Wunsch.");
  await form.getByLabel("Name zur Bestätigung").fill("Jemand anders");
  await form.getByRole("button", { name: "Endgültig löschen" }).click();
  await expect(form.getByText(/Bitte geben Sie den Namen so ein/)).toBeVisible();
});
