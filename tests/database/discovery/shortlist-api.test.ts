import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { beforeAll, expect, test } from "vitest";
import { shortlistItems, shortlists, shortlistVotes } from "#data/schema/shortlists.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { createApi } from "#server/api/api.ts";
import type { ApiEnv } from "#server/api/request/api-env.ts";
import { TRUST_NOBODY } from "#server/http/limits/trust-proxy.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { given, insertSpeaker, insertUser } from "#tests/support/database/records.ts";
import { testSearch } from "#tests/support/search/search.ts";
import { signedIn, testCtx } from "#tests/support/test-ctx.ts";

const database = await testDatabase();
const { db } = database;
let api: ReturnType<typeof createApi>;
let owner: Viewer;
let other: Viewer;

beforeAll(async () => {
  await insertSpeaker(db, { slug: "ada-frei", name: "Ada Frei" });
  await insertSpeaker(db, { slug: "ben-still", name: "Ben Still", status: "pending" });
  api = createApi(testCtx(db, { search: await testSearch(database) }));
  owner = signedIn("customer", await insertUser(db));
  other = signedIn("customer", await insertUser(db));
});

async function call(viewer: Viewer, method: string, path: string, json?: unknown) {
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    c.set("viewer", viewer);
    c.set("trustProxy", TRUST_NOBODY);
    c.set("rateLimiter", { use: async () => null });
    await next();
  });
  app.route("/api", api);
  const answer = await app.request(`/api/v1${path}`, {
    method,
    headers: { "content-type": "application/json" },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === "" ? null : JSON.parse(text) };
}

const LIST = "/me/shortlist";
const key = "a-random-key-of-a-browser";

test("visitors have no list and change none", async () => {
  const id = crypto.randomUUID();
  for (const [method, path] of [
    ["GET", LIST],
    ["PUT", `${LIST}/speakers/ada-frei`],
    ["DELETE", `${LIST}/speakers/ada-frei`],
    ["POST", `${LIST}/share`],
    ["DELETE", `${LIST}/share`],
    ["DELETE", `${LIST}/comments/${id}`],
  ] as const) {
    expect((await call(VISITOR, method, path)).status, `${method} ${path}`).toBe(401);
  }
});

test("every user has a list of their own; hidden speakers cannot be kept", async () => {
  expect((await call(owner, "PUT", `${LIST}/speakers/ada-frei`)).status).toBe(204);
  expect((await call(owner, "PUT", `${LIST}/speakers/ada-frei`)).status).toBe(204);
  expect((await call(owner, "PUT", `${LIST}/speakers/ben-still`)).status).toBe(404);
  const { body } = await call(owner, "GET", LIST);
  expect(body.items).toHaveLength(1);
  expect(body).toMatchObject({ share_token: null, items: [{ card: { slug: "ada-frei" } }] });
  expect((await call(other, "GET", LIST)).body.items).toEqual([]);
});

test("the link cannot be guessed, serves colleagues, and ends when it is revoked", async () => {
  const { body: share } = await call(owner, "POST", `${LIST}/share`);
  expect(share.token).toMatch(/^[\w-]{32}$/);
  expect((await call(owner, "POST", `${LIST}/share`)).body.token).toBe(share.token);
  const shared = `/shared-shortlists/${share.token}`;
  const seen = await call(VISITOR, "GET", shared);
  expect(seen.status).toBe(200);
  expect(JSON.stringify(seen.body)).not.toMatch(/owner|token|@/);
  const vote = { name: "Kim", key, slug: "ada-frei", value: 1 };
  expect((await call(VISITOR, "POST", `${shared}/votes`, vote)).status).toBe(204);
  expect((await call(VISITOR, "POST", `${shared}/votes`, { ...vote, value: -1 })).status).toBe(204);
  const comment = { name: "Kim", key, slug: "ada-frei", comment: "Passt gut." };
  expect((await call(VISITOR, "POST", `${shared}/comments`, comment)).status).toBe(204);
  const { body } = await call(owner, "GET", LIST);
  expect(body.items[0]).toMatchObject({ up: 0, down: 1 });
  expect(body.comments[0]).toMatchObject({ author_name: "Kim", comment: "Passt gut." });
  const [{ id }] = body.comments;
  expect((await call(other, "DELETE", `${LIST}/comments/${id}`)).status).toBe(404);
  expect((await call(owner, "DELETE", `${LIST}/comments/${id}`)).status).toBe(204);
  expect((await call(other, "DELETE", `${LIST}/share`)).status).toBe(204);
  expect((await call(VISITOR, "GET", shared)).status).toBe(200);
  expect((await call(owner, "DELETE", `${LIST}/share`)).status).toBe(204);
  expect((await call(VISITOR, "GET", shared)).status).toBe(404);
  expect((await call(VISITOR, "POST", `${shared}/votes`, vote)).status).toBe(404);
});

