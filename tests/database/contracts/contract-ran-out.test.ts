import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { expireContracts } from "#data/queries/contracts/contracts.ts";
import { bookings } from "#data/schema/bookings.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import { contractApi } from "#tests/support/bookings/contract-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const { db } = await testDatabase();
const now = () => new Date("2026-04-30T10:00:00Z");
const { cast, anotherDay, run, read, booked, mailsAbout } = await contractApi(
  db,
  createDiskFiles(tempFolder()),
  now,
);
const { customer, speakerViewer } = cast;

async function ranOut() {
  const id = await booked();
  const { expires_at } = (await read(customer, id)).body;
  await expireContracts(db, new Date(expires_at));
  expect((await read(customer, id)).body).toMatchObject({ version: 1, status: "expired" });
  return id;
}

const prepare = (booking_id: string) => run("contract.prepare", { booking_id });

test("a contract that ran out stays as it is while its words still fit", async () => {
  const id = await ranOut();
  expect(await prepare(id)).toEqual({ kind: "done" });
  expect((await read(customer, id)).body).toMatchObject({ version: 1, status: "expired" });
});

test("once the event has moved, its people get a new version and hear of it", async () => {
  const id = await ranOut();
  const told = (await mailsAbout(id)).length;
  await db.update(bookings).set({ event_date: anotherDay() }).where(eq(bookings.id, id));
  expect(await prepare(id)).toEqual({ kind: "done" });
  for (const viewer of [customer, speakerViewer]) {
    const { body } = await read(viewer, id);
    expect(body).toMatchObject({ version: 2, status: "sent" });
    expect(body.earlier).toMatchObject([{ version: 1, status: "superseded" }]);
  }
  expect(await mailsAbout(id)).toHaveLength(told + 2);
});
