import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "#data/schema/outbox.ts";
import type { Viewer } from "#features/ctx.ts";
import { BOOKING_MAILS } from "#features/mail/content/templates/booking-mails.ts";
import { createDiskFiles } from "#integrations/files/disk-files.ts";
import { bookingRequestFor } from "#tests/support/bookings/booking-api.ts";
import { contractApi } from "#tests/support/bookings/contract-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given } from "#tests/support/database/records.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const { db } = await testDatabase();
const files = createDiskFiles(tempFolder());
const now = () => new Date("2026-04-30T10:00:00Z");
const { desk, cast, anotherDay, run, read } = await contractApi(db, files, now);
const { customer, speakerViewer } = cast;

type Kind = "booking_offer" | "booking_hold" | "booking_confirmation" | "booking_accepted";

/** What the mail of this kind says about this booking. */
async function mailAbout(id: string, kind: Kind): Promise<string> {
  const rows = await db
    .select()
    .from(outbox)
    .where(eq(outbox.kind, `mail.${kind}`));
  const { payload } = given(rows.find((row) => row.payload.booking_id === id));
  return JSON.stringify(BOOKING_MAILS[kind](payload.data));
}

/** An inquiry for an unknown place, answered and accepted. */
async function soldAfter(answer: "offer" | "hold", details: object = {}): Promise<string> {
  const request = bookingRequestFor(cast.speaker.id, {
    event_date: anotherDay(),
    booking_mode: "inquiry",
  });
  const { body } = await desk.book(customer, request);
  expect(body).toMatchObject({ travel_cost_state: "unknown", travel_cost_cents: 0 });
  const moves: [Viewer, "offer" | "hold" | "accept", object][] = [
    [speakerViewer, answer, details],
    [customer, "accept", {}],
  ];
  for (const [viewer, event, json] of moves) {
    expect((await desk.move(viewer, body.id, event, json)).status).toBe(200);
  }
  await run("contract.prepare", { booking_id: body.id });
  return body.id;
}

test("a price of the speaker's own holds the way: no mail and no contract adds it on top", async () => {
  const id = await soldAfter("offer", { offer_price_cents: 600_000 });
  for (const kind of ["booking_offer", "booking_confirmation", "booking_accepted"] as const) {
    const mail = await mailAbout(id, kind);
    expect(mail).toContain("im Gesamtpreis enthalten");
    expect(mail).not.toContain("zzgl. Reisekosten");
  }
  const contract = JSON.stringify((await read(customer, id)).body.content);
  expect(contract).toContain("im Gesamtpreis enthalten");
  expect(contract).not.toContain("zzgl. Reisekosten");
});

test("an offer's mail names its total to the cent, and the price asked for as the one before", async () => {
  const id = await soldAfter("offer", { offer_price_cents: 520_050 });
  const says = (mail: string) => mail.replaceAll("\u00a0", " ");
  const offer = says(await mailAbout(id, "booking_offer"));
  expect(offer).toContain("5.200,50 € zzgl. 19% MwSt., 6.188,60 € brutto");
  expect(offer).toContain(`["Bisher angefragt","5.000 € zzgl. 19% MwSt., 5.950 € brutto"]`);
  const confirmation = says(await mailAbout(id, "booking_confirmation"));
  expect(confirmation).toContain("5.200,50 € zzgl. 19% MwSt., 6.188,60 € brutto");
  expect(confirmation).not.toContain("Bisher angefragt");
  const contract = says(JSON.stringify((await read(customer, id)).body.content));
  for (const amount of ["5.200,50 €", "988,10 €", "6.188,60 €"]) expect(contract).toContain(amount);
});

test("a day held at the listed price leaves an unknown way open", async () => {
  const id = await soldAfter("hold");
  expect(await mailAbout(id, "booking_hold")).toContain("zzgl. Reisekosten");
  expect(await mailAbout(id, "booking_confirmation")).toContain("zzgl. Reisekosten");
  expect(JSON.stringify((await read(customer, id)).body.content)).toContain("zzgl. Reisekosten");
});
