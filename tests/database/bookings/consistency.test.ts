import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { asc } from "drizzle-orm";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findBooking } from "#data/queries/bookings.ts";
import { bookings } from "#data/schema/bookings.ts";
import { seedDemo } from "#data/seed/seed-demo.ts";
import { isoDate } from "#domain/iso-date.ts";
import { cents } from "#domain/money.ts";
import { settleSpeakers } from "#features/billing/settle-speakers.server.ts";
import { BookingFileScreen } from "#features/bookings/admin/booking-file-screen.tsx";
import { bookingMail } from "#features/bookings/booking-mail.server.ts";
import { BookingDetails } from "#features/bookings/detail/booking-detail.tsx";
import { type BookingDetail, bookingQuery } from "#features/bookings/detail/booking-query.ts";
import type { NoticeEvent } from "#features/bookings/notice-texts.ts";
import { bookingRows } from "#features/bookings/result/booking-rows.ts";
import type { Viewer } from "#features/ctx.ts";
import { isMailKey, renderMail } from "#features/notifications/mail/render-mail.ts";
import { bookingDesk } from "#tests/support/booking-desk.ts";
import {
  type Lists,
  listsOfAdmin,
  listsOfCustomer,
  listsOfSpeaker,
} from "#tests/support/dashboard-lists.ts";
import { testDatabase } from "#tests/support/database.ts";
import { openMarketplace } from "#tests/support/marketplace.ts";
import {
  contractFacts,
  invoiceFacts,
  settlementFacts,
  withPayout,
} from "#tests/support/paper-facts.ts";
import { given, insertBooking, insertUser } from "#tests/support/records.ts";
import {
  contradictions,
  factsInHtml,
  factsInInvoiceRow,
  factsInList,
  factsInRows,
  factsInText,
  type ShownFact,
  stateInHtml,
} from "#tests/support/shown-facts.ts";
import { signedIn } from "#tests/support/test-ctx.ts";

const now = new Date("2026-11-15T10:00:00Z");
const { db } = await testDatabase({ isOpen: false });
await seedDemo(db, { put: async () => undefined }, { now, hashPassword: async () => "!" });
await openMarketplace(db);
const desk = bookingDesk(db, { now: () => now });
const admin = signedIn("admin", await insertUser(db));
await insertOthers();
await settleSpeakers(desk.ctx);
const rows = await db.select().from(bookings).orderBy(asc(bookings.booking_reference));

/** What the same label means on every surface; null where it names something else on each. */
const MEANING: Readonly<Record<string, string | null>> = {
  Netto: "Netto",
  "Angebotener Preis": "Netto",
  "Angebot (netto)": "Netto",
  Brutto: "Brutto",
  Wann: "Tag",
  Termin: "Termin",
  Datum: "Tag",
  Veranstaltungsort: "Ort",
  Teilnehmer: "Publikum",
  "Netto vor Provision": "Netto",
  "Summe netto": "Netto",
  Rechnungsbetrag: "Brutto",
  Buchung: "Buchungsnummer",
  // Papers have a date of their own, beside that of the event.
  Leistungsdatum: "Tag",
};

function meaningOf(label: string): string | null {
  if (/^(?:Umsatzsteuer|MwSt\.)|(?:MwSt\.|USt)(?: \(.*\))?$/.test(label)) return "Steuer";
  if (/Provision \(.*\)$/.test(label)) return "Provision";
  if (label === "Auszahlung netto, voraussichtlich") return "Auszahlung netto";
  return label in MEANING ? (MEANING[label] ?? null) : label;
}

function html(element: ReactElement, detail: BookingDetail): string {
  const queries = new QueryClient();
  queries.setQueryData(bookingQuery(detail.id).queryKey, detail);
  const provider = createElement(QueryClientProvider, { client: queries }, element);
  return renderToStaticMarkup(createElement(MemoryRouter, null, provider));
}

