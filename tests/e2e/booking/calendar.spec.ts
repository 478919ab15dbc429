import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { formatDay } from "#domain/format/days.ts";
import { addDays, berlinDay, type IsoDate } from "#domain/time/iso-date.ts";
import { monthBefore, monthOf } from "#domain/time/month.ts";
import {
  type Credentials,
  DEMO,
  DEMO_PASSWORD,
  newAccount,
  toastOf,
  tokenOf,
} from "#tests/e2e/support/accounts.ts";
import { JOURNEY, openPage } from "#tests/e2e/support/open-page.ts";
import { accessibilityFaults } from "#tests/e2e/support/sound.ts";

const calendar = (page: Page) => page.locator(".availability");
const day = (page: Page, date: string) => calendar(page).locator(`[data-day="${date}"]`);
const heading = (page: Page) => calendar(page).getByRole("heading", { level: 3 });
const range = (page: Page, name: string) =>
  calendar(page).getByRole("radio", { name }).check({ force: true });

const today = () => berlinDay(Date.now());
const nextMonth = (date: IsoDate) => monthOf(addDays(monthOf(date).last, 1));

type Days = { days: { date: IsoDate; status: string }[] };

/** The state of a month's days as the API tells it. */
async function daysOf(request: APIRequestContext, slug: string, date: IsoDate) {
  const { first: from, last: to } = monthOf(date);
  const answer = await request.get(`/api/v1/speakers/${slug}/availability?from=${from}&to=${to}`);
  return ((await answer.json()) as Days).days.map(({ date, status }) => ({ date, status }));
}

async function expectNoFindings(page: Page): Promise<void> {
  expect(await accessibilityFaults(page, { state: "calendar", part: ".availability" })).toEqual([]);
}

const shownDays = (page: Page) =>
  calendar(page)
    .locator("[data-day]")
    .evaluateAll((cells) =>
      cells.map((cell) => ({
        date: cell.getAttribute("data-day") as IsoDate,
        status: cell.getAttribute("data-state") ?? "",
      })),
    );

const LEGEND = { Frei: "available", Anfrage: "on_request", Belegt: "booked", Blockiert: "blocked" };

/** The legend names all four, and counts every day that is still to come once. */
async function expectLegend(page: Page, from: IsoDate): Promise<void> {
  const days = (await shownDays(page)).filter(({ date }) => date >= from);
  const counts = Object.entries(LEGEND).map(([name, status]) => ({
    name,
    count: days.filter((one) => one.status === status).length,
  }));
  await expect(calendar(page).locator(".legend li")).toHaveText(
    counts.map(({ name, count }) => `${name} ${count}`),
  );
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(days.length);
}

/** The last day of the month: everything before it is over, however early in the month this runs. */
async function expectPastDays(page: Page): Promise<void> {
  const { first, last } = monthOf(today());
  await expect(calendar(page).getByRole("grid")).toHaveCount(1);
  await expect(calendar(page).getByRole("columnheader")).toHaveText([
    "Mo",
    "Di",
    "Mi",
    "Do",
    "Fr",
    "Sa",
    "So",
  ]);
  await expect(day(page, last)).toHaveAttribute("aria-current", "date");
  await expect(day(page, last)).not.toHaveAccessibleName(/Vergangen/);
  for (const over of [first, addDays(last, -1)]) {
    await expect(day(page, over)).toHaveAttribute("aria-disabled", "true");
    await day(page, over).click({ force: true });
  }
  await expect(calendar(page).locator("[aria-selected='true']")).toHaveCount(0);
  const dates = (await shownDays(page)).map(({ date }) => date);
  expect(dates.every((date) => date >= first && date <= last)).toBe(true);
  await expect(calendar(page).getByRole("gridcell").getByRole("button")).toHaveCount(dates.length);
  await expectLegend(page, last);
}

