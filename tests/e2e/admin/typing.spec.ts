import { expect, type Locator, type Page, type Route, test } from "@playwright/test";
import { enterAs, readToast } from "#tests/e2e/support/accounts.ts";
import { openPage } from "#tests/e2e/support/open-page.ts";

test.beforeEach(({ page }) => enterAs(page, "admin"));

const POSTS = "**/api/v1/admin/posts";
const words = (page: Page) => page.getByRole("textbox", { name: /^Text( unter den Speakern)?$/ });
const save = (place: Page | Locator) => place.getByRole("button", { name: "Speichern" });

/** Keeps the next request of this kind until it is let go; later ones pass. */
async function hold(page: Page, method: "POST" | "PUT", address: string) {
  const held = Promise.withResolvers<Route>();
  let isHeld = false;
  await page.route(address, async (route) => {
    if (isHeld || route.request().method() !== method) {
      await route.fallback();
      return;
    }
    isHeld = true;
    held.resolve(route);
  });
  return { arrived: held.promise, release: async () => (await held.promise).continue() };
}

/** A draft that only the administration reads. */
async function newDraft(page: Page): Promise<void> {
  await openPage(page, "/admin/blog/new");
  await page.getByLabel("Titel", { exact: true }).fill(`Entwurf ${crypto.randomUUID()}`);
  await page.getByLabel("Anreißer").fill("Worum es geht.");
  await words(page).fill("Erster Satz.");
}

test("what is typed while an article is saved stays, and a draft saves it by itself", async ({
  page,
}) => {
  await newDraft(page);
  const first = await hold(page, "POST", POSTS);
  await save(page).click();
  await first.arrived;
  await words(page).fill("Erster Satz. Zweiter.");
  const quiet = await hold(page, "PUT", `${POSTS}/*`);
  await first.release();
  await readToast(page, "Gespeichert");
  await expect(page).toHaveURL(/\/admin\/blog\/edit\/[0-9a-f-]+$/);
  await expect(words(page)).toHaveValue("Erster Satz. Zweiter.");

  await quiet.arrived;
  await words(page).fill("Erster Satz. Zweiter. Dritter.");
  const next = page.waitForRequest((request) => request.postData()?.includes("Dritter") === true);
  await quiet.release();
  await next;
  await expect(page.getByText(/^Entwurf um .+ gespeichert$/)).toBeVisible();
  await page.reload();
  await expect(words(page)).toHaveValue("Erster Satz. Zweiter. Dritter.");
});

test("publishing an article waits for the draft that is just saving itself", async ({ page }) => {
  await newDraft(page);
  await save(page).click();
  await readToast(page, "Gespeichert");
  const quiet = await hold(page, "PUT", `${POSTS}/*`);
  await words(page).fill("Erster Satz. Zweiter.");
  await quiet.arrived;
  await page.getByRole("button", { name: "Veröffentlichen" }).click();
  const kept = page.waitForResponse((answer) => answer.request().method() === "PUT");
  // The article stays out of the magazine, which other tests count.
  const published = await hold(page, "PUT", `${POSTS}/*`);
  await quiet.release();
  const { updated_at } = await (await kept).json();
  const request = await published.arrived;
  expect(request.request().postDataJSON()).toMatchObject({
    status: "published",
    version: updated_at,
    body: "Erster Satz. Zweiter.",
  });
  await request.abort();
});

test("what is typed while a landing page is saved stays, and goes with the next save", async ({
  page,
}) => {
  const address = "**/api/v1/admin/landing-pages";
  await openPage(page, "/admin/category-landing-pages?bearbeiten=neu");
  await page.getByLabel("Adresse").fill(`entwurf-${crypto.randomUUID().slice(0, 8)}`);
  await page.getByLabel("Überschrift", { exact: true }).fill("Ein Entwurf");
  const made = await hold(page, "POST", address);
  await save(page).click();
  await made.arrived;
  await words(page).fill("Beim Anlegen getippt.");
  await made.release();
  await readToast(page, "Gespeichert");
  await expect(page).toHaveURL(/bearbeiten=[0-9a-f-]{36}$/);
  await expect(words(page)).toHaveValue("Beim Anlegen getippt.");

  const changed = await hold(page, "PUT", `${address}/*`);
  await save(page).click();
  await changed.arrived;
  await words(page).fill("Beim Speichern getippt.");
  await changed.release();
  await readToast(page, "Gespeichert");
  await expect(page.getByText("Nicht gespeicherte Änderungen")).toBeVisible();
  await save(page).click();
  await readToast(page, "Gespeichert");
  await page.reload();
  await expect(words(page)).toHaveValue("Beim Speichern getippt.");
});