/** What nobody has in the demo: an event in the net, an offer and a cancellation with cents. */
async function insertOthers(): Promise<void> {
  const [demo] = await db.select().from(bookings).limit(1);
  const { customer_id, speaker_id } = given(demo);
  const online = { event_location: "Online (Zoom)", is_virtual: true };
  await insertBooking(db, { customer_id, speaker_id, ...online, event_title: "Impuls im Netz" });
  await insertBooking(db, {
    customer_id,
    speaker_id,
    status: "pending",
    booking_mode: "inquiry",
    offer_price_cents: cents(520_050),
    event_title: "Tagung mit krummem Angebot",
    event_date: isoDate("2030-03-08"),
  });
  await insertBooking(db, {
    customer_id,
    speaker_id,
    status: "cancelled",
    cancellation_fee_cents: cents(123_450),
    event_title: "Abgesagte Tagung",
  });
}

const tools = {
  download: async () => true,
  conversationPath: (id: string) => `/${id}`,
};

async function detailFor(viewer: Viewer, id: string): Promise<BookingDetail> {
  const { status, body } = await desk.read(viewer, id);
  expect(status).toBe(200);
  return body;
}

/** The mails that say how a booking stands now. */
function eventsOf(status: string): NoticeEvent[] {
  if (status === "requested") return ["create"];
  if (status === "pending") return ["offer"];
  if (status === "cancelled") return ["cancel"];
  return status === "confirmed" ? ["accept", "create"] : [];
}

async function surfacesOf(row: (typeof rows)[number]): Promise<ShownFact[]> {
  const found = given(await findBooking(db, row.id));
  const customer = await detailFor(signedIn("customer", row.customer_id), row.id);
  const office = await detailFor(admin, row.id);
  const screen = (as: "customer" | "speaker", booking: BookingDetail) => {
    const page = html(createElement(BookingDetails, { booking, as, ...tools }), booking);
    const where = `screen of the ${as}`;
    return withPayout([...stateInHtml(where, page), ...factsInHtml(where, page)]);
  };
  const desktop = html(
    createElement(BookingFileScreen, { id: row.id, calendar: () => null, reminders: null }),
    office,
  );
  const settled = await settlementFacts(desk.ctx, admin, row.id);
  if (settled.length > 0) papers.settled += 1;
  const facts = [
    ...screen("customer", customer),
    ...factsInRows("result page", bookingRows(customer)),
    ...withPayout([
      ...stateInHtml("administration", desktop),
      ...factsInHtml("administration", desktop),
    ]),
    ...(await listedFacts(row, found.speakerUserId)),
    ...settled,
  ];
  if (found.speakerUserId) {
    const speaker = await detailFor(signedIn("speaker", found.speakerUserId), row.id);
    facts.push(...screen("speaker", speaker));
  }
  for (const side of ["customer", "speaker"] as const) {
    for (const event of eventsOf(row.status)) facts.push(...mailFacts(found, event, side));
  }
  const contract = await desk.call(admin, "GET", `/bookings/${row.id}/contract`);
  if (contract.status === 200) {
    facts.push(...(await contractFacts(desk.ctx, admin, contract.body)));
  }
  const invoice = (await desk.call(admin, "GET", `/bookings/${row.id}/invoice`)).body.invoice;
  // After a cancellation the valid invoice is that of the fee.
  if (invoice?.part === "full" && !invoice.is_cancelled && row.status !== "cancelled") {
    facts.push(
      { where: "invoice", label: "Netto", value: `${invoice.net_cents} ct` },
      { where: "invoice", label: "Brutto", value: `${invoice.gross_cents} ct` },
      ...(await invoiceFacts(desk.ctx, invoice.id)),
      ...(await invoiceRow(row.customer_id, invoice.number)),
    );
  }
  if (invoice && !invoice.is_cancelled && row.status === "cancelled") {
    papers.fees += 1;
    facts.push(
      { where: "invoice of the fee", label: "Stornokosten", value: `${invoice.net_cents} ct` },
      {
        where: "invoice of the fee",
        label: "Stornokosten (brutto)",
        value: `${invoice.gross_cents} ct`,
      },
    );
  }
  return facts.flatMap(amountsOf);
}