/** Every state has its own words; only free days and those on request can be chosen. */
async function expectStates(page: Page): Promise<void> {
  const words = {
    available: "Direkt buchbar",
    on_request: "Auf Anfrage",
    booked: "Bereits gebucht",
    blocked: "Nicht verfügbar",
  };
  const picked = page.locator(".picked");
  const cell = (status: string) => calendar(page).locator(`[data-state='${status}']`).first();
  for (const [status, text] of Object.entries(words)) {
    await expect(cell(status)).toHaveAccessibleName(new RegExp(`, ${text}(, ausgewählt)?$`));
    await cell(status).hover();
    // A public holiday has its name in front.
    await expect(calendar(page).locator(".tooltip")).toContainText(text);
    await expect(calendar(page).locator(".tooltip")).toBeVisible();
  }
  for (const status of ["available", "on_request"] as const) {
    await cell(status).click();
    await expect(cell(status)).toHaveAccessibleName(/, ausgewählt$/);
    await expect(picked).toContainText(words[status]);
  }
  const chosen = await picked.textContent();
  for (const status of ["booked", "blocked"]) {
    await expect(cell(status)).toHaveAttribute("aria-disabled", "true");
    await cell(status).click({ force: true });
    await expect(cell(status)).not.toHaveAccessibleName(/ausgewählt$/);
    await expect(picked).toHaveText(chosen ?? "");
  }
}

test("months turn, ranges widen, keys move and every day explains itself [CAL-01, CAL-02, CAL-03, CAL-04, CAL-05, CAL-06, CAL-07, CAL-08, CAL-09, CAL-10, CAL-11, CAL-12, CAL-13, CAL-14, CAL-15, CAL-16, CAL-22, CAL-23, CAL-24, CAL-25, CAL-26, CAL-27, CAL-29, ROLE-06, ROLE-29]", {
  tag: JOURNEY,
}, async ({ page, request }) => {
  // The demo's first speaker has days of every kind in the coming month.
  const slug = "miriam-falkenau";
  await page.clock.setFixedTime(`${monthOf(today()).last}T12:00:00+01:00`);
  await openPage(page, `/speaker/${slug}`);
  const title = await heading(page).textContent();
  await expectPastDays(page);

  await calendar(page).getByRole("button", { name: "Nächster Monat" }).click();
  await expect(heading(page)).not.toHaveText(title ?? "");
  const month = nextMonth(today());
  await expect(async () => {
    expect(await shownDays(page)).toEqual(await daysOf(request, slug, month.first));
  }).toPass();
  await expectLegend(page, month.first);
  await expectStates(page);
  await calendar(page).getByRole("button", { name: "Vorheriger Monat" }).click();
  await expect(heading(page)).toHaveText(title ?? "");
  await calendar(page).getByRole("button", { name: "Nächster Monat" }).click();

  await day(page, month.first).focus();
  await page.keyboard.press("PageDown");
  const later = nextMonth(month.first);
  await expect(day(page, later.first)).toBeFocused();
  await expect(day(page, later.first)).not.toHaveAttribute("data-state", "unknown");
  await page.keyboard.press("ArrowLeft");
  await expect(day(page, monthBefore(later).last)).toBeFocused();
  await expect(calendar(page).locator("[data-day][tabindex='0']")).toHaveCount(1);

  for (const [name, months] of [
    ["Quartal", 3],
    ["Jahr", 12],
  ] as const) {
    await range(page, name);
    await expect(calendar(page).getByRole("grid")).toHaveCount(months);
    await expect(calendar(page).locator("[data-state='unknown']")).toHaveCount(0);
    await expectLegend(page, month.first);
  }
  await range(page, "Monat");

  await page.setViewportSize({ width: 767, height: 900 });
  await calendar(page).locator("[data-state='available']").first().hover();
  await expect(calendar(page).locator(".tooltip")).toHaveText("Direkt buchbar");
  await expect(calendar(page).locator(".tooltip")).toBeHidden();
});

test("days that cannot be loaded say so and come with the next attempt [ERR-37]", async ({
  page,
}) => {
  await openPage(page, "/speaker/walter-kienzl");
  await page.route("**/availability?**", (route) => route.abort());
  await calendar(page).getByRole("button", { name: "Nächster Monat" }).click();
  await expect(toastOf(page, "Fehler beim Laden der Verfügbarkeiten")).toBeVisible();
  await expect(calendar(page).getByText("Fehler beim Laden der Verfügbarkeiten")).toBeVisible();
  await expect(calendar(page).locator("[data-state='unknown']").first()).toBeVisible();
  await expectNoFindings(page);
  await page.unroute("**/availability?**");
  await calendar(page).getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(calendar(page).locator("[data-state='unknown']")).toHaveCount(0);
  await expect(calendar(page).getByText("Fehler beim Laden der Verfügbarkeiten")).toBeHidden();
});

