import { desc, eq, like } from "drizzle-orm";
import { expect } from "vitest";
import type { Db } from "#data/db.ts";
import { outbox } from "#data/schema/outbox.ts";
import { addDays, type IsoDate, isoDate } from "#domain/time/iso-date.ts";
import { contractHandlers } from "#features/contracts/contract-file.server.ts";
import type { Viewer } from "#features/ctx.ts";
import type { FileStore } from "#integrations/files/file-store.ts";
import { storeCompany } from "#tests/support/billing/invoices.ts";
import { given } from "#tests/support/database/records.ts";
import { bookingApi, bookingRequestFor, castOf } from "./booking-api.ts";

type Job = "contract.prepare" | "contract.seal";

/** Contracts as both sides handle them, around a test database and a clock the test moves. */
export async function contractApi(db: Db, files: FileStore, now: () => Date) {
  const desk = bookingApi(db, { files, now });
  const cast = await castOf(db);
  const handlers = contractHandlers(desk.ctx);
  await storeCompany(db);

  let next = isoDate("2030-01-01");
  function anotherDay(): IsoDate {
    next = addDays(next, 1);
    return next;
  }

  async function run(kind: Job, payload: Record<string, unknown>) {
    const job = { id: 1, kind, payload, attempt: 1, maxAttempts: 5, createdAt: now() };
    return handlers[kind]?.(job as never);
  }

  const read = (viewer: Viewer, id: string) => desk.call(viewer, "GET", `/bookings/${id}/contract`);
  const ask = (viewer: Viewer, id: string) =>
    desk.call(viewer, "POST", `/bookings/${id}/contract/code`);

  async function step(viewer: Viewer, id: string, name: string, details: object = {}) {
    const { body } = await read(cast.customer, id);
    const json = { step: name, content_sha256: body.content_sha256, ...details };
    return desk.call(viewer, "POST", `/bookings/${id}/contract/steps`, { json });
  }

  async function lastCode(): Promise<string> {
    const [mail] = await db
      .select()
      .from(outbox)
      .where(eq(outbox.kind, "mail.contract_code"))
      .orderBy(desc(outbox.id))
      .limit(1);
    return (given(mail).payload.data as { code: string }).code;
  }

  return {
    desk,
    cast,
    anotherDay,
    run,
    read,
    ask,
    step,
    lastCode,

    /** A booking whose contract has arrived. */
    async booked(): Promise<string> {
      const request = bookingRequestFor(cast.speaker.id, { event_date: anotherDay() });
      const { body } = await desk.book(cast.customer, request);
      expect(await run("contract.prepare", { booking_id: body.id })).toEqual({ kind: "done" });
      return body.id;
    },

    async sign(viewer: Viewer, id: string, name: string) {
      expect((await ask(viewer, id)).status).toBe(200);
      return step(viewer, id, "sign", { name, code: await lastCode() });
    },

    async mailsAbout(id: string): Promise<string[]> {
      const rows = await db
        .select()
        .from(outbox)
        .where(like(outbox.kind, "mail.contract_%"))
        .orderBy(outbox.id);
      const link = `/event-contract?id=${id}`;
      return rows
        .filter(({ payload }) => String((payload.data as { link: string }).link).endsWith(link))
        .map(({ kind, payload }) => `${kind.slice("mail.contract_".length)} ${payload.to}`);
    },
  };
}
