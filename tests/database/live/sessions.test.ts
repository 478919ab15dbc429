import { expect, test } from "vitest";
import { userRoles } from "#data/schema/accounts.ts";
import { liveEvents } from "#data/schema/outbox.ts";
import {
  call,
  type Member,
  newClient,
  newMember,
  PASSWORD,
  sessionOf,
  signedIn,
  startAuthServer,
} from "#tests/support/auth/auth-server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { openStream } from "#tests/support/live-client.ts";

const database = await testDatabase();
const { db } = database;
/** With the pace of the product: how soon a stream ends is what this is about. */
const server = await startAuthServer(database, { live: {} });
const { url } = server;

const member = (name: string) => newMember(server, database, `${name}@live.example`);

const admin = await member("anna");
await db.insert(userRoles).values({ user_id: admin.id, role: "admin" });

const asAdmin = async (path: string, json: unknown) => {
  const answer = await call(server, `/api/v1/admin/users/${path}`, { json, token: admin.token });
  expect(answer.ok, await answer.text()).toBe(true);
};

type Ending = { name: string; end: (person: Member) => Promise<unknown> };

const ENDINGS: readonly Ending[] = [
  { name: "logout", end: ({ client }) => client.signOut() },
  {
    name: "logout everywhere from another device",
    end: async ({ email }) => (await signedIn(server, email)).signOut({ scope: "global" }),
  },
  {
    name: "another password, set on another device",
    end: async ({ email }) => {
      const other = newClient(server);
      await other.signInWithPassword({ email, password: PASSWORD });
      expect((await other.updateUser({ password: "ganz-neu-456" })).error).toBeNull();
    },
  },
  {
    name: "another role, given by the administration",
    end: ({ id }) => asAdmin(`${id}/role`, { role: "speaker", reason: "Wechsel" }),
  },
  {
    name: "a ban by the administration",
    end: ({ id }) => asAdmin(`${id}/actions`, { action: "block", reason: "Missbrauch" }),
  },
];

test("a stream ends within five seconds after its session, and the next request knows it [R-22] [I10]", async () => {
  const endings = await Promise.all(
    ENDINGS.map(async ({ name, end }, index) => {
      const person = await member(`person-${index}`);
      const stream = await openStream({ url, token: person.token });
      expect(await stream.next()).toMatchObject({ event: "ready" });
      await end(person);
      const ended = performance.now();
      const next = await call(server, "/api/v1/me/unread", { token: person.token });
      const last = await stream.next();
      await stream.ended;
      const seconds = (performance.now() - ended) / 1_000;
      const again = await openStream({ url, token: person.token });
      again.close();
      return { name, next: next.status, again: again.status, last, isSoon: seconds <= 5 };
    }),
  );
  const last = expect.objectContaining({ event: "end", data: '{"reason":"session"}' });
  expect(endings).toEqual(
    ENDINGS.map(({ name }) => ({ name, next: 401, again: 401, last, isSoon: true })),
  );
});

test("an admin who loses the role loses the stream and the administration with it [R-22]", async () => {
  const second = await member("berta");
  await db.insert(userRoles).values({ user_id: second.id, role: "admin" });
  const stream = await openStream({ url, token: second.token });
  await stream.next();
  const list = () => call(server, "/api/v1/admin/users", { token: second.token });
  expect((await list()).status).toBe(200);
  await asAdmin(`${second.id}/role`, { role: "customer", reason: "Wechsel" });
  expect((await list()).status).toBe(401);
  expect(await stream.next()).toMatchObject({ event: "end" });
  await stream.ended;
  const { access_token: token } = await sessionOf(await signedIn(server, second.email));
  expect((await call(server, "/api/v1/admin/users", { token })).status).toBe(403);
});

test("the stream of the device that stays signed in goes on [R-22]", async () => {
  const person = await member("carl");
  const staying = await signedIn(server, person.email);
  const { access_token: token } = await sessionOf(staying);
  const [left, kept] = [
    await openStream({ url, token: person.token }),
    await openStream({ url, token }),
  ];
  await Promise.all([left.next(), kept.next()]);
  await person.client.signOut({ scope: "local" });
  // All open streams are checked at once: when this one ended, the other was checked as well.
  expect(await left.next()).toMatchObject({ event: "end" });
  expect((await call(server, "/api/v1/me/unread", { token })).status).toBe(200);
  await db.insert(liveEvents).values({ topic: `user:${person.id}:messages`, payload: { here: 1 } });
  expect((await kept.next())?.data).toContain('"here":1');
  kept.close();
});

test("an admin who lacks a second factor where one is needed keeps the stream of every user", async () => {
  const strict = await startAuthServer(database, {
    live: { sessionMs: 100 },
    isAdminFactorNeeded: true,
    keys: server.keys,
  });
  const person = await newMember(strict, database, "ohne-faktor@live.example");
  await db.insert(userRoles).values({ user_id: person.id, role: "admin" });
  const stream = await openStream({ url: strict.url, token: person.token });
  expect(await stream.next()).toMatchObject({ event: "ready" });
  // Sessions have been looked at once another user's stream has ended.
  const leaving = await newMember(strict, database, "geht@live.example");
  const other = await openStream({ url: strict.url, token: leaving.token });
  expect(await other.next()).toMatchObject({ event: "ready" });
  await leaving.client.signOut();
  expect(await other.next()).toMatchObject({ event: "end" });
  await db.insert(liveEvents).values({ topic: `user:${person.id}:messages`, payload: { here: 2 } });
  expect((await stream.next())?.data).toContain('"here":2');
  stream.close();
});
