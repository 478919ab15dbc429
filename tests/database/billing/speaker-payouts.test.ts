import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { saveSpeakerTax } from "#data/queries/billing/speaker-tax.ts";
import { invoices } from "#data/schema/billing/invoices.ts";
import { bookings } from "#data/schema/bookings.ts";
import { outbox } from "#data/schema/outbox.ts";
import { cents } from "#domain/money.ts";
import { settleSpeakers } from "#features/billing/books/settle-speakers.server.ts";
import { settleCancelledBooking } from "#features/billing/invoices/cancel-invoice.server.ts";
import type { Viewer } from "#features/ctx.ts";
import { renderMail } from "#features/mail/content/render-mail.ts";
import { billingApi } from "#tests/support/billing/billing-api.ts";
import { checkInvoiceXml } from "#tests/support/billing/check-invoice-xml.ts";
import { embeddedXml, pdfText, readPdf } from "#tests/support/billing/read-pdf.ts";

const { db, ctx, people, ask, sold, setting } = await billingApi();
const { owner, stranger, speaker, otherSpeaker, admin } = people;

const EXPECTED = {
  occasion: "event",
  fee_cents: 500_001,
  travel_cents: 44_310,
  commission_basis_points: 2000,
  commission_cents: 100_000,
  payout_cents: 444_311,
  vat_cents: 0,
  settlement: null,
};

const soldBooking = () =>
  sold({
    base_fee_cents: cents(500_001),
    travel_cost_cents: cents(44_310),
    total_amount: cents(544_311),
  });

async function payoutFor(viewer: Viewer, id: string) {
  const answer = await ask(viewer, `/bookings/${id}`);
  return answer.status === 200 ? (await answer.json()).payout : answer.status;
}

/** In both lists of a side: the one of all bookings and the one that is searched. */
async function listedFor(viewer: Viewer, as: string, id: string) {
  const lists = await Promise.all(
    [`/bookings?as=${as}`, `/me/bookings?as=${as}`].map(async (path) => {
      const { items } = (await (await ask(viewer, path)).json()) as {
        items: { id: string; payout: unknown }[];
      };
      return items.find((item) => item.id === id)?.payout;
    }),
  );
  expect(lists[0]).toEqual(lists[1]);
  return lists[0];
}

/** What the speaker reads of a settlement; empty if nothing was sent. */
async function mailAbout(bookingId: string): Promise<string> {
  const about = sql`${outbox.payload} ->> 'booking_id' = ${bookingId}`;
  const mails = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, "mail.settlement_issued"), about));
  expect(mails.length).toBeLessThan(2);
  const [mail] = mails;
  const written = mail && renderMail("settlement_issued", mail.payload.data, ctx);
  return written?.ok ? written.value.mail.text.replaceAll("\u00a0", " ") : "";
}

test("what a booking will bring is for its speaker and admins to see, and for no other caller", async () => {
  const { booking } = await soldBooking();
  for (const viewer of [speaker, admin]) {
    expect(await payoutFor(viewer, booking.id)).toEqual(EXPECTED);
  }
  expect(await payoutFor(owner, booking.id)).toBeNull();
  for (const viewer of [stranger, otherSpeaker]) {
    expect(await payoutFor(viewer, booking.id)).toBe(404);
  }
  expect(await listedFor(speaker, "speaker", booking.id)).toEqual(EXPECTED);
  expect(await listedFor(owner, "customer", booking.id)).toBeNull();
  expect(await listedFor(otherSpeaker, "speaker", booking.id)).toBeUndefined();
  const everything = await (await ask(owner, "/bookings")).json();
  expect(everything.items.map((item: { payout: unknown }) => item.payout)).not.toContainEqual(
    expect.objectContaining({ payout_cents: 444_311 }),
  );
});

test("once it is settled the settled figures stand there, whatever commission holds later", async () => {
  const { booking } = await soldBooking();
  await db.update(bookings).set({ status: "completed" }).where(eq(bookings.id, booking.id));
  expect(await payoutFor(speaker, booking.id)).toEqual(EXPECTED);
  await settleSpeakers(ctx);
  await setting("commission", { percent: 30 });
  const settled = {
    ...EXPECTED,
    settlement: {
      number: expect.stringMatching(/^AB-2026-\d{5}$/),
      issue_date: "2026-03-01",
      is_credit_note: false,
    },
  };
  expect(await payoutFor(speaker, booking.id)).toEqual(settled);
  expect(await listedFor(speaker, "speaker", booking.id)).toEqual(settled);
  const { booking: next } = await soldBooking();
  expect(await payoutFor(speaker, next.id)).toMatchObject({
    commission_basis_points: 3000,
    settlement: null,
  });
});

