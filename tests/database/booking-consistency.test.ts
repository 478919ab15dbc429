import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { asc } from "drizzle-orm";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { findBooking } from "#data/queries/bookings.ts";
import { bookings } from "#data/schema/bookings.ts";
import { seedDemo } from "#data/seed/seed-demo.ts";
import { BookingFileScreen } from "#features/bookings/admin/booking-file-screen.tsx";
import { bookingMail } from "#features/bookings/booking-mail.server.ts";
import { BookingDetails } from "#features/bookings/detail/booking-detail.tsx";
import { type BookingDetail, bookingQuery } from "#features/bookings/detail/booking-query.ts";
import type { NoticeEvent } from "#features/bookings/notice-texts.ts";
import { bookingRows } from "#features/bookings/result/booking-rows.ts";
import type { Viewer } from "#features/ctx.ts";
import { isMailKey, renderMail } from "#features/notifications/mail/render-mail.ts";
import { bookingDesk } from "#tests/support/booking-desk.ts";
import { testDatabase } from "#tests/support/database.ts";
import { given, insertUser } from "#tests/support/records.ts";
import {
  contradictions,
  factsInHtml,
  factsInRows,
  factsInText,
  type ShownFact,
} from "#tests/support/shown-facts.ts";
import { signedIn } from "#tests/support/test-ctx.ts";

const now = new Date("2026-11-15T10:00:00Z");
const { db } = await testDatabase();
await seedDemo(db, { put: async () => undefined }, { now, hashPassword: async () => "!" });
const desk = bookingDesk(db, { now: () => now });
const admin = signedIn("admin", await insertUser(db));
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
};

function meaningOf(label: string): string | null {
  if (/^(?:Umsatzsteuer|MwSt\.)|(?:MwSt\.|USt)(?: \(.*\))?$/.test(label)) return "Steuer";
  return label in MEANING ? (MEANING[label] ?? null) : label;
}

function html(element: ReactElement, detail: BookingDetail): string {
  const queries = new QueryClient();
  queries.setQueryData(bookingQuery(detail.id).queryKey, detail);
  const provider = createElement(QueryClientProvider, { client: queries }, element);
  return renderToStaticMarkup(createElement(MemoryRouter, null, provider));
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
  return status === "confirmed" ? ["accept", "create"] : [];
}

async function surfacesOf(row: (typeof rows)[number]): Promise<ShownFact[]> {
  const found = given(await findBooking(db, row.id));
  const customer = await detailFor(signedIn("customer", row.customer_id), row.id);
  const office = await detailFor(admin, row.id);
  const screen = (as: "customer" | "speaker", booking: BookingDetail) =>
    factsInHtml(
      `screen of the ${as}`,
      html(createElement(BookingDetails, { booking, as, ...tools }), booking),
    );
  const facts = [
    ...screen("customer", customer),
    ...factsInRows("result page", bookingRows(customer)),
    ...factsInHtml(
      "administration",
      html(
        createElement(BookingFileScreen, { id: row.id, calendar: () => null, reminders: null }),
        office,
      ),
    ),
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
    for (const section of contract.body.content.sections) {
      facts.push(...factsInRows("contract", section.rows).map(withoutSeat));
    }
  }
  const invoice = (await desk.call(admin, "GET", `/bookings/${row.id}/invoice`)).body.invoice;
  // After a cancellation the valid invoice is that of the fee.
  if (invoice?.part === "full" && !invoice.is_cancelled && row.status !== "cancelled") {
    facts.push(
      { where: "invoice", label: "Netto", value: `${invoice.net_cents} ct` },
      { where: "invoice", label: "Brutto", value: `${invoice.gross_cents} ct` },
    );
  }
  return facts;
}

/** As a party of the contract the speaker is named with the town. */
function withoutSeat(fact: ShownFact): ShownFact {
  return fact.label === "Speaker" ? { ...fact, value: fact.value.split(", ")[0] ?? "" } : fact;
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

test.each(rows.map((row) => [row.booking_reference, row.status, row] as const))(
  "%s (%s) says one thing on all its surfaces",
  async (_reference, _status, row) => {
    const facts = await surfacesOf(row);
    expect(facts.length).toBeGreaterThan(20);
    expect(contradictions(facts, meaningOf)).toEqual([]);
  },
);
