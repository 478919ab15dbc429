import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#data/schema/bookings.ts";
import { cents } from "#domain/money.ts";
import { settleSpeakers } from "#features/billing/settle-speakers.server.ts";
import type { Viewer } from "#features/ctx.ts";
import { billingDesk } from "#tests/support/billing-desk.ts";

const { db, ctx, people, ask, sold, setting } = await billingDesk();
const { owner, stranger, speaker, otherSpeaker, admin } = people;

const EXPECTED = {
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

test("what a booking will bring is for its speaker and admins to see, and for nobody else", async () => {
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

test("a cancelled booking has no payout", async () => {
  const { booking } = await soldBooking();
  await db.update(bookings).set({ status: "cancelled" }).where(eq(bookings.id, booking.id));
  expect(await payoutFor(speaker, booking.id)).toBeNull();
});
