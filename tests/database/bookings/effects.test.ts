import { expect, test } from "vitest";
import { listBookingEffects } from "#data/queries/bookings/booking-effects.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import { contractApi } from "#tests/support/bookings/contract-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const { db } = await testDatabase();
const now = new Date("2026-04-30T10:00:00Z");
const { cast, booked, sign, run } = await contractApi(db, createDiskFiles(tempFolder()), () => now);

test("what was sent about a booking includes its contract, but neither codes nor other bookings", async () => {
  const [id, other] = [await booked(), await booked()];
  await sign(cast.customer, id, "Kim Beispiel");
  const { body } = await sign(cast.speakerViewer, id, "Mira Sprecher");
  await run("contract.seal", { contract_id: body.id });
  const sold = ["invoice.issue", "mail.speaker_direct_booking", "mail.booking_confirmation"];
  const offered = ["contract.prepare", "mail.contract_sent", "mail.contract_sent"];
  const kindsOf = async (booking: string) =>
    (await listBookingEffects(db, booking)).map(({ kind }) => kind);
  expect(await kindsOf(id)).toEqual([
    ...sold,
    ...offered,
    "mail.contract_countersign",
    "contract.seal",
    "mail.contract_signed",
    "mail.contract_signed",
  ]);
  expect(await kindsOf(other)).toEqual([...sold, ...offered]);
});
