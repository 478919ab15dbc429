import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { asc } from "drizzle-orm";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect } from "vitest";
import type { Db } from "#data/db.ts";
import { findBooking } from "#data/queries/bookings/bookings.ts";
import { bookings } from "#data/schema/bookings.ts";
import { seedDemo } from "#data/seed/seed-demo.ts";
import { cents } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { settleSpeakers } from "#features/billing/books/settle-speakers.server.ts";
import { BookingAdminDetailScreen } from "#features/bookings/admin/booking-admin-detail-screen.tsx";
import { BookingDetails } from "#features/bookings/detail/booking-detail.tsx";
import { type BookingDetail, bookingQuery } from "#features/bookings/detail/booking-query.ts";
import { bookingMail } from "#features/bookings/notify/booking-mail.server.ts";
import type { NotifiedEvent } from "#features/bookings/notify/notification-texts.ts";
import { bookingRows } from "#features/bookings/result/booking-rows.ts";
import type { Viewer } from "#features/ctx.ts";
import { isMailKey, renderMail } from "#features/mail/content/render-mail.ts";
import {
  contractFacts,
  invoiceFacts,
  settlementFacts,
  withPayout,
} from "#tests/support/billing/paper-facts.ts";
import {
  factsInHtml,
  factsInInvoiceRow,
  factsInList,
  factsInRows,
  factsInText,
  type ShownFact,
  stateInHtml,
} from "#tests/support/browser/shown-facts.ts";
import { openMarketplace } from "#tests/support/database/marketplace.ts";
import { given, insertBooking, insertUser } from "#tests/support/database/records.ts";
import { type Lists, listsOfAdmin, listsOfCustomer, listsOfSpeaker } from "../dashboard-lists.ts";
import { signedIn } from "../test-ctx.ts";
import { bookingApi } from "./booking-api.ts";
import { amountsOf } from "./booking-meanings.ts";

type Row = typeof bookings.$inferSelect;

type Stage = {
  readonly desk: ReturnType<typeof bookingApi>;
  readonly admin: ReturnType<typeof signedIn>;
  readonly lists: Map<string, Promise<Lists>>;
  /** Papers that were compared. */
  readonly papers: { settled: number; invoices: number; fees: number };
};

/** Lists count the time until an event from the clock of the browser: it shall say the same. */
export const SHOWN_AT = new Date("2026-11-15T10:00:00Z");

/** The demo and the cases it lacks, settled. */
export async function stageBookings(db: Db) {
  const now = SHOWN_AT;
  await seedDemo(db, { put: async () => undefined }, { now, hashPassword: async () => "!" });
  await openMarketplace(db);
  const desk = bookingApi(db, { now: () => now });
  const admin = signedIn("admin", await insertUser(db));
  const others = await insertOthers(db);
  await settleSpeakers(desk.ctx);
  const rows = await db.select().from(bookings).orderBy(asc(bookings.booking_reference));
  const papers = { settled: 0, invoices: 0, fees: 0 };
  const stage: Stage = { desk, admin, lists: new Map(), papers };
  return { ...stage, rows, others };
}

function html(element: ReactElement, detail: BookingDetail): string {
  const queries = new QueryClient();
  queries.setQueryData(bookingQuery(detail.id).queryKey, detail);
  const provider = createElement(QueryClientProvider, { client: queries }, element);
  return renderToStaticMarkup(createElement(MemoryRouter, null, provider));
}

/** Cases the demo lacks: an event in the net, an offer and a cancellation with cents. */
async function insertOthers(db: Db): Promise<ReadonlySet<string>> {
  const [demo] = await db.select().from(bookings).limit(1);
  const { customer_id, speaker_id } = given(demo);
  const online = { event_location: "Online (Zoom)", is_virtual: true };
  const inTheNet = { customer_id, speaker_id, ...online, event_title: "Impuls im Netz" };
  const others = [
    await insertBooking(db, inTheNet),
    await insertBooking(db, {
      customer_id,
      speaker_id,
      status: "pending",
      booking_mode: "inquiry",
      offer_price_cents: cents(520_050),
      event_title: "Tagung mit krummem Angebot",
      event_date: isoDate("2030-03-08"),
    }),
    await insertBooking(db, {
      customer_id,
      speaker_id,
      status: "cancelled",
      cancellation_fee_cents: cents(123_450),
      event_title: "Abgesagte Tagung",
    }),
  ];
  return new Set(others.map(({ id }) => id));
}

const tools = {
  download: async () => true,
  conversationPath: (id: string) => `/${id}`,
};

async function detailFor({ desk }: Stage, viewer: Viewer, id: string): Promise<BookingDetail> {
  const { status, body } = await desk.read(viewer, id);
  expect(status).toBe(200);
  return body;
}

/** The mails that say how a booking stands now. */
function eventsOf(status: string): NotifiedEvent[] {
  if (status === "requested") return ["create"];
  if (status === "pending") return ["offer"];
  if (status === "cancelled") return ["cancel"];
  return status === "confirmed" ? ["accept", "create"] : [];
}

/** Whatever is said about a booking, wherever it is shown, printed or mailed. */
export async function surfacesOf(stage: Stage, row: Row): Promise<ShownFact[]> {
  const { desk, admin, papers } = stage;
  const found = given(await findBooking(desk.ctx.db, row.id));
  const customer = await detailFor(stage, signedIn("customer", row.customer_id), row.id);
  const office = await detailFor(stage, admin, row.id);
  const screen = (as: "customer" | "speaker", booking: BookingDetail) => {
    const page = html(createElement(BookingDetails, { booking, as, ...tools }), booking);
    const where = `screen of the ${as}`;
    return withPayout([...stateInHtml(where, page), ...factsInHtml(where, page)]);
  };
  const desktop = html(
    createElement(BookingAdminDetailScreen, { id: row.id, calendar: () => null, reminders: null }),
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
    ...(await listedFacts(stage, row, found.speakerUserId)),
    ...settled,
  ];
  if (found.speakerUserId) {
    const speaker = await detailFor(stage, signedIn("speaker", found.speakerUserId), row.id);
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
      ...(await invoiceRow(stage, row.customer_id, invoice.number)),
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

/** An invoice as the list of its reader names it. */
async function invoiceRow({ lists, papers }: Stage, customerId: string, number: string) {
  papers.invoices += 1;
  const where = "invoices of the customer";
  const page = (await lists.get(customerId))?.[where] ?? "";
  const facts = factsInInvoiceRow(where, page, number);
  expect(facts).toHaveLength(2);
  return facts;
}

function listsFor({ lists }: Stage, key: string, read: () => Promise<Lists>): Promise<Lists> {
  const known = lists.get(key) ?? read();
  lists.set(key, known);
  return known;
}

/** What the dashboards of both sides and of the administration say in their lists. */
async function listedFacts(
  stage: Stage,
  row: Row,
  speakerUserId: string | null,
): Promise<ShownFact[]> {
  const { desk, admin } = stage;
  const { customer_id } = row;
  const customer = signedIn("customer", customer_id);
  const shown = [
    await listsFor(stage, customer_id, () => listsOfCustomer(desk, customer)),
    await listsFor(stage, "admin", () => listsOfAdmin(desk, admin)),
  ];
  if (speakerUserId) {
    const speaker = signedIn("speaker", speakerUserId);
    shown.push(await listsFor(stage, speakerUserId, () => listsOfSpeaker(desk, speaker)));
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

function mailFacts(found: Found, event: NotifiedEvent, side: "customer" | "speaker"): ShownFact[] {
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
