import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { and, asc, eq, ne } from "drizzle-orm";
import { expect, test } from "vitest";
import { userRoles } from "#data/schema/accounts.ts";
import { conversationMessages, conversations } from "#data/schema/messaging.ts";
import type { Live } from "#server/live/open-live.ts";
import { afterwards } from "#tests/support/afterwards.ts";
import {
  confirmedUser,
  sessionOf,
  signedIn,
  startAuthServer,
} from "#tests/support/auth/auth-server.ts";
import { followMessages, openLivePage } from "#tests/support/browser/live-page.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertBooking, insertSpeaker } from "#tests/support/database/records.ts";
import { eventually } from "#tests/support/eventually.ts";
import { randomFrom } from "#tests/support/search/search-docs.ts";
import { serveForTest } from "#tests/support/test-edge.ts";

const database = await testDatabase();
const { db } = database;
const live = { maxStreamsOfUser: 200 };
const first = await startAuthServer(database, { live });
const second = await startAuthServer(database, { live, keys: first.keys });

/** A user with a token for each of the two servers. */
async function member(name: string) {
  const email = `${name}@live.example`;
  const here = await sessionOf(await confirmedUser(first, database, email));
  const there = await sessionOf(await signedIn(second, email));
  const tokens = { [first.url]: here.access_token, [second.url]: there.access_token };
  return { id: here.user.id, tokenFor: (url: string) => tokens[url] ?? "" };
}

/** The streams without the way to them: two thousand sign-ins would be most of the work. */
async function serveStreams(streams: Live) {
  const server = await serveForTest(async (request, bindings) => {
    const query = new URL(request.url).searchParams;
    const isOpen = await streams.open({
      outgoing: (bindings as unknown as { outgoing: ServerResponse }).outgoing,
      topics: (query.get("topics") ?? "").split(","),
      session: null,
      tab: null,
      owner: "address:test",
      after: query.has("after") ? Number(query.get("after")) : null,
    });
    return isOpen ? RESPONSE_ALREADY_SENT : new Response(null, { status: 503 });
  });
  afterwards(server.close);
  return server;
}

const CLIENTS = 50;
/** One on each side shows the conversation and counts, the others keep what their stream says. */
const WHOLE_PAGES = 2;
const MESSAGES = 2_000;
const BURST = 10;
const CUTS = 40;
/** Two thousand connections are much for a small machine that runs other tests as well. */
const PATIENCE_MS = 400_000;

test("fifty pages, each cut forty times while two thousand messages arrive, all end with the list of the table [R-15] [I9]", {
  timeout: PATIENCE_MS,
}, async () => {
  const random = randomFrom(15);
  const customer = await member("carla");
  const speaker = await member("sven");
  await db.insert(userRoles).values({ user_id: speaker.id, role: "speaker" });
  const { id: speaker_id } = await insertSpeaker(db, { user_id: speaker.id });
  const pair = { speaker_id, customer_id: customer.id };
  await insertBooking(db, pair);
  const conversation_id = given((await db.insert(conversations).values(pair).returning())[0]).id;
  const places = [
    { url: first.url, streams: await serveStreams(given(first.live)) },
    { url: second.url, streams: await serveStreams(given(second.live)) },
  ] as const;
  let place: (typeof places)[number] = places[0];
  const partsFor = (index: number) => {
    const person = index % 2 === 0 ? customer : speaker;
    const visit = () => ({ url: place.url, token: person.tokenFor(place.url) });
    return { visit, userId: person.id, conversationId: conversation_id };
  };
  const readAll = async () => {
    const rows = await db
      .select({ id: conversationMessages.id, sequence: conversationMessages.sequence })
      .from(conversationMessages)
      .where(eq(conversationMessages.conversation_id, conversation_id))
      .orderBy(asc(conversationMessages.sequence));
    return rows.map(({ sequence, id }) => `${sequence} ${id}`);
  };
  const pages = Array.from({ length: WHOLE_PAGES }, (_, index) => openLivePage(partsFor(index)));
  const followers = Array.from({ length: CLIENTS - WHOLE_PAGES }, (_, index) =>
    followMessages({
      ...partsFor(index),
      visit: () => ({ url: place.streams.url, token: "" }),
      readAll,
    }),
  );
  const sleeper = openLivePage(partsFor(0));
  await Promise.all([...pages, sleeper].map(({ loaded }) => loaded));
  await eventually(() => first.live?.count() === CLIENTS + 1);
  sleeper.hub.pause();

  const clients = [...pages, ...followers].map(({ cut }) => ({ cut, left: CUTS }));
  const cutSome = (chance: (left: number) => number) => {
    for (const client of clients) {
      if (client.left > 0 && random() < chance(client.left) && client.cut()) client.left -= 1;
    }
  };
  const write = (from: number) =>
    db.insert(conversationMessages).values(
      Array.from({ length: BURST }, (_, index) => ({
        conversation_id,
        sender_id: (from + index) % 3 === 0 ? customer.id : speaker.id,
        message: `Nummer ${from + index}`,
      })),
    );
  const readAs = ({ id }: { id: string }) =>
    db
      .update(conversationMessages)
      .set({ is_read: true })
      .where(
        and(
          eq(conversationMessages.conversation_id, conversation_id),
          ne(conversationMessages.sender_id, id),
          eq(conversationMessages.is_read, false),
        ),
      );
  for (let sent = 0; sent < MESSAGES - BURST; sent += BURST) {
    await write(sent);
    const burstsLeft = (MESSAGES - sent) / BURST - 1;
    cutSome((left) => left / burstsLeft);
    if (sent % 250 === 100) await readAs(random() < 0.5 ? customer : speaker);
    if (sent === MESSAGES / 2) {
      // A crash: every connection ends without a word, and all clients find the other process.
      place = places[1];
      await Promise.all([first.close(), places[0].streams.close()]);
    }
  }
  while (clients.some(({ left }) => left > 0)) {
    cutSome(() => 1);
    await wait(5);
  }
  sleeper.hub.resume();
  await write(MESSAGES - BURST);

  const table = await readAll();
  expect(table).toHaveLength(MESSAGES);
  await eventually(
    () =>
      followers.every(({ heard }) => heard.at(-1) === table.at(-1)) &&
      [...pages, sleeper].every(({ listed }) => listed().at(-1) === table.at(-1)),
  );
  // Whatever would come twice comes now.
  await wait(300);
  for (const { heard, attempts } of followers) {
    expect(heard).toEqual(table);
    expect(attempts()).toBeGreaterThan(CUTS);
  }
  for (const { listed, attempts } of pages) {
    expect(listed()).toEqual(table);
    expect(attempts()).toBeGreaterThan(CUTS);
  }
  expect(sleeper.listed()).toEqual(table);
  const unreadBy = (readerId: string) =>
    db.$count(
      conversationMessages,
      and(
        eq(conversationMessages.conversation_id, conversation_id),
        ne(conversationMessages.sender_id, readerId),
        eq(conversationMessages.is_read, false),
      ),
    );
  const recounted = [await unreadBy(customer.id), await unreadBy(speaker.id)];
  expect(Math.min(...recounted)).toBeGreaterThan(0);
  await eventually(() => pages.every(({ shown }, index) => shown.unread === recounted[index % 2]));
  for (const { stop } of [...pages, ...followers, sleeper]) stop();
});
