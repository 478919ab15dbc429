import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { signedIn } from "#tests/support/test-ctx.ts";
import type { ApiEnv } from "./api-env.ts";
import { createPublicAnswers } from "./public-answers.ts";

const LONG = JSON.stringify({ text: "Öffentlich. ".repeat(200) });
const SHORT = JSON.stringify({ text: "Kurz." });

/** An application with one public read; `state` says what it finds, and who asks. */
function publicRead() {
  const state = { version: 1, now: 0, text: LONG, viewer: VISITOR as Viewer, written: 0 };
  const answerPublic = createPublicAnswers({
    now: () => new Date(state.now),
    contentVersion: () => state.version,
  });
  const app = new Hono<ApiEnv>();
  app.get("/*", (c) => {
    c.set("viewer", state.viewer);
    return answerPublic(c, 60, async () => {
      state.written += 1;
      return state.text === "" ? c.json({}, 404) : state.text;
    });
  });
  const get = async (headers: Record<string, string> = {}, path = "/x?q=1") =>
    app.request(path, { headers });
  return { state, get };
}

test("an answer is written once for all visitors until public content changes", async () => {
  const { state, get } = publicRead();
  expect(await (await get()).text()).toBe(LONG);
  state.text = SHORT;
  expect(await (await get()).text()).toBe(LONG);
  expect(await (await get({}, "/x?q=2")).text()).toBe(SHORT);
  state.version += 1;
  expect(await (await get()).text()).toBe(SHORT);
  expect(state.written).toBe(3);
});

test("it is written anew after two seconds, even if no news of a change arrives", async () => {
  const { state, get } = publicRead();
  await get();
  state.now = 1_999;
  await get();
  expect(state.written).toBe(1);
  state.now = 2_000;
  await get();
  expect(state.written).toBe(2);
});

test("what changes while an answer is written makes it old at once", async () => {
  let version = 1;
  const answerPublic = createPublicAnswers({
    now: () => new Date(0),
    contentVersion: () => version,
  });
  const app = new Hono<ApiEnv>().get("/x", (c) =>
    answerPublic(c, 60, async () => `"${version++}"`),
  );
  expect(await (await app.request("/x")).text()).toBe('"1"');
  expect(await (await app.request("/x")).text()).toBe('"2"');
});

test("what a signed-in user gets is neither kept nor shared, and no visitor's answer is theirs", async () => {
  const { state, get } = publicRead();
  await get();
  state.viewer = signedIn("speaker", "7d9e2d5e-6a2a-4b39-9b5e-2f3b6f7f4b10");
  state.text = JSON.stringify({ hidden: true });
  const own = await get();
  expect(own.headers.get("cache-control")).toBe("private, no-store");
  expect(await own.json()).toEqual({ hidden: true });
  state.viewer = VISITOR;
  expect(await (await get()).text()).toBe(LONG);
});

test("a refusal is not kept, and caches tell it from what others get", async () => {
  const { state, get } = publicRead();
  state.text = "";
  const refused = await get();
  expect([refused.status, refused.headers.get("vary")]).toEqual([404, "authorization"]);
  state.text = SHORT;
  expect((await get()).status).toBe(200);
});

test("what the client has already is confirmed by its tag, weak, strong or among others", async () => {
  const { state, get } = publicRead();
  const tag = (await get()).headers.get("etag") ?? "";
  expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
  for (const known of [tag, tag.slice(2), `"other", ${tag}`, "*"]) {
    const confirmed = await get({ "if-none-match": known, "accept-encoding": "br" });
    expect([confirmed.status, await confirmed.text()], known).toEqual([304, ""]);
    expect(confirmed.headers.get("etag")).toBe(tag);
    expect(confirmed.headers.get("cache-control")).toMatch(/^public, max-age=60/);
    expect(confirmed.headers.get("vary")).toBe("authorization, accept-encoding");
  }
  expect((await get({ "if-none-match": '"other"' })).status).toBe(200);
  state.text = SHORT;
  state.version += 1;
  expect((await get({ "if-none-match": tag })).status).toBe(200);
});

test("an answer is packed as the client understands it, and a short one is sent as it is", async () => {
  const { state, get } = publicRead();
  const packedAs = async (accepted: string) => {
    const answer = await get({ "accept-encoding": accepted });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { encoding: answer.headers.get("content-encoding"), bytes };
  };
  const br = await packedAs("gzip, br");
  expect([br.encoding, brotliDecompressSync(br.bytes).toString()]).toEqual(["br", LONG]);
  expect((await packedAs("br")).bytes).toEqual(br.bytes);
  const gzip = await packedAs("gzip, br;q=0");
  expect([gzip.encoding, gunzipSync(gzip.bytes).toString()]).toEqual(["gzip", LONG]);
  const plain = await packedAs("identity");
  expect([plain.encoding, plain.bytes.toString()]).toEqual([null, LONG]);
  state.text = SHORT;
  state.version += 1;
  expect((await packedAs("br")).encoding).toBeNull();
});
