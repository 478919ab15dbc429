import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { invoices } from "#data/schema/billing/invoices.ts";
import { outbox } from "#data/schema/outbox.ts";
import { fileKey } from "#domain/media/file-key.ts";
import { cents } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { issueInvoice } from "#features/billing/invoices/issue-invoice.server.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import { createApi } from "#server/api/api.ts";
import { bookingInvoiceSchema, invoiceListSchema } from "#server/api/billing/schemas.ts";
import type { ApiEnv } from "#server/api/request/api-env.ts";
import { blankPages } from "#tests/support/billing/books.ts";
import { checkInvoiceXml } from "#tests/support/billing/check-invoice-xml.ts";
import { storeCompany } from "#tests/support/billing/invoices.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import {
  given,
  insertBooking,
  insertSpeaker,
  insertUser,
} from "#tests/support/database/records.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { signedIn, testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
const files = createDiskFiles(tempFolder());
const ctx = testCtx(db, { files, now: () => new Date("2026-03-01T10:00:00Z") });
const api = createApi(ctx);

const people = {
  owner: signedIn("customer", await insertUser(db)),
  stranger: signedIn("customer", await insertUser(db)),
  speaker: signedIn("speaker", await insertUser(db)),
  otherSpeaker: signedIn("speaker", await insertUser(db)),
  admin: signedIn("admin", await insertUser(db)),
};

async function ask(viewer: Viewer, path: string): Promise<Response> {
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    c.set("viewer", viewer);
    await next();
  });
  app.route("/api", api);
  return app.request(`/api/v1${path}`);
}

let bookingId = "";
let reference = "";
let inquiryId = "";
let invoiceId = "";

beforeAll(async () => {
  await storeCompany(db);
  const { id: speaker_id } = await insertSpeaker(db, { user_id: people.speaker.userId });
  await insertSpeaker(db, { user_id: people.otherSpeaker.userId });
  const own = { speaker_id, customer_id: people.owner.userId };
  const booking = await insertBooking(db, own);
  bookingId = booking.id;
  reference = booking.booking_reference;
  inquiryId = (await insertBooking(db, { ...own, booking_mode: "inquiry", status: "requested" }))
    .id;
  const issued = await issueInvoice(ctx, bookingId);
  invoiceId = issued.ok ? issued.value.id : "";
});

describe("billing data", () => {
  const paths = () => [
    `/bookings/${bookingId}/invoice`,
    `/invoices/${invoiceId}/pdf`,
    `/invoices/${invoiceId}/xml`,
  ];

  test("are closed to visitors, other customers and every speaker [SEC-10]", async () => {
    for (const path of paths()) {
      expect((await ask(VISITOR, path)).status).toBe(401);
      for (const viewer of [people.stranger, people.speaker, people.otherSpeaker]) {
        const answer = await ask(viewer, path);
        expect(answer.status).toBe(404);
        expect(await answer.text()).not.toMatch(/Beispiel GmbH|RE-2026/);
      }
    }
    expect((await ask(VISITOR, "/me/invoices")).status).toBe(401);
  });

  test("are open to their customer and to admins, and never kept by a cache", async () => {
    for (const path of paths()) {
      for (const viewer of [people.owner, people.admin]) {
        const answer = await ask(viewer, path);
        expect(answer.status).toBe(200);
        expect(answer.headers.get("cache-control")).toBe("private, no-store");
      }
    }
  });

  test("of unknown ids do not exist, and what is no id is refused", async () => {
    const nobody = "00000000-0000-4000-8000-000000000000";
    for (const path of [`/invoices/${nobody}/pdf`, `/bookings/${nobody}/invoice`]) {
      expect((await ask(people.admin, path)).status).toBe(404);
    }
    expect((await ask(people.admin, "/invoices/1'--/pdf")).status).toBeGreaterThanOrEqual(400);
    expect((await ask(people.admin, "/invoices/1'--/pdf")).status).toBeLessThan(500);
  });
});