async function authorization(request: APIRequestContext, data: Credentials) {
  return { authorization: `Bearer ${await tokenOf(request, data)}` };
}

/** The demo's speaker changes a day of her own calendar. */
async function changeDay(request: APIRequestContext, date: IsoDate, type: string) {
  const answer = await request.put(`/api/v1/me/speaker/availability/${date}`, {
    data: { type },
    headers: await authorization(request, { email: DEMO.speaker, password: DEMO_PASSWORD }),
  });
  expect(answer.status()).toBe(200);
}

/** The last free day of the month after next. */
async function lateFreeDay(request: APIRequestContext, slug: string): Promise<IsoDate> {
  const month = nextMonth(nextMonth(today()).first);
  const days = await daysOf(request, slug, month.first);
  return days.filter(({ status }) => status === "available").at(-1)?.date ?? month.last;
}

/** Opens a profile, waits until its calendar follows the speaker and chooses the day. */
async function chooseLive(page: Page, slug: string, date: IsoDate): Promise<void> {
  const live = page.waitForResponse((response) => response.url().includes("/api/v1/live"));
  await openPage(page, `/speaker/${slug}`);
  await calendar(page).scrollIntoViewIfNeeded();
  await live;
  const next = calendar(page).getByRole("button", { name: "Nächster Monat" });
  await next.click();
  await next.click();
  await day(page, date).click();
  await expect(day(page, date)).toHaveAccessibleName(/ausgewählt$/);
}

test("a day that another customer takes changes at once and is not lost silently [RT-01]", async ({
  page,
  request,
}) => {
  const slug = "miriam-falkenau";
  const date = await lateFreeDay(request, slug);
  await chooseLive(page, slug, date);
  try {
    await changeDay(request, date, "on_request");
    await expect(day(page, date)).toHaveAttribute("data-state", "on_request");
    await expect(calendar(page).getByRole("status")).toHaveText(
      `Der ${formatDay(date)} ist jetzt nur noch auf Anfrage möglich.`,
    );
    await changeDay(request, date, "blocked");
    await expect(day(page, date)).toHaveAttribute("data-state", "blocked");
    await expect(calendar(page).getByRole("alert")).toHaveText(
      `Der Speaker hat den ${formatDay(date)} gerade blockiert. Bitte wählen Sie einen anderen Termin.`,
    );
    await expect(day(page, date)).not.toHaveAccessibleName(/ausgewählt$/);
    await expectNoFindings(page);
  } finally {
    await changeDay(request, date, "available");
  }
  await expect(day(page, date)).toHaveAttribute("data-state", "available");
});

test("a day that a customer books is taken for all others at once [RT-02]", async ({
  page,
  request,
}) => {
  const slug = "katharina-vollmer";
  const speaker = await (await request.get(`/api/v1/speakers/${slug}`)).json();
  const date = await lateFreeDay(request, slug);
  const headers = await authorization(request, await newAccount(request));
  await chooseLive(page, slug, date);
  const booked = await request.post("/api/v1/bookings", {
    headers: { ...headers, "idempotency-key": `calendar-${date}` },
    data: {
      speaker_id: speaker.id,
      booking_mode: "direct",
      event_date: date,
      duration: 40,
      event_title: "Jahrestagung",
      event_location: "Online",
      contact_person: "Ada Test",
      contact_email: "ada@beispiel.example",
      contact_phone: "+49 40 123456",
      billing_company: "Beispiel GmbH",
      billing_street: "Musterweg 1",
      billing_city: "Hamburg",
      billing_postal_code: "20095",
      agb_accepted: true,
      widerruf_accepted: true,
    },
  });
  expect(booked.status()).toBe(201);
  await expect(day(page, date)).toHaveAttribute("data-state", "booked");
  await expect(calendar(page).getByRole("alert")).toHaveText(
    `Der ${formatDay(date)} wurde gerade vergeben. Bitte wählen Sie einen anderen Termin.`,
  );
});