test("a fee after a cancellation is settled like a booking, once it is charged: list, page, paper and mail agree", async () => {
  await setting("commission", { percent: 20 });
  const { booking } = await soldBooking();
  const cancellation_fee_cents = cents(250_001);
  await db
    .update(bookings)
    .set({ status: "cancelled", cancellation_fee_cents })
    .where(eq(bookings.id, booking.id));
  await db
    .update(invoices)
    .set({ cancelled_at: ctx.now() })
    .where(eq(invoices.booking_id, booking.id));
  expect(await payoutFor(speaker, booking.id)).toBeNull();
  await settleSpeakers(ctx);
  expect(await payoutFor(speaker, booking.id)).toBeNull();

  const fee = await sold({ event_date: booking.event_date, speaker_id: booking.speaker_id });
  const { id } = fee.booking;
  await db
    .update(bookings)
    .set({ status: "cancelled", cancellation_fee_cents })
    .where(eq(bookings.id, id));
  await settleCancelledBooking(ctx, id);
  const shares = {
    occasion: "cancellation_fee",
    fee_cents: 250_001,
    travel_cents: 0,
    commission_cents: 50_000,
    payout_cents: 200_001,
  };
  expect(await payoutFor(speaker, id)).toMatchObject({ ...shares, settlement: null });
  await settleSpeakers(ctx);
  const settlement = { is_credit_note: false, issue_date: "2026-03-01" };
  for (const viewer of [speaker, admin]) {
    expect(await payoutFor(viewer, id)).toMatchObject({ ...shares, settlement });
  }
  expect(await listedFor(speaker, "speaker", id)).toMatchObject({ ...shares, settlement });
  expect(await payoutFor(owner, id)).toBeNull();
  const paper = await ask(speaker, `/bookings/${id}/settlement`);
  const text = pdfText(readPdf(Buffer.from(await paper.arrayBuffer()))).replaceAll("\u00a0", " ");
  expect(text).toContain("Stornogebühr\n2.500,01 €");
  expect(text).toContain("2.000,01 €");
  expect(text).not.toContain("Reisekosten");
  expect(await mailAbout(id)).toContain("2.000,01 €");
});

test("a speaker is told of every settlement, with its amount and the way there", async () => {
  const { booking } = await soldBooking();
  await db.update(bookings).set({ status: "completed" }).where(eq(bookings.id, booking.id));
  expect(await mailAbout(booking.id)).toBe("");
  await settleSpeakers(ctx);
  await settleSpeakers(ctx);
  const text = await mailAbout(booking.id);
  expect(text).toContain("4.443,11 €");
  expect(text).toContain(`/dashboard/speaker?buchung=${booking.id}`);
  expect(text).toContain("Bitte stellen Sie uns über diesen Betrag Ihre Rechnung.");
});

test("who wants credit notes gets one with its e-invoice, or reads what is missing", async () => {
  const settled = async (vat_id: string | null) => {
    const { booking } = await soldBooking();
    const { speaker_id } = booking;
    const stated = {
      speaker_id,
      legal_name: "Testa Rednerin",
      street: "Gasse 1",
      postal_code: "5020",
      city: "Salzburg",
      country: "Österreich" as const,
      tax_number: "91 123/4567",
      vat_id,
      accepts_self_billing: true,
    };
    await db.transaction((tx) => saveSpeakerTax(tx, stated));
    await db.update(bookings).set({ status: "completed" }).where(eq(bookings.id, booking.id));
    await settleSpeakers(ctx);
    const paper = await ask(speaker, `/bookings/${booking.id}/settlement`);
    const pdf = readPdf(Buffer.from(await paper.arrayBuffer()));
    return { id: booking.id, xml: embeddedXml(pdf), text: pdfText(pdf).replaceAll("\n", " ") };
  };
  const incomplete = await settled(null);
  expect(incomplete.xml).toBeUndefined();
  expect(incomplete.text).toContain("Es fehlt: Ihre gültige USt-IdNr. (UID).");
  expect(await mailAbout(incomplete.id)).toContain("Es fehlt: Ihre gültige USt-IdNr. (UID).");
  const complete = await settled("ATU12345678");
  expect(checkInvoiceXml(complete.xml ?? "")).toEqual([]);
  expect(complete.text).toContain("Steuerschuldnerschaft des Leistungsempfängers");
  expect(await mailAbout(complete.id)).toContain(
    "Eine eigene Rechnung müssen Sie nicht schreiben.",
  );
});

test("a cancelled booking has no payout", async () => {
  const { booking } = await soldBooking();
  await db.update(bookings).set({ status: "cancelled" }).where(eq(bookings.id, booking.id));
  expect(await payoutFor(speaker, booking.id)).toBeNull();
});
