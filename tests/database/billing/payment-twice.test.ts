import { like } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "#data/schema/outbox.ts";
import { sendDueReminders } from "#features/billing/invoices/send-dunning.server.ts";
import { renderMail } from "#features/mail/content/render-mail.ts";
import { invoiceFileSchema } from "#server/api/billing/schemas-admin.ts";
import { camtFile } from "#tests/support/billing/bank-files.ts";
import { billingApi } from "#tests/support/billing/billing-api.ts";
import { balance, blankPages, booksOf } from "#tests/support/billing/books.ts";
import { given } from "#tests/support/database/records.ts";

const desk = await billingApi({ documents: blankPages });
const { db, ctx, clock, ask, send, pay, sold, stateOf } = desk;
const { admin, owner } = desk.people;
const { batchOf } = booksOf(desk);
const DEBTORS = /^10000$/;

const fileOf = async (id: string) =>
  invoiceFileSchema.parse(await (await ask(admin, `/admin/invoices/${id}`)).json());

const bookedFor = async (number: string) =>
  (await batchOf(2026)).filter((line) => line.number === number);

async function closed(as: "paid" | "cancelled") {
  const { invoice } = await sold();
  const answer =
    as === "paid"
      ? await pay(invoice.id, invoice.gross_cents)
      : await send(admin, `/admin/invoices/${invoice.id}/cancellation`, {});
  expect(answer.status).toBe(201);
  return invoice;
}

async function lastMailTo(number: string): Promise<string> {
  const mails = await db.select().from(outbox).where(like(outbox.dedupe_key, "mail:payment:%"));
  const own = mails.filter(({ payload }) => JSON.stringify(payload).includes(number));
  const written = renderMail("payment_received", given(own.at(-1)).payload.data, ctx);
  return written.ok ? written.value.mail.text : "";
}

test("money that comes a second time is booked, told to go back, and leaves the invoice paid", async () => {
  const invoice = await closed("paid");
  const gross = invoice.gross_cents;
  expect((await fileOf(invoice.id)).actions).toContain("pay");
  expect((await pay(invoice.id, gross)).status).toBe(201);
  const file = await fileOf(invoice.id);
  expect(file).toMatchObject({ open_cents: 0, overpaid_cents: gross, invoice: { state: "paid" } });
  // What has to go back stands on the account of the customer.
  expect(balance(await bookedFor(invoice.number), DEBTORS)).toBe(-gross);
  expect(balance(await bookedFor(invoice.number), /^1200$/)).toBe(2 * gross);
  const words = await lastMailTo(invoice.number);
  expect(words).toContain(
    "was darüber hinaus eingegangen ist, verrechnen wir mit einer offenen Rechnung",
  );
  expect(words).toContain("Ihr Guthaben: 5.950");
  expect(words).not.toContain("damit vollständig bezahlt");

  expect((await pay(invoice.id, gross, { kind: "refund" })).status).toBe(201);
  clock.today = "2026-05-01";
  await sendDueReminders(ctx);
  expect(await stateOf(invoice.id)).toEqual(["paid", 0]);
  clock.today = "2026-03-01";
  expect(balance(await bookedFor(invoice.number), DEBTORS)).toBe(0);
});

test("money that comes for a cancelled invoice is booked and goes back", async () => {
  const invoice = await closed("cancelled");
  expect((await pay(invoice.id, invoice.gross_cents)).status).toBe(201);
  expect(await fileOf(invoice.id)).toMatchObject({
    overpaid_cents: invoice.gross_cents,
    invoice: { state: "cancelled" },
  });
  expect(await lastMailTo(invoice.number)).toContain("oder erstatten ihn Ihnen");
  const refund = await pay(invoice.id, invoice.gross_cents, { kind: "refund" });
  expect(refund.status).toBe(201);
  expect(await stateOf(invoice.id)).toEqual(["cancelled", 0]);
});

test("customers are asked for nothing that is paid or cancelled, and a cancellation takes no money", async () => {
  for (const as of ["paid", "cancelled"] as const) {
    const invoice = await closed(as);
    const transfer = await (await ask(owner, `/invoices/${invoice.id}/transfer`)).json();
    expect(transfer).toMatchObject({ state: as, open_cents: 0, giro_code: null });
  }
  const credit = (await fileOf((await closed("cancelled")).id)).invoice.counterpart_id;
  expect((await pay(given(credit ?? undefined), 100)).status).toBe(409);
});

test("a line of a bank file that names a closed invoice is proposed for it, but is never sure", async () => {
  const [paid, cancelled] = [await closed("paid"), await closed("cancelled")];
  const { invoice: open } = await sold();
  const other = await closed("paid");
  const body = new FormData();
  const lines = [paid, cancelled].map(({ number }) => ({
    amount: "123.45",
    payer: "Beispiel GmbH",
    purpose: `Rg ${number.replaceAll("-", " ")}`,
  }));
  const both = { amount: "5950.00", payer: "X", purpose: `${cancelled.number}, ${open.number}` };
  const text = camtFile([...lines, both], clock.today);
  body.set("file", new File([text], "auszug.xml"));
  const answer = await ask(admin, "/admin/bank-files", { method: "POST", body });
  const { entries, invoices } = (await answer.json()) as {
    entries: { key: string; matches: unknown[] }[];
    invoices: { id: string; open_cents: number }[];
  };
  expect(entries.map(({ matches }) => matches)).toEqual([
    [{ invoice_id: paid.id, kind: "other_amount" }],
    [{ invoice_id: cancelled.id, kind: "other_amount" }],
    [{ invoice_id: open.id, kind: "sure" }],
  ]);
  const openOf = (id: string) => invoices.find((invoice) => invoice.id === id)?.open_cents;
  expect([openOf(paid.id), openOf(cancelled.id), openOf(other.id)]).toEqual([0, 0, undefined]);
  const bank_entry = given(entries[0]).key;
  expect((await pay(paid.id, 12_345, { bank_entry })).status).toBe(201);
  expect((await pay(paid.id, 12_345, { bank_entry })).status).toBe(409);
  expect(await fileOf(paid.id)).toMatchObject({ overpaid_cents: 12_345 });
});
