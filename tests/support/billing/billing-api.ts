import { and, asc, eq } from "drizzle-orm";
import { Hono } from "hono";
import { invoices } from "#data/schema/billing/invoices.ts";
import { settings } from "#data/schema/content.ts";
import { auditLog } from "#data/schema/outbox.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { issueInvoice } from "#features/billing/invoices/issue-invoice.server.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import { createApi } from "#server/api/api.ts";
import type { ApiEnv } from "#server/api/request/api-env.ts";
import { TRUST_NOBODY } from "#server/http/limits/trust-proxy.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import {
  given,
  insertBooking,
  insertSpeaker,
  insertUser,
} from "#tests/support/database/records.ts";
import { tempFolder } from "../temp-folder.ts";
import { signedIn, testCtx } from "../test-ctx.ts";
import { storeCompany } from "./invoices.ts";

/** People, a clock that can be set, and the API around a database of its own: for everything about money. */
export async function billingApi(changes: Partial<Ctx> = {}) {
  const { db } = await testDatabase();
  const clock = { today: "2026-03-01" };
  const ctx = testCtx(db, {
    files: createDiskFiles(tempFolder()),
    now: () => new Date(`${clock.today}T10:00:00Z`),
    ...changes,
  });
  const api = createApi(ctx);
  const people = {
    owner: signedIn("customer", await insertUser(db)),
    stranger: signedIn("customer", await insertUser(db)),
    speaker: signedIn("speaker", await insertUser(db)),
    otherSpeaker: signedIn("speaker", await insertUser(db)),
    admin: signedIn("admin", await insertUser(db)),
  };
  const { id: speaker_id } = await insertSpeaker(db, { user_id: people.speaker.userId });
  await insertSpeaker(db, { user_id: people.otherSpeaker.userId });
  await storeCompany(db);
  let days = 0;

  async function ask(viewer: Viewer, path: string, init: RequestInit = {}): Promise<Response> {
    const app = new Hono<ApiEnv>();
    app.use(async (c, next) => {
      c.set("viewer", viewer);
      c.set("trustProxy", TRUST_NOBODY);
      c.set("rateLimiter", { use: async () => null });
      await next();
    });
    app.route("/api", api);
    return app.request(`/api/v1${path}`, init);
  }

  function send(viewer: Viewer, path: string, json: unknown): Promise<Response> {
    const headers = { "content-type": "application/json" };
    return ask(viewer, path, { method: "POST", body: JSON.stringify(json), headers });
  }

  async function invoiceOf(id: string) {
    return given((await db.select().from(invoices).where(eq(invoices.id, id)))[0]);
  }

  async function sold(changes: Parameters<typeof insertBooking>[1] = {}) {
    days += 1;
    const event_date = isoDate(`2030-02-${String(days).padStart(2, "0")}`);
    const own = { speaker_id, customer_id: people.owner.userId, event_date };
    const booking = await insertBooking(db, { ...own, ...changes });
    const issued = await issueInvoice(ctx, booking.id);
    if (!issued.ok) throw new Error(issued.error.code);
    return { booking, invoice: await invoiceOf(issued.value.id) };
  }

  async function setting(key: string, value: unknown): Promise<void> {
    await db
      .insert(settings)
      .values({ key, value })
      .onConflictDoUpdate({ target: settings.key, set: { value } });
  }

  /** State and open amount, as the administration shows them. */
  async function stateOf(id: string): Promise<[string, number]> {
    const answer = await ask(people.admin, `/admin/invoices/${id}`);
    const body = (await answer.json()) as { invoice: { state: string }; open_cents: number };
    return [body.invoice.state, body.open_cents];
  }

  const pay = (id: string, amount_cents: number, more: Record<string, unknown> = {}) =>
    send(people.admin, `/admin/invoices/${id}/payments`, {
      kind: "payment",
      amount_cents,
      received_on: clock.today,
      ...more,
    });

  const step = (id: string, name: string) =>
    send(people.admin, `/admin/invoices/${id}/steps`, { step: name });

  /** What the audit log says about an invoice, oldest first. */
  async function actionsOf(id: string): Promise<string[]> {
    const rows = await db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.object_type, "invoice"), eq(auditLog.object_id, id)))
      .orderBy(asc(auditLog.id));
    return rows.map(({ action }) => action);
  }

  return {
    ...{ db, ctx, clock, people, ask, send, sold, invoiceOf },
    ...{ setting, stateOf, pay, step, actionsOf },
  };
}