/** „5.000 € zzgl. 19% MwSt., 5.950 € brutto“ says two amounts; the price before an offer is compared gross. */
function amountsOf(fact: ShownFact): ShownFact[] {
  const [net, gross] = fact.value.match(/\d+ ct/g) ?? [];
  if (fact.label.startsWith("Stornokosten")) {
    const isGross = fact.label.includes("brutto");
    return [
      { ...fact, label: isGross ? "Stornokosten brutto" : "Stornokosten", value: net ?? "" },
      ...(gross ? [{ ...fact, label: "Stornokosten brutto", value: gross }] : []),
    ];
  }
  if (fact.label === "Bisher angefragt") return [{ ...fact, value: gross ?? net ?? "" }];
  if (!fact.label.startsWith("Gesamtpreis") || !net || !gross) return [fact];
  return [
    { ...fact, label: "Netto", value: net },
    { ...fact, label: "Brutto", value: gross },
  ];
}

/** Papers that were compared. */
const papers = { settled: 0, invoices: 0, fees: 0 };

/** An invoice as the list of its reader names it. */
async function invoiceRow(customerId: string, number: string): Promise<ShownFact[]> {
  papers.invoices += 1;
  const where = "invoices of the customer";
  const page = (await lists.get(customerId))?.[where] ?? "";
  const facts = factsInInvoiceRow(where, page, number);
  expect(facts).toHaveLength(2);
  return facts;
}

const lists = new Map<string, Promise<Lists>>();

function listsFor(key: string, read: () => Promise<Lists>): Promise<Lists> {
  const known = lists.get(key) ?? read();
  lists.set(key, known);
  return known;
}

/** What the dashboards of both sides and of the administration say in their lists. */
async function listedFacts(
  row: (typeof rows)[number],
  speakerUserId: string | null,
): Promise<ShownFact[]> {
  const { customer_id } = row;
  const customer = signedIn("customer", customer_id);
  const shown = [
    await listsFor(customer_id, () => listsOfCustomer(desk, customer)),
    await listsFor("admin", () => listsOfAdmin(desk, admin)),
  ];
  if (speakerUserId) {
    const speaker = signedIn("speaker", speakerUserId);
    shown.push(await listsFor(speakerUserId, () => listsOfSpeaker(desk, speaker)));
  }
  const booking = {
    id: row.id,
    reference: row.booking_reference,
    title: row.event_title,
    format: row.format_label ?? `${row.event_duration_minutes} Min.`,
  };
  const bySide = shown.map((all) =>
    Object.entries(all).flatMap(([where, page]) => factsInList(where, page, booking)),
  );
  // Every dashboard lists every booking of its reader.
  for (const facts of bySide) expect(facts.length).toBeGreaterThan(3);
  return bySide.flat();
}

type Found = NonNullable<Awaited<ReturnType<typeof findBooking>>>;

function mailFacts(found: Found, event: NoticeEvent, side: "customer" | "speaker"): ShownFact[] {
  const { booking, speaker } = found;
  const happening = {
    event,
    actor: "customer" as const,
    booking,
    speakerName: speaker.name,
    publicUrl: "https://wortbuehne.example",
  };
  const mail = bookingMail(happening, side, "kim@test.example", "key");
  const key = mail?.kind.replace(/^mail\./, "") ?? "";
  if (!mail || !isMailKey(key)) return [];
  const rendered = renderMail(key, mail.data, { publicUrl: "https://wortbuehne.example" });
  if (!rendered.ok) throw new Error(`${key}: ${rendered.error}`);
  return factsInText(`mail ${key}`, rendered.value.mail.text);
}

// Lists count the time until an event from the clock of the browser.
beforeAll(() => void vi.useFakeTimers({ now, toFake: ["Date"] }));
afterAll(() => void vi.useRealTimers());

test.each(rows.map((row) => [row.booking_reference, row.status, row] as const))(
  "%s (%s) says one thing on all its surfaces",
  async (_reference, _status, row) => {
    const facts = await surfacesOf(row);
    expect(facts.length).toBeGreaterThan(20);
    expect(contradictions(facts, meaningOf)).toEqual([]);
  },
);

test("papers of every kind were among them", () => {
  expect(papers.settled).toBeGreaterThan(3);
  expect(papers.invoices).toBeGreaterThan(3);
  expect(papers.fees).toBeGreaterThan(0);
});