/** A notice that is not shown, and a mail that no other test reads. */
const SMALL_EDITORS = [
  {
    path: "/admin/settings?bereich=betrieb",
    label: "Text",
    address: "settings/maintenance_banner",
  },
  {
    path: "/admin/email-templates?vorlage=application_rejected",
    label: "Vorschauzeile",
    address: "mail-templates/application_rejected",
  },
];

for (const { path, label, address } of SMALL_EDITORS) {
  test(`what is typed while ${path} is saved stays, and goes with the next save`, async ({
    page,
  }) => {
    await openPage(page, path);
    const field = page.getByRole("textbox", { name: new RegExp(`^${label}( |$)`) });
    const card = page.locator(".panel").filter({ has: field });
    const before = await field.inputValue();
    const held = await hold(page, "PUT", `**/api/v1/admin/${address}`);
    await field.fill("Vor dem Speichern getippt");
    await save(card).click();
    await held.arrived;
    await field.fill("Beim Speichern getippt");
    await held.release();
    await readToast(page, /^Gespeichert/);
    await save(card).click();
    await readToast(page, /^Gespeichert/);
    await page.reload();
    await expect(field).toHaveValue("Beim Speichern getippt");
    await field.fill(before);
    await save(card).click();
    await readToast(page, /^Gespeichert/);
  });
}

test("a refused publication leaves the article a draft, and saving saves a draft", async ({
  page,
}) => {
  await newDraft(page);
  await save(page).click();
  await readToast(page, "Gespeichert");
  const refused = await hold(page, "PUT", `${POSTS}/*`);
  await page.getByRole("button", { name: "Veröffentlichen" }).click();
  await (await refused.arrived).fulfill({
    status: 422,
    json: { error: { code: "invalid", message: "So nicht.", requestId: "x" } },
  });
  await readToast(page, "So nicht.");
  await expect(page.getByRole("combobox", { name: "Zustand" })).toHaveValue("draft");
  await expect(page.getByRole("button", { name: "Veröffentlichen" })).toBeVisible();
  const next = page.waitForRequest((request) => request.method() === "PUT");
  await save(page).click();
  expect((await next).postDataJSON()).toMatchObject({ status: "draft" });
  await expect(page.getByText(/^Entwurf um .+ gespeichert$/)).toBeVisible();
});

/** Where something long is written, and what is typed into. */
const LONG_FORMS = [
  { path: "/admin/blog/new", label: "Titel" },
  { path: "/admin/category-landing-pages?bearbeiten=neu", label: "Überschrift" },
  { path: "/admin/email-templates?vorlage=application_rejected", label: "Betreff" },
  { path: "/admin/settings?bereich=betrieb", label: "Text" },
];

test("leaving a long form with unsaved changes asks first, as does another group of settings; a form as it was asks nothing", async ({
  page,
}) => {
  const menu = page.getByRole("navigation", { name: "Verwaltung" });
  const question = page.getByRole("alertdialog", { name: "Ohne Speichern verlassen?" });
  const fieldOf = (label: string) =>
    page.getByRole("textbox", { name: new RegExp(`^${label}( |$)`) }).first();
  for (const { path, label } of LONG_FORMS) {
    await test.step(path, async () => {
      await openPage(page, path);
      const field = fieldOf(label);
      await field.fill("Noch nicht gespeichert");
      await menu.getByRole("link", { name: "Buchungen" }).click();
      await question.getByRole("button", { name: "Weiter bearbeiten" }).click();
      await expect(question).toBeHidden();
      await expect(page).toHaveURL(path);
      await expect(field).toHaveValue("Noch nicht gespeichert");

      const closing = page.waitForEvent("dialog");
      await page.close({ runBeforeUnload: true });
      const asked = await closing;
      expect(asked.type()).toBe("beforeunload");
      await asked.dismiss();

      await menu.getByRole("link", { name: "Buchungen" }).click();
      await question.getByRole("button", { name: "Verwerfen und verlassen" }).click();
      await expect(page).toHaveURL("/admin/bookings");
    });
  }
  await test.step("another group of settings", async () => {
    await openPage(page, "/admin/settings?bereich=betrieb");
    const groups = page.getByRole("navigation", { name: "Bereiche" });
    await fieldOf("Text").fill("Noch nicht gespeichert");
    await groups.getByRole("link").first().click();
    await question.getByRole("button", { name: "Verwerfen und verlassen" }).click();
    await groups.getByRole("link", { name: "Betrieb" }).click();
    await expect(page).toHaveURL(/bereich=betrieb$/);
    await expect(question).toBeHidden();
  });
});
