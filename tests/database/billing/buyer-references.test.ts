import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { findInvoice } from "#data/queries/billing/invoices.ts";
import { auditLog } from "#data/schema/outbox.ts";
import { fileKey } from "#domain/media/file-key.ts";
import { cancelInvoice } from "#features/billing/invoices/cancel-invoice.server.ts";
import { issueInvoice } from "#features/billing/invoices/issue-invoice.server.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import { storeCompany } from "#tests/support/billing/invoices.ts";
import { nodesAt, parseXml, textAt } from "#tests/support/billing/parse-xml.ts";
import { bookingApi, bookingRequestFor, castOf } from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertBooking } from "#tests/support/database/records.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const { db } = await testDatabase();
const files = createDiskFiles(tempFolder());
const desk = bookingApi(db, { files });
const cast = await castOf(db);
const { customer, stranger, speakerViewer, otherSpeaker, admin } = cast;
await storeCompany(db);

const signedOut = { kind: "visitor" } as const;
const REFERENCES = {
  order_number: "4500012345",
  cost_centre: "KST 4711",
  leitweg_id: "04011000-1234512345-06",
};
let month = 0;
const nextDay = () => `2028-${String(++month).padStart(2, "0")}-11`;

const put = (viewer: Parameters<typeof desk.call>[0], id: string, json: unknown = REFERENCES) =>
  desk.call(viewer, "PUT", `/bookings/${id}/buyer-references`, { json });

async function inquiry(): Promise<string> {
  const request = { booking_mode: "inquiry", event_date: nextDay() };
  const { status, body } = await desk.book(customer, bookingRequestFor(cast.speaker.id, request));
  expect(status).toBe(201);
  return body.id;
}

async function sold(changes: object = {}) {
  return insertBooking(db, { customer_id: customer.userId, ...changes });
}

async function xmlOf(invoiceId: string) {
  const { invoice } = given(await findInvoice(db, invoiceId));
  const xml = given(await files.read(fileKey(invoice.xml_key ?? "")));
  return parseXml(Buffer.from(xml.bytes).toString("utf8"));
}

async function issued(bookingId: string): Promise<string> {
  const result = await issueInvoice(desk.ctx, bookingId);
  if (!result.ok) throw new Error(result.error.code);
  return result.value.id;
}

const TRADE = "SupplyChainTradeTransaction";
const agreed = (xml: ReturnType<typeof parseXml>, ...path: string[]) =>
  textAt(xml, TRADE, "ApplicableHeaderTradeAgreement", ...path);

describe("the invoice of a booking", () => {
  test("names the buyer's order number, cost centre and Leitweg-ID where machines look", async () => {
    const booking = await sold({
      billing_order_number: REFERENCES.order_number,
      billing_cost_centre: REFERENCES.cost_centre,
      billing_leitweg_id: REFERENCES.leitweg_id,
    });
    const xml = await xmlOf(await issued(booking.id));
    expect(agreed(xml, "BuyerReference")).toBe(REFERENCES.leitweg_id);
    expect(agreed(xml, "BuyerOrderReferencedDocument", "IssuerAssignedID")).toBe(
      REFERENCES.order_number,
    );
    const account = "ReceivableSpecifiedTradeAccountingAccount";
    expect(textAt(xml, TRADE, "ApplicableHeaderTradeSettlement", account, "ID")).toBe(
      REFERENCES.cost_centre,
    );
  });

  test("never calls our own reference the buyer's order", async () => {
    const booking = await sold();
    const xml = await xmlOf(await issued(booking.id));
    const agreement = [TRADE, "ApplicableHeaderTradeAgreement"];
    expect(nodesAt(xml, ...agreement, "BuyerOrderReferencedDocument")).toEqual([]);
    expect(agreed(xml, "SellerOrderReferencedDocument", "IssuerAssignedID")).toBe(
      booking.booking_reference,
    );
    expect(agreed(xml, "BuyerReference")).toBe(booking.booking_reference);
  });
});

describe("the numbers of a booking", () => {
  test("can be changed by its customer and by admins, with a trace", async () => {
    const id = await inquiry();
    const changed = await put(customer, id);
    expect(changed.status).toBe(200);
    expect(changed.body.billing).toMatchObject({ ...REFERENCES, can_change_references: true });
    const emptied = await put(admin, id, { order_number: "", cost_centre: null });
    expect(emptied.body.billing).toMatchObject({
      order_number: null,
      cost_centre: null,
      leitweg_id: null,
    });
    const trail = await db.select().from(auditLog).where(eq(auditLog.object_id, id));
    const actions = trail.map(({ action }) => action);
    expect(actions.filter((action) => action === "booking.references")).toHaveLength(2);
  });

  test("belong to their customer alone", async () => {
    const id = await inquiry();
    expect((await put(signedOut, id)).status).toBe(401);
    for (const viewer of [stranger, speakerViewer, otherSpeaker]) {
      expect((await put(viewer, id)).status).toBe(404);
    }
    expect((await put(customer, "00000000-0000-4000-8000-000000000000")).status).toBe(404);
    expect((await desk.read(speakerViewer, id)).body.billing).toBeNull();
    expect((await desk.read(customer, id)).body.billing).toMatchObject({ order_number: null });
  });

  test("stay as the invoice names them, until it is taken back", async () => {
    const { id } = await sold();
    expect((await put(customer, id)).status).toBe(200);
    const first = await issued(id);
    const refused = await put(customer, id, { ...REFERENCES, order_number: "other" });
    expect([refused.status, refused.body.error.code]).toEqual([409, "invoice_issued"]);
    expect((await desk.read(customer, id)).body.billing.can_change_references).toBe(false);
    await cancelInvoice(desk.ctx, admin, first, "Andere Bestellnummer");
    expect((await put(customer, id, { ...REFERENCES, order_number: "other" })).status).toBe(200);
    const xml = await xmlOf(await issued(id));
    expect(agreed(xml, "BuyerOrderReferencedDocument", "IssuerAssignedID")).toBe("other");
  });

  test.each([
    ["leitweg_id", "04011000-1234512345-07"],
    ["order_number", "x".repeat(41)],
    ["cost_centre", "zwei\nZeilen"],
    ["order_number", 4500012345],
  ])("%s: %j is refused at its field", async (name, value) => {
    const { status, body } = await put(customer, await inquiry(), { [name]: value });
    expect(status).toBe(422);
    expect(Object.keys(body.error.fields)).toEqual([name]);
  });
});

test("an account keeps its numbers for the next booking", async () => {
  const saved = await desk.call(customer, "PATCH", "/me", { json: REFERENCES });
  expect(saved.body.buyer_references).toEqual(REFERENCES);
  await desk.call(customer, "PATCH", "/me", { json: { phone: "+49 40 1" } });
  const { body } = await desk.call(customer, "GET", "/me");
  expect(body.buyer_references).toEqual(REFERENCES);
  const wrong = await desk.call(customer, "PATCH", "/me", { json: { leitweg_id: "12-34" } });
  expect(Object.keys(wrong.body.error.fields)).toEqual(["leitweg_id"]);
  expect((await desk.call(signedOut, "PATCH", "/me", { json: REFERENCES })).status).toBe(401);
});