test("a comment keeps its subject when the speaker is taken off the list", async () => {
  await call(owner, "PUT", `${LIST}/speakers/ada-frei`);
  const { body: share } = await call(owner, "POST", `${LIST}/share`);
  const shared = `/shared-shortlists/${share.token}`;
  const said = { name: "Kim", key, comment: "Passt gut." };
  await call(VISITOR, "POST", `${shared}/comments`, { ...said, slug: "ada-frei" });
  await call(VISITOR, "POST", `${shared}/comments`, said);
  await call(owner, "DELETE", `${LIST}/speakers/ada-frei`);
  for (const [viewer, path] of [
    [owner, LIST],
    [VISITOR, shared],
  ] as const) {
    const { comments } = (await call(viewer, "GET", path)).body;
    expect(comments.map(({ about }: { about: string | null }) => about)).toEqual([
      "Ada Frei",
      null,
    ]);
  }
  for (const { id } of (await call(owner, "GET", LIST)).body.comments)
    await call(owner, "DELETE", `${LIST}/comments/${id}`);
  await call(owner, "PUT", `${LIST}/speakers/ada-frei`);
});

test("what colleagues write is checked", async () => {
  const { body: share } = await call(owner, "POST", `${LIST}/share`);
  const shared = `/shared-shortlists/${share.token}`;
  const vote = { name: "Kim", key, slug: "ada-frei", value: 1 };
  const keys = ["short", " ".repeat(16), "🙂".repeat(8), "x".repeat(101)];
  for (const wrong of [{ name: " " }, { value: 2 }, ...keys.map((one) => ({ key: one }))]) {
    const answer = await call(VISITOR, "POST", `${shared}/votes`, { ...vote, ...wrong });
    expect(answer.status, JSON.stringify(wrong)).toBe(400);
  }
  const elsewhere = { ...vote, slug: "ben-still" };
  expect((await call(VISITOR, "POST", `${shared}/votes`, elsewhere)).status).toBe(404);
  const long = { name: "Kim", key, comment: "x".repeat(2001) };
  expect((await call(VISITOR, "POST", `${shared}/comments`, long)).status).toBe(400);
  expect((await call(VISITOR, "GET", "/shared-shortlists/kurz")).status).toBe(404);
});

test("a full list refuses newcomers, not those who are in it or have voted", async () => {
  const userId = await insertUser(db);
  const host = signedIn("customer", userId);
  expect((await call(host, "PUT", `${LIST}/speakers/ada-frei`)).status).toBe(204);
  const { body: share } = await call(host, "POST", `${LIST}/share`);
  const [list] = await db.select().from(shortlists).where(eq(shortlists.owner_id, userId));
  const { id: shortlist_id } = given(list);
  const [item] = await db
    .select()
    .from(shortlistItems)
    .where(eq(shortlistItems.shortlist_id, shortlist_id));
  const { speaker_id } = given(item);
  const voterKey = (index: number) => `key-of-browser-number-${index}`;
  await db.insert(shortlistVotes).values(
    Array.from({ length: 200 }, (_, index) => {
      return { shortlist_id, speaker_id, voter_key: voterKey(index), voter_name: "Kim", value: 1 };
    }),
  );
  const vote = async (index: number) => {
    const json = { name: "Kim", key: voterKey(index), slug: "ada-frei", value: -1 };
    return (await call(VISITOR, "POST", `/shared-shortlists/${share.token}/votes`, json)).status;
  };
  expect(await vote(0)).toBe(204);
  expect(await vote(200)).toBe(409);

  const others = await db
    .insert(speakers)
    .values(
      Array.from({ length: 100 }, (_, index) => {
        return { name: "Kim", slug: `kim-${index}`, is_active: true, status: "active" as const };
      }),
    )
    .returning({ id: speakers.id });
  const kept = others.slice(1).map(({ id }) => ({ shortlist_id, speaker_id: id }));
  await db.insert(shortlistItems).values(kept);
  expect((await call(host, "PUT", `${LIST}/speakers/ada-frei`)).status).toBe(204);
  expect((await call(host, "PUT", `${LIST}/speakers/kim-0`)).status).toBe(409);
});
