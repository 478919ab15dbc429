import AxeBuilder from "@axe-core/playwright";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { addDays, berlinDay, formatDay, type IsoDate } from "#domain/iso-date.ts";
import { monthBefore, monthOf } from "#domain/month.ts";
import { type Credentials, DEMO, DEMO_PASSWORD, newAccount, toastOf } from "./accounts.ts";
import { openPage } from "./open-page.ts";

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
  return ((await answer.json()) as Days).days;
}

async function expectNoFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(".availability").analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test("months turn, ranges widen, keys move and every day explains itself [CAL-02, CAL-04, CAL-05, CAL-11, CAL-12]", async ({
  page,
  request,
}) => {
  const slug = "walter-kienzl";
  await openPage(page, `/speaker/${slug}`);
  const title = await heading(page).textContent();
  await expect(calendar(page).getByRole("columnheader").first()).toHaveText("Mo");
  await expect(day(page, today())).toHaveAttribute("aria-current", "date");
  await expectNoFindings(page);

  await calendar(page).getByRole("button", { name: "Nächster Monat" }).click();
  await expect(heading(page)).not.toHaveText(title ?? "");
  const month = nextMonth(today());
  const days = await daysOf(request, slug, month.first);
  const shown = () =>
    calendar(page)
      .locator("[data-day]")
      .evaluateAll((cells) =>
        cells.map((cell) => ({
          date: cell.getAttribute("data-day"),
          status: cell.getAttribute("data-state"),
        })),
      );
  await expect.poll(shown).toEqual(days);
  const count = (status: string) => days.filter((one) => one.status === status).length;
  await expect(calendar(page).locator(".legend li")).toHaveText([
    `Frei ${count("available")}`,
    `Anfrage ${count("on_request")}`,
    `Belegt ${count("booked")}`,
    `Blockiert ${count("blocked")}`,
  ]);

  const free = days.find(({ status }) => status === "available")?.date ?? month.first;
  await day(page, free).hover();
  await expect(calendar(page).locator(".tooltip")).toHaveText("Direkt buchbar");
  await expect(calendar(page).locator(".tooltip")).toBeVisible();
  await day(page, free).click();
  await expect(day(page, free)).toHaveAccessibleName(/, Direkt buchbar, ausgewählt$/);
  const closed = days.find(({ status }) => status === "booked" || status === "blocked");
  if (closed) await day(page, closed.date).click({ force: true });
  await expect(day(page, free)).toHaveAccessibleName(/ausgewählt$/);

  await day(page, month.first).focus();
  await page.keyboard.press("PageDown");
  const later = nextMonth(month.first);
  await expect(day(page, later.first)).toBeFocused();
  await expect(day(page, later.first)).not.toHaveAttribute("data-state", "unknown");
  await page.keyboard.press("ArrowLeft");
  await expect(day(page, monthBefore(later).last)).toBeFocused();
  await expect(calendar(page).locator("[data-day][tabindex='0']")).toHaveCount(1);

  await range(page, "Quartal");
  await expect(calendar(page).getByRole("grid")).toHaveCount(3);
  await expect(calendar(page).locator("[data-state='unknown']")).toHaveCount(0);
  await range(page, "Jahr");
  await expect(calendar(page).getByRole("grid")).toHaveCount(12);
  await expect(calendar(page).locator("[data-state='unknown']")).toHaveCount(0);
  await expectNoFindings(page);
  await range(page, "Monat");

  await page.setViewportSize({ width: 767, height: 900 });
  await day(page, free).hover();
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
  const session = await request.post("/auth/v1/token?grant_type=password", { data });
  const { access_token } = (await session.json()) as { access_token: string };
  return { authorization: `Bearer ${access_token}` };
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

test("a day that somebody else takes changes at once and is not lost silently [RT-01]", async ({
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
      `Der ${formatDay(date)} ist nicht mehr verfügbar. Bitte wählen Sie einen anderen Termin.`,
    );
    await expect(day(page, date)).not.toHaveAccessibleName(/ausgewählt$/);
    await expectNoFindings(page);
  } finally {
    await changeDay(request, date, "available");
  }
  await expect(day(page, date)).toHaveAttribute("data-state", "available");
});

test("a day that a customer books is taken for everybody else at once [RT-02]", async ({
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
