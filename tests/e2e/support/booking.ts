import { expect, type Locator, type Page, test } from "@playwright/test";
import type { BookingStep } from "#domain/booking/draft/draft-steps.ts";
import { openPage } from "./open-page.ts";

export const SPEAKER = { slug: "miriam-falkenau", name: "Dr. Miriam Falkenau" } as const;

type Mode = "direct" | "inquiry";
type Opening = { mode?: Mode; slug?: string; day?: string };
type Filled = Opening & { step?: BookingStep; location?: string; hasQuestions?: boolean };

const DAY_MS = 86_400_000;

/**
 * A free day of its own for every test, because they all book the same speaker: workers share no day,
 * and none lies in the months that tests leaf through.
 */
export const freeDay = (page: Page, slug: string = SPEAKER.slug) => commonFreeDay(page, [slug]);

/** The same for several speakers at once. */
export async function commonFreeDay(page: Page, slugs: readonly string[]): Promise<string> {
  const { parallelIndex, config } = test.info();
  const isOwn = (date: string) => (Date.parse(date) / DAY_MS) % config.workers === parallelIndex;
  const [first = new Set<string>(), ...others] = await Promise.all(
    slugs.map((slug) => freeDaysOf(page, slug)),
  );
  const free = [...first].filter((date) => isOwn(date) && others.every((days) => days.has(date)));
  const day = free[Math.floor(Math.random() * free.length)];
  if (!day) throw new Error("no day is free");
  return day;
}

async function freeDaysOf(page: Page, slug: string): Promise<ReadonlySet<string>> {
  const dayAfter = (days: number) =>
    new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const range = `from=${dayAfter(100)}&to=${dayAfter(340)}`;
  const answer = await page.request.get(`/api/v1/speakers/${slug}/availability?${range}`);
  const { days } = (await answer.json()) as { days: { date: string; status: string }[] };
  return new Set(days.filter(({ status }) => status === "available").map(({ date }) => date));
}

/** The drawer as it opens after signing in. */
export async function openDrawer(page: Page, opening: Opening = {}): Promise<Locator> {
  return openKept(page, opening, { isIntent: true });
}

/** The same after a reload on a later step: everything before it is filled in as `toSummary` does. */
export async function openFilled(
  page: Page,
  { step: at = "summary", location = "Online", hasQuestions = false, ...opening }: Filled = {},
): Promise<Locator> {
  return openKept(page, opening, {
    step: at,
    isTouched: true,
    draft: {
      eventTime: "09:00",
      eventTitle: "Führungskräftetagung",
      eventParticipants: "180",
      eventLocation: location,
      eventDescription: "",
      contactName: CONTACT.Ansprechperson,
      contactEmail: CONTACT["E-Mail"],
      contactPhone: CONTACT.Telefon,
      billingCompany: CONTACT.Unternehmen,
      billingStreet: CONTACT["Straße und Hausnummer"],
      billingPostalCode: CONTACT.PLZ,
      billingCity: CONTACT.Ort,
      billingCountry: "Deutschland",
      eventType: "keynote",
      duration: 40,
      includeQA: hasQuestions,
      qaDuration: hasQuestions ? 30 : null,
    },
  });
}

async function openKept(page: Page, opening: Opening, rest: object): Promise<Locator> {
  const { mode = "direct", slug = SPEAKER.slug } = opening;
  const speaker = await (await page.request.get(`/api/v1/speakers/${slug}`)).json();
  const eventDate = opening.day ?? (await freeDay(page, slug));
  const kept = { isOpen: true, speakerId: speaker.id, eventDate, mode, talkId: null, ...rest };
  await page.addInitScript((text) => {
    if (sessionStorage.getItem("intended")) return;
    sessionStorage.setItem("intended", "yes");
    sessionStorage.setItem("wb-booking-draft.v1", text);
  }, JSON.stringify(kept));
  await openPage(page, `/speaker/${slug}`);
  const drawer = page.getByRole("dialog").first();
  await expect(drawer.getByRole("heading", { name: /^Schritt \d von 5/ })).toBeAttached();
  return drawer;
}

export const next = (drawer: Locator) =>
  drawer.getByRole("button", { name: "Weiter", exact: true }).click();

/** The current step, as screen readers hear it. */
export const step = (drawer: Locator, number: number, label: string) =>
  expect(drawer.getByRole("heading", { name: `Schritt ${number} von 5: ${label}` })).toBeAttached();

export async function fillDetails(drawer: Locator, location = "Online"): Promise<void> {
  await drawer.getByLabel("Titel der Veranstaltung").fill("Führungskräftetagung");
  await drawer.getByLabel("Erwartete Teilnehmerzahl").fill("180");
  await drawer.getByRole("combobox", { name: "Veranstaltungsort" }).fill(location);
}

export const CONTACT = {
  Ansprechperson: "Eva Berg",
  "E-Mail": "eva.berg@kesslin.example",
  Telefon: "+49 711 1234567",
  Unternehmen: "Kesslin Maschinenbau GmbH",
  "Straße und Hausnummer": "Uferweg 12",
  PLZ: "07037",
  Ort: "Jena",
} as const;

export async function fillContact(drawer: Locator): Promise<void> {
  for (const [label, value] of Object.entries(CONTACT)) {
    await drawer.getByLabel(label, { exact: true }).fill(value);
  }
}

export async function agree(drawer: Locator): Promise<void> {
  await drawer.getByLabel("Ich akzeptiere die AGB").check();
  await drawer.getByLabel("Ich habe die Widerrufsbelehrung").check();
}

/** From the first step to the summary, with nothing chosen but the defaults. */
export async function toSummary(drawer: Locator, location = "Online"): Promise<void> {
  await next(drawer);
  await next(drawer);
  await fillDetails(drawer, location);
  await next(drawer);
  await fillContact(drawer);
  await next(drawer);
  await step(drawer, 5, "Zusammenfassung");
}

/** The amount beside a name in the list of costs. */
export const cost = (drawer: Locator, name: string) =>
  drawer.locator(".costs > div").filter({ hasText: name }).locator("dd");