describe("the invoice of a booking", () => {
  const stateOf = async (viewer: Viewer, id: string) =>
    bookingInvoiceSchema.parse(await (await ask(viewer, `/bookings/${id}/invoice`)).json());

  test("tells number, amounts and when it is due", async () => {
    const { state, invoice, documents } = await stateOf(people.owner, bookingId);
    expect(state).toBe("issued");
    expect(invoice).toMatchObject({
      id: invoiceId,
      number: "RE-2026-00001",
      booking_reference: reference,
      due_date: "2026-03-15",
      net_cents: 500_000,
      vat_cents: 95_000,
      gross_cents: 595_000,
      paid_cents: 0,
      is_ready: true,
    });
    expect(documents).toHaveLength(1);
  });

  test("is on its way for a booking just made, and none for an inquiry", async () => {
    const fresh = await insertBooking(db, { customer_id: people.owner.userId });
    expect(await stateOf(people.owner, fresh.id)).toMatchObject({ state: "none" });
    const job = { kind: "invoice.issue", payload: { booking_id: fresh.id } };
    await db.insert(outbox).values({ ...job, dedupe_key: `invoice:${fresh.id}` });
    expect(await stateOf(people.owner, fresh.id)).toMatchObject({
      state: "waiting",
      invoice: null,
    });
    expect(await stateOf(people.owner, inquiryId)).toMatchObject({ state: "none", documents: [] });
  });

  test("stands in the list of the one it was issued to", async () => {
    const list = async (viewer: Viewer) =>
      invoiceListSchema.parse(await (await ask(viewer, "/me/invoices")).json()).items;
    expect((await list(people.owner)).map(({ id }) => id)).toEqual([invoiceId]);
    for (const viewer of [people.stranger, people.speaker, people.admin]) {
      expect(await list(viewer)).toEqual([]);
    }
  });

  test("is found among many by words and state, in every order and page by page", async () => {
    const collector = signedIn("customer", await insertUser(db));
    const { id: speaker_id } = await insertSpeaker(db);
    const numbers: string[] = [];
    for (let day = 1; day <= 27; day += 1) {
      const booking = await insertBooking(db, {
        ...{ speaker_id, customer_id: collector.userId },
        event_date: isoDate(`2030-05-${String(day).padStart(2, "0")}`),
        event_title: `Tagung Nord${day}`,
        total_amount: cents(100_000 + day * 100),
        base_fee_cents: cents(100_000 + day * 100),
      });
      const issued = await issueInvoice({ ...ctx, documents: blankPages }, booking.id);
      if (issued.ok) numbers.push(issued.value.number);
    }
    const list = async (query: string) =>
      invoiceListSchema.parse(await (await ask(collector, `/me/invoices?${query}`)).json());
    const shown = async (query: string) => (await list(query)).items.map(({ number }) => number);
    expect(await list("")).toMatchObject({ total: 27, page: 1, size: 25 });
    expect(await shown("")).toEqual(numbers.toReversed().slice(0, 25));
    expect(await shown("page=2")).toEqual(numbers.toReversed().slice(25));
    expect(await shown("q=tagung%20nord27")).toEqual(numbers.slice(-1));
    expect(await shown("sort=gross&order=asc&size=100")).toEqual(numbers);
    const [first = "", second = ""] = numbers;
    await db.update(invoices).set({ written_off_at: new Date() }).where(eq(invoices.number, first));
    await db.update(invoices).set({ cancelled_at: new Date() }).where(eq(invoices.number, second));
    expect(await shown("state=overdue")).toEqual([first]);
    expect(await shown("state=cancelled")).toEqual([second]);
    expect(await list("state=open")).toMatchObject({ total: 25 });
    expect(await list("state=paid")).toMatchObject({ total: 0, items: [] });
    expect(await list("state=payable&sort=due&order=asc")).toMatchObject({ total: 26 });
    expect((await ask(collector, "/me/invoices?state=lost")).status).toBe(400);
    expect((await ask(collector, "/me/invoices?page=0")).status).toBe(400);
  });
});

describe("downloads", () => {
  const row = async () =>
    given((await db.select().from(invoices).where(eq(invoices.id, invoiceId)))[0]);
  const bytesOf = async (format: "pdf" | "xml") =>
    Buffer.from(await (await ask(people.owner, `/invoices/${invoiceId}/${format}`)).arrayBuffer());
  const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

  test("are the stored files under their names", async () => {
    const pdf = await ask(people.owner, `/invoices/${invoiceId}/pdf`);
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    expect(pdf.headers.get("content-disposition")).toBe('attachment; filename="RE-2026-00001.pdf"');
    expect(sha256(await bytesOf("pdf"))).toBe((await row()).pdf_sha256);
    const xml = await ask(people.owner, `/invoices/${invoiceId}/xml`);
    expect(xml.headers.get("content-type")).toContain("application/xml");
    expect(xml.headers.get("content-disposition")).toContain("RE-2026-00001-xrechnung.xml");
    expect(checkInvoiceXml(await xml.text())).toEqual([]);
  });

  test("come back byte for byte when a file was lost or damaged", async () => {
    const { pdf_key, pdf_sha256, xml_key, xml_sha256 } = await row();
    await files.remove(fileKey(pdf_key ?? ""));
    await files.put(fileKey(xml_key ?? ""), Buffer.from("<damaged/>"), "application/xml");
    expect(sha256(await bytesOf("pdf"))).toBe(pdf_sha256);
    expect(sha256(await bytesOf("xml"))).toBe(xml_sha256);
  });
});

describe("the calendar file", () => {
  const ics = (viewer: Viewer, id = bookingId) => ask(viewer, `/bookings/${id}/calendar.ics`);

  test("is there for both sides and admins", async () => {
    for (const viewer of [people.owner, people.speaker, people.admin]) {
      const answer = await ics(viewer);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe(
        "text/calendar; charset=utf-8; method=PUBLISH",
      );
      expect(answer.headers.get("content-disposition")).toContain(`${reference}.ics`);
      const text = await answer.text();
      expect(text).toContain("DTSTART:20300307T080000Z");
      expect(text).not.toMatch(/Beispiel GmbH|kim@test/);
    }
  });

  test("is there for no other caller, and not before a date is fixed", async () => {
    expect((await ics(VISITOR)).status).toBe(401);
    for (const viewer of [people.stranger, people.otherSpeaker]) {
      expect((await ics(viewer)).status).toBe(404);
    }
    expect((await ics(people.owner, inquiryId)).status).toBe(404);
  });
});
