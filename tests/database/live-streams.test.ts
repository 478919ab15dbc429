import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { profiles } from "#data/schema/accounts.ts";
import { availabilityOverrides } from "#data/schema/availability.ts";
import { conversationMessages, conversations } from "#data/schema/messaging.ts";
import { liveEvents } from "#data/schema/operations.ts";
import { isoDate } from "#domain/iso-date.ts";
import {
  confirmedUser,
  newClient,
  PASSWORD,
  sessionOf,
  startAuthServer,
} from "#tests/support/auth-server.ts";
import { testDatabase } from "#tests/support/database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { liveHub, openStream } from "#tests/support/live-client.ts";
import { given, insertSpeaker, insertUser } from "#tests/support/records.ts";

const database = await testDatabase();
const { db } = database;
const server = await startAuthServer(database, { live: { sessionMs: 100, heartbeatMs: 400 } });
const { url } = server;

async function member(name: string) {
  const client = await confirmedUser(server, database, `${name}@live.example`);
  const { access_token: token, user } = await sessionOf(client);
  return { client, token, id: user.id };
}

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

  test("members get their own without asking, and nobody else's [SEC-10]", async () => {
    const eve = await member("eve");
    const foreign = [`user:${ada.id}:messages`];
    expect((await openStream({ url, token: eve.token, topics: foreign })).status).toBe(403);
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

  test("nothing written right after „ready“ is missed, at whatever moment [R-16]", async () => {
    for (let pause = 0; pause < 15; pause += 1) {
      const stream = await openStream({ url, topics: [calendar] });
      await stream.next();
      if (pause % 3 > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      await publish(calendar, { pause });
      expect((await stream.next())?.data).toContain(`"pause":${pause}}`);
      stream.close();
    }
  });
});

test("clients that are cut again and again end with the same list as everybody [R-15] [I9]", async () => {
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

describe("a stream ends with its session [R-22] [I10]", () => {
  async function watched(name: string) {
    const person = await member(name);
    const stream = await openStream({ url, token: person.token });
    await stream.next();
    return { ...person, stream, last: () => stream.next() };
  }
  const ended = { event: "end", data: '{"reason":"session"}' };

  test("on logout", async () => {
    const { client, last, stream } = await watched("lea");
    await client.signOut();
    expect(await last()).toMatchObject(ended);
    await stream.ended;
  });

  test("on a change of the password, for the other devices", async () => {
    const { last, stream, token } = await watched("paul");
    const second = newClient(server);
    await second.signInWithPassword({ email: "paul@live.example", password: PASSWORD });
    const changed = await second.updateUser({ password: "ganz-neu-456" });
    expect(changed.error).toBeNull();
    expect(await last()).toMatchObject(ended);
    await stream.ended;
    expect((await openStream({ url, token })).status).toBe(401);
  });

  test("on another role", async () => {
    const { id, last, token } = await watched("rolf");
    await db.update(profiles).set({ role: "admin" }).where(eq(profiles.user_id, id));
    expect(await last()).toMatchObject(ended);
    const again = await openStream({ url, token });
    expect(again.status).toBe(200);
    again.close();
  });

  test("on a ban", async () => {
    const { id, last } = await watched("bert");
    await db.execute(
      sql`update auth.users set banned_until = now() + interval '1 day' where id = ${id}`,
    );
    expect(await last()).toMatchObject(ended);
  });
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
