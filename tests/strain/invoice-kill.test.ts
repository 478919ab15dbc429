import { createHash } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Db, openDatabase } from "#data/db.ts";
import { migrate } from "#data/migrate.ts";
import { enqueueJob } from "#data/queries/mail/outbox.ts";
import { countOutbox } from "#data/queries/mail/outbox-worker.ts";
import { invoices } from "#data/schema/billing/invoices.ts";
import { outbox } from "#data/schema/outbox.ts";
import { fileKey } from "#domain/media/file-key.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import { storeCompany } from "#tests/support/billing/invoices.ts";
import { inLongForm } from "#tests/support/browser/long-form.ts";
import { startChild } from "#tests/support/children/child-program.ts";
import { createPostgresDatabase, pgliteTemplate } from "#tests/support/database/database.ts";
import { insertBooking } from "#tests/support/database/records.ts";
import { TEST_ENGINE } from "#tests/support/database/test-engine.ts";
import { eventually } from "#tests/support/eventually.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const KILLS = inLongForm(2, 50);
const BOOKINGS = inLongForm(8, 500);

async function place() {
  if (TEST_ENGINE === "postgres") {
    const { url, drop } = await createPostgresDatabase();
    return { where: url, options: { url, folder: "" }, drop };
  }
  const folder = tempFolder();
  const options = { folder, template: await pgliteTemplate() };
  return { where: folder, options, drop: async () => undefined };
}

async function orderInvoices(db: Db) {
  await storeCompany(db);
  for (let index = 0; index < BOOKINGS; index++) {
    const { id } = await insertBooking(db);
    await enqueueJob(db, {
      kind: "invoice.issue",
      payload: { booking_id: id },
      dedupeKey: `invoice:${id}`,
    });
  }
}

test("a worker killed while issuing leaves no gap, no double and no other bytes [R-14]", async () => {
  const { where, options, drop } = await place();
  const folder = tempFolder();
  const before = await openDatabase(options);
  await migrate(before);
  await orderInvoices(before.db);
  await before.close();

  const seen = new Map<string, Set<string>>();
  const files = createDiskFiles(folder);
  for (let kill = 0; kill <= KILLS; kill++) {
    // Each run is two minutes later: the leases of the one before are over.
    const child = startChild("child-invoice-worker.ts", [where, folder, String(kill * 120_000)]);
    // At another step of the work each time.
    if (kill < KILLS) await child.printed(3 + 2 * (kill % 4));
    else await eventually(async () => (await files.list()).length === 2 * BOOKINGS);
    await child.kill();
    await rememberHashes();
  }

  const after = await openDatabase(options);
  const rows = await after.db.select().from(invoices).orderBy(asc(invoices.n));
  expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: BOOKINGS }, (_, index) => index + 1));
  expect(new Set(rows.map(({ booking_id }) => booking_id)).size).toBe(BOOKINGS);
  // A file that was stored before a kill and again after it is still the same file.
  expect([...seen.values()].every((hashes) => hashes.size === 1)).toBe(true);
  for (const row of rows.filter(({ pdf_key }) => pdf_key !== null)) {
    const stored = await files.read(fileKey(row.pdf_key ?? ""));
    expect(sha256(stored?.bytes ?? new Uint8Array())).toBe(row.pdf_sha256);
  }
  const mails = await after.db.select().from(outbox).where(eq(outbox.kind, "mail.invoice"));
  expect(mails).toHaveLength(rows.filter(({ pdf_key }) => pdf_key !== null).length);
  expect((await countOutbox(after.db)).failed).toBe(0);
  await after.close();
  await drop();

  async function rememberHashes() {
    for (const key of await files.list()) {
      const hashes = seen.get(key) ?? new Set();
      seen.set(key, hashes.add(sha256((await files.read(key))?.bytes ?? new Uint8Array())));
    }
  }
});

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
