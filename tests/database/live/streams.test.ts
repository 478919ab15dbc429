import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { userRoles } from "#data/schema/accounts.ts";
import { availabilityOverrides } from "#data/schema/availability.ts";
import { conversationMessages, conversations } from "#data/schema/messaging.ts";
import { liveEvents } from "#data/schema/outbox.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { newMember, startAuthServer } from "#tests/support/auth/auth-server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import {
  given,
  insertBooking,
  insertSpeaker,
  insertUser,
} from "#tests/support/database/records.ts";
import { eventually } from "#tests/support/eventually.ts";
import { liveHub, openStream } from "#tests/support/live-client.ts";

const database = await testDatabase();
const { db } = database;
const server = await startAuthServer(database, { live: { sessionMs: 100, heartbeatMs: 400 } });
const { url } = server;

const member = (name: string) => newMember(server, database, `${name}@live.example`);

const ada = await member("ada");
const { id: speaker_id } = await insertSpeaker(db, { user_id: await insertUser(db) });
const calendar = `speaker:${speaker_id}:calendar`;
const publish = (topic: string, payload: Record<string, unknown> = {}) =>
  db.insert(liveEvents).values({ topic, payload });

describe("who may follow what", () => {
  test("visitors follow visible calendars and nothing else [SEC-10] [RT-06]", async () => {
    const stream = await openStream({ url, topics: [calendar] });
    expect(stream.status).toBe(200);
    expect(stream.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(stream.headers.get("cache-control")).toBe("private, no-store, no-transform");
    expect(stream.headers.get("content-encoding")).toBe(null);
    expect(stream.headers.get("x-content-type-options")).toBe("nosniff");
    stream.close();
    const hidden = await insertSpeaker(db, { is_active: false });
    for (const topic of [
      `user:${ada.id}:messages`,
      `user:${ada.id}:bookings`,
      `speaker:${hidden.id}:calendar`,
      `speaker:${randomUUID()}:calendar`,
      `speaker:${speaker_id}:bookings`,
      "conversation_messages",
      "*",
    ]) {
      const refused = await openStream({ url, topics: [calendar, topic] });
      expect([topic, refused.status]).toEqual([topic, 403]);
    }
  });

  test("members get their own without asking, and no other's [SEC-10]", async () => {
    const [eve, admin] = [await member("eve"), await member("root")];
    await db.insert(userRoles).values({ user_id: admin.id, role: "admin" });
    for (const subject of ["messages", "notifications", "bookings"]) {
      const topics = [`user:${ada.id}:${subject}`];
      // Nor admins: they read what others write for a reason only, never as it is written.
      for (const { token } of [eve, admin]) {
        expect((await openStream({ url, token, topics })).status).toBe(403);
      }
    }
    const stream = await openStream({ url, token: ada.token, topics: [calendar] });
    await stream.next();
    await publish(`user:${eve.id}:messages`);
    await publish(`user:${ada.id}:notifications`, { change: "insert" });
    await publish(calendar, { date: "2031-01-01", status: "booked" });
    const frames = [await stream.next(), await stream.next()];
    expect(frames.map((frame) => JSON.parse(frame?.data ?? ""))).toEqual([
      { topic: `user:${ada.id}:notifications`, payload: { change: "insert" } },
      { topic: calendar, payload: { date: "2031-01-01", status: "booked" } },
    ]);
    stream.close();
  });

  test("a broken token is refused rather than ignored", async () => {
    expect((await openStream({ url, token: "a.b.c", topics: [calendar] })).status).toBe(401);
    const bad = await fetch(`${url}/api/v1/live?after=x`);
    expect(bad.status).toBe(400);
  });

  test("one address cannot open endless streams", async () => {
    const small = await startAuthServer(database, { live: { maxStreamsOfAddress: 2 } });
    const open = () => openStream({ url: small.url, topics: [calendar] });
    const streams = [await open(), await open()];
    const third = await open();
    expect([third.status, third.headers.get("retry-after")]).toEqual([503, "5"]);
    streams[0]?.close();
    await eventually(() => small.live?.count() === 1);
    const again = await open();
    expect(again.status).toBe(200);
    again.close();
    streams[1]?.close();
  });
});

describe("resuming", () => {
  test("a blocked day reaches a visitor's calendar with day and state alone", async () => {
    const stream = await openStream({ url, topics: [calendar] });
    expect(await stream.next()).toMatchObject({ event: "ready" });
    const date = isoDate("2031-02-02");
    await db.insert(availabilityOverrides).values({ speaker_id, date, type: "blocked" });
    expect(JSON.parse((await stream.next())?.data ?? "")).toEqual({
      topic: calendar,
      payload: { date, status: "blocked" },
    });
    stream.close();
  });

  test("goes on after the last known event, by address or by header", async () => {
    const first = await openStream({ url, topics: [calendar] });
    const start = given((await first.next())?.id ?? undefined);
    first.close();
    for (const number of [1, 2, 3]) await publish(calendar, { number });
    const resumed = await openStream({ url, topics: [calendar], after: start });
    expect(await resumed.next()).toMatchObject({ event: "ready", id: start });
    const [one, two, three] = [await resumed.next(), await resumed.next(), await resumed.next()];
    expect(three).toMatchObject({
      data: JSON.stringify({ topic: calendar, payload: { number: 3 } }),
    });
    resumed.close();
    const byHeader = await fetch(`${url}/api/v1/live?topics=${calendar}&after=${one?.id}`, {
      headers: { "last-event-id": String(two?.id) },
    });
    const reader = byHeader.body?.getReader();
    let text = "";
    while (!text.includes('"number":3')) {
      text += new TextDecoder().decode((await reader?.read())?.value);
    }
    expect(text).not.toContain('"number":2');
    await reader?.cancel();
  });

  test("an unknown or forgotten position is told to read anew", async () => {
    await publish(calendar, {});
    const ahead = await openStream({ url, topics: [calendar], after: 900_000_000 });
    await ahead.next();
    expect(await ahead.next()).toMatchObject({ event: "resync" });
    await publish(calendar, { after: "resync" });
    expect((await ahead.next())?.data).toContain("resync");
    ahead.close();
    await db.delete(liveEvents).where(sql`id < (select max(id) from live_events)`);
    const old = await openStream({ url, topics: [calendar], after: 1 });
    await old.next();
    expect(await old.next()).toMatchObject({ event: "resync" });
    old.close();
  });

  test("more than a connection holds at once is not told event by event", async () => {
    const first = await openStream({ url, topics: [calendar] });
    const start = given((await first.next())?.id ?? undefined);
    first.close();
    const long = { topic: calendar, payload: { note: "x".repeat(400) } };
    await db.insert(liveEvents).values(Array(900).fill(long));
    const resumed = await openStream({ url, topics: [calendar], after: start });
    await resumed.next();
    expect(await resumed.next()).toMatchObject({ event: "resync" });
    await publish(calendar, { after: "much" });
    expect((await resumed.next())?.data).toContain("much");
    resumed.close();
  });
});

describe("changes reach those they concern", () => {
  test("both sides of a conversation hear of new, read and deleted messages, no other user [RT-04]", async () => {
    const [customer, owner, stranger] = [
      await member("kim"),
      await member("otto"),
      await member("sue"),
    ];
    const { id: own } = await insertSpeaker(db, { user_id: owner.id });
    const pair = { speaker_id: own, customer_id: customer.id };
    const conversation_id = given((await db.insert(conversations).values(pair).returning())[0]).id;
    const streams = await Promise.all(
      [customer, owner, stranger].map(({ token }) => openStream({ url, token })),
    );
    for (const stream of streams) await stream.next();
    const isOwn = eq(conversationMessages.conversation_id, conversation_id);
    const message = { conversation_id, sender_id: customer.id, message: "Geheim" };
    await db.insert(conversationMessages).values(message);
    await db.update(conversationMessages).set({ is_read: true }).where(isOwn);
    await db.delete(conversationMessages).where(isOwn);
    for (const [index, person] of [customer, owner].entries()) {
      for (const change of ["insert", "update", "delete"]) {
        const frame = given(await streams[index]?.next());
        expect(JSON.parse(frame.data)).toMatchObject({
          topic: `user:${person.id}:messages`,
          payload: { change, conversation_id, sender_id: customer.id },
        });
        expect(frame.data).not.toContain("Geheim");
      }
    }
    await publish(`user:${stranger.id}:messages`, { change: "own" });
    expect(JSON.parse(given(await streams[2]?.next()).data).payload).toEqual({ change: "own" });
    for (const stream of streams) stream.close();
  });

  test("a calendar's followers hear of its overrides and bookings, not of other speakers', and of no customer [RT-05] [RT-06]", async () => {
    const [mine, other] = [await insertSpeaker(db), await insertSpeaker(db)];
    const topic = `speaker:${mine.id}:calendar`;
    const stream = await openStream({ url, topics: [topic] });
    await stream.next();
    const date = isoDate("2031-03-03");
    const of = (speaker_id: string) => ({ speaker_id, date, type: "blocked" as const });
    await db.insert(availabilityOverrides).values(of(other.id));
    await insertBooking(db, { speaker_id: other.id, event_date: isoDate("2031-03-04") });
    await db.insert(availabilityOverrides).values(of(mine.id));
    await db.delete(availabilityOverrides).where(eq(availabilityOverrides.speaker_id, mine.id));
    const { customer_id } = await insertBooking(db, {
      speaker_id: mine.id,
      event_date: isoDate("2031-03-05"),
      contact_email: "geheim@kunde.example",
    });
    const frames = [await stream.next(), await stream.next(), await stream.next()];
    expect(frames.map((frame) => JSON.parse(given(frame).data))).toEqual([
      { topic, payload: { date, status: "blocked" } },
      { topic, payload: { date, status: "available" } },
      { topic, payload: { date: "2031-03-05", status: "booked" } },
    ]);
    expect(JSON.stringify(frames)).not.toContain("geheim@kunde.example");
    expect(JSON.stringify(frames)).not.toContain(customer_id);
    stream.close();
  });
});

test("clients that are cut again and again end with the same list as all others [I9]", async () => {
  const CLIENTS = 8;
  const MESSAGES = 60;
  const { token, id: customer_id } = await member("carla");
  const [row] = await db.insert(conversations).values({ speaker_id, customer_id }).returning();
  const conversation_id = given(row).id;
  const clients = Array.from({ length: CLIENTS }, () => {
    const seen: number[] = [];
    const { hub, cut, attempts } = liveHub(() => ({ url, token }));
    const stop = hub.add({
      topics: [`user:${customer_id}:messages`],
      onEvent: ({ payload }) => void seen.push(Number(payload.sequence)),
      onResync: () => undefined,
    });
    return { seen, cut, attempts, stop };
  });
  await eventually(() => (server.live?.count() ?? 0) >= CLIENTS);
  for (let number = 0; number < MESSAGES; number += 1) {
    await db
      .insert(conversationMessages)
      .values({ conversation_id, sender_id: customer_id, message: `Nummer ${number}` });
    clients[number % CLIENTS]?.cut();
    clients[(number * 5) % CLIENTS]?.cut();
  }
  const expected = Array.from({ length: MESSAGES }, (_, index) => index + 1);
  await eventually(() => clients.every(({ seen }) => seen.at(-1) === MESSAGES));
  for (const { seen, attempts, stop } of clients) {
    expect(seen).toEqual(expected);
    expect(attempts()).toBeGreaterThan(3);
    stop();
  }
});

test("when the server stops, streams end with a time to come back [R-17]", async () => {
  const leaving = await startAuthServer(database, { live: {} });
  const stream = await openStream({ url: leaving.url, topics: [calendar] });
  await stream.next();
  leaving.closing.abort();
  const last = await stream.next();
  expect(last).toMatchObject({ event: "end", data: '{"reason":"shutdown"}' });
  expect(last?.retryMs).toBeGreaterThanOrEqual(1_000);
  await stream.ended;
  expect((await openStream({ url: leaving.url, topics: [calendar] })).status).toBe(503);
});

test("without wake-up calls the table is still read", async () => {
  const deaf = await startAuthServer(
    { ...database, listen: async () => async () => undefined },
    { live: { pollMs: 50 } },
  );
  const stream = await openStream({ url: deaf.url, topics: [calendar] });
  await stream.next();
  await publish(calendar, { heard: "by looking" });
  expect((await stream.next())?.data).toContain("by looking");
  stream.close();
});
