import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { idempotencyKeys } from "#data/schema/accounts.ts";
import { bookings } from "#data/schema/bookings.ts";
import { outbox } from "#data/schema/outbox.ts";
import {
  bookable,
  bookingApi,
  bookingRequestFor,
  castOf,
} from "#tests/support/bookings/booking-api.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertSpeaker } from "#tests/support/database/records.ts";

const { db } = await testDatabase();
const desk = bookingApi(db);
const { customer, stranger } = await castOf(db);

async function newSpeaker() {
  return (await insertSpeaker(db, bookable())).id;
}

async function countOf(speakerId: string): Promise<number> {
  return db.$count(bookings, eq(bookings.speaker_id, speakerId));
}

function keyRow(key: string) {
  return and(eq(idempotencyKeys.user_id, customer.userId), eq(idempotencyKeys.key, key));
}

test("a repeated request gives the same booking, however often it comes [R-05, ERR-66]", async () => {
  for (const booking_mode of ["direct", "inquiry"]) {
    const id = await newSpeaker();
    const [key, request] = [randomUUID(), bookingRequestFor(id, { booking_mode })];
    const parallel = await Promise.all(
      Array.from({ length: 5 }, () => desk.book(customer, request, key)),
    );
    for (const { status, body, headers } of parallel) {
      expect([201, 409]).toContain(status);
      if (status === 409) {
        expect(body.error.code).toBe("in_progress");
        expect(headers.get("retry-after")).toBe("1");
      }
    }
    const ids = new Set(parallel.filter(({ status }) => status === 201).map(({ body }) => body.id));
    expect(ids.size).toBe(1);
    for (let again = 0; again < 5; again += 1) {
      const { status, body } = await desk.book(customer, request, key);
      expect(status).toBe(201);
      expect(ids.has(body.id)).toBe(true);
    }
    expect(await countOf(id)).toBe(1);
    const [row] = await db.select().from(bookings).where(eq(bookings.speaker_id, id));
    expect(row?.status).toBe(booking_mode === "inquiry" ? "requested" : "confirmed");
  }
});

test("once everything is done, the answer is the very same", async () => {
  const id = await newSpeaker();
  const [key, request] = [randomUUID(), bookingRequestFor(id)];
  await desk.book(customer, request, key);
  await db.update(outbox).set({ done_at: sql`now()` }).where(sql`true`);
  const first = await desk.book(customer, request, key);
  expect(Object.values(first.body.effects)).not.toContain("pending");
  expect((await desk.book(customer, request, key)).body).toEqual(first.body);
});

test("a key stands for one request of one account [R-05]", async () => {
  const [one, other] = [await newSpeaker(), await newSpeaker()];
  const key = randomUUID();
  expect((await desk.book(customer, bookingRequestFor(one), key)).status).toBe(201);
  expect(await desk.book(customer, bookingRequestFor(other), key)).toMatchObject({
    status: 422,
    body: { error: { code: "key_reused" } },
  });
  expect(await countOf(other)).toBe(0);
  expect((await desk.book(stranger, bookingRequestFor(other), key)).status).toBe(201);
});

test("a refused attempt leaves the key free", async () => {
  const id = await newSpeaker();
  const key = randomUUID();
  const dear = bookingRequestFor(id, { expected_total_amount: 1 });
  expect((await desk.book(customer, dear, key)).status).toBe(409);
  expect((await desk.book(customer, bookingRequestFor(id), key)).status).toBe(201);
});

test("the answer of the first request is the one that is read again [R-05, I3]", async () => {
  for (const booking_mode of ["direct", "inquiry"]) {
    const [key, request] = [randomUUID(), bookingRequestFor(await newSpeaker(), { booking_mode })];
    const first = await desk.book(customer, request, key);
    expect((await desk.book(customer, request, key)).body).toEqual(first.body);
  }
});

test("a request that died after storing leaves a booking that answers for it [R-05]", async () => {
  const id = await newSpeaker();
  const [key, request] = [randomUUID(), bookingRequestFor(id)];
  const { body } = await desk.book(customer, request, key);
  // All that the transaction of the booking leaves: nothing was written after it.
  const [row] = await db.select().from(idempotencyKeys).where(keyRow(key));
  expect(row).toMatchObject({ state: "in_progress", response_body: { booking_id: body.id } });
  const again = await desk.book(customer, request, key);
  expect([again.status, again.body.id]).toEqual([201, body.id]);
  expect(await countOf(id)).toBe(1);
});

test("a key with no booking behind it yet asks to wait", async () => {
  const id = await newSpeaker();
  const [key, request] = [randomUUID(), bookingRequestFor(id)];
  await desk.book(customer, request, key);
  await db.update(idempotencyKeys).set({ response_body: null }).where(keyRow(key));
  const { status, body, headers } = await desk.book(customer, request, key);
  expect([status, body.error.code]).toEqual([409, "in_progress"]);
  expect(headers.get("retry-after")).toBe("1");
});
