import { describe, expect, test } from "vitest";
import { testEdge } from "#tests/support/test-edge.ts";

const own = { origin: "http://localhost:3000" };

async function post(path: string, type: string | null, body: BodyInit) {
  const { app } = testEdge();
  const headers: Record<string, string> = type === null ? own : { ...own, "content-type": type };
  const answer = await app.request(`http://localhost:3000${path}`, {
    method: "POST",
    headers,
    body,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

// `/echo` reads its body with our helper, `/plain` parses by itself as validators do.
describe.each(["/api/v1/echo", "/api/v1/plain"])("POST %s", (path) => {
  test.each(["application/json", "application/json; charset=utf-8", "application/vnd.x+json"])(
    "accepts %s",
    async (type) => {
      expect(await post(path, type, '{"a":[1,"ü"]}')).toEqual({
        status: 200,
        body: { body: { a: [1, "ü"] } },
      });
    },
  );

  test.each(["{", "{'a':1}", "\u0000", "[".repeat(10_000), '{"__proto__":{}}', '{"a":"\\u0000"}'])(
    "answers 400 to %.20s",
    async (body) => {
      expect(await post(path, "application/json", body)).toMatchObject({
        status: 400,
        body: { error: { code: "bad_request", message: "Die Anfrage ist fehlerhaft." } },
      });
    },
  );

  test.each([
    "text/plain",
    "application/xml",
    "text/html",
    "application/jsonx",
    "x",
    "image/svg+xml",
  ])("answers 415 to %s", async (type) => {
    expect(await post(path, type, "{}")).toMatchObject({
      status: 415,
      body: { error: { code: "unsupported_media_type" } },
    });
  });

  test("answers 400 to no body at all", async () => {
    expect((await post(path, "application/json", "")).status).toBe(400);
  });
});

test("a form is no JSON, but an upload passes to the handler that wants one", async () => {
  const form = new FormData();
  form.set("name", "x");
  const { app } = testEdge();
  const send = (path: string) => app.request(path, { method: "POST", headers: own, body: form });
  expect((await send("/api/v1/echo")).status).toBe(415);
  const answer = await send("/api/v1/form");
  expect(await answer.json()).toEqual({ fields: 1 });
});
