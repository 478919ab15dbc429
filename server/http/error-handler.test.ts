import { HTTPException } from "hono/http-exception";
import { describe, expect, test } from "vitest";
import { ThreadEndedError } from "#data/engine/pglite-thread.ts";
import { FilesUnavailable } from "#integrations/files/file-store.ts";
import { testEdge } from "#tests/support/test-edge.ts";
import { databaseTrouble } from "./database-errors.ts";

const LEAK = /select |geheim|\/srv\/|\.ts\b|\bat \S+:\d+|node_modules|stack|postgres|Error:/i;

function failing(thrown: unknown) {
  return testEdge({}, {}, (edge) =>
    edge.get("/api/v1/boom", () => {
      throw thrown;
    }),
  );
}

describe("a failing handler", () => {
  test("answers in general terms; the log has the rest under the same id [SEC-04]", async () => {
    const { app, logged } = testEdge();
    for (const path of ["/api/v1/fail", "/kaputt"]) {
      const answer = await app.request(path);
      const text = await answer.text();
      expect(answer.status).toBe(500);
      expect(text).not.toMatch(LEAK);
      const requestId = answer.headers.get("x-request-id");
      expect(JSON.parse(text)).toEqual({
        error: {
          code: "internal",
          message:
            "Es ist ein unerwarteter Fehler aufgetreten. Bitte versuchen Sie es später erneut.",
          requestId,
        },
      });
      const line = logged.lines().find(({ request_id, err }) => request_id === requestId && err);
      expect(line).toMatchObject({
        level: "error",
        err: { message: expect.stringContaining("geheim") },
      });
    }
  });

  test("shows a German page to a browser [SEC-04]", async () => {
    const { app } = testEdge();
    const answer = await app.request("/kaputt", { headers: { accept: "text/html,*/*" } });
    const html = await answer.text();
    expect(answer.status).toBe(500);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(html).toContain('<html lang="de">');
    expect(html).toContain("Unerwarteter Fehler");
    expect(html).toContain(answer.headers.get("x-request-id"));
    expect(html).not.toMatch(LEAK);
    const hash = /style-src 'self' ('sha256-[^']+')/.exec(
      answer.headers.get("content-security-policy") ?? "",
    );
    expect(hash).not.toBeNull();
  });

  test.each(["text", 7, null, undefined, { status: 500 }])("may throw %j", async (thrown) => {
    const { app } = failing(thrown);
    const answer = await app.request("/api/v1/boom");
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ error: { code: "internal" } });
  });

  test.each([
    [400, "bad_request"],
    [401, "unauthorized"],
    [404, "not_found"],
    [413, "payload_too_large"],
    [418, "bad_request"],
    [422, "unprocessable"],
  ] as const)("an HTTP exception %i becomes %s without its own text", async (status, code) => {
    const { app, logged } = failing(new HTTPException(status, { message: "geheim" }));
    const answer = await app.request("/api/v1/boom");
    expect(await answer.json()).toMatchObject({ error: { code } });
    expect(logged.text()).not.toContain("geheim");
  });

  test("a database that is away is 503 with Retry-After, and logged [R-08]", async () => {
    const refused = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
    const { app, logged } = failing(new Error("Failed query: select geheim", { cause: refused }));
    const answer = await app.request("/api/v1/boom");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("2");
    expect(await answer.json()).toMatchObject({ error: { code: "unavailable" } });
    expect(logged.lines()[0]).toMatchObject({ level: "error", msg: "database unavailable" });
  });

  test("a file store that is away is 503 with Retry-After, and logged", async () => {
    const { app, logged } = failing(new FilesUnavailable("s3.example answered 403 geheim"));
    const answer = await app.request("/api/v1/boom");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("2");
    expect(await answer.text()).not.toMatch(/s3|geheim/);
    expect(logged.lines()[0]).toMatchObject({ level: "error", msg: "files unavailable" });
  });

  test("a value the database cannot store is the sender's fault", async () => {
    const { app } = failing(Object.assign(new Error("invalid byte sequence"), { code: "22021" }));
    expect((await app.request("/api/v1/boom")).status).toBe(400);
  });
});

describe("databaseTrouble", () => {
  const withCode = (code: string) => Object.assign(new Error("x"), { code });

  test.each(["08006", "57P01", "57P03", "53300", "53100", "57014", "55P03", "40P01", "ECONNRESET"])(
    "%s means unavailable",
    (code) => {
      expect(databaseTrouble(withCode(code))).toBe("unavailable");
      expect(databaseTrouble(new Error("wrapped", { cause: withCode(code) }))).toBe("unavailable");
    },
  );

  test("messages of the pool and of the embedded engine without a code", () => {
    expect(databaseTrouble(new ThreadEndedError())).toBe("unavailable");
    expect(databaseTrouble(new Error("Query read timeout"))).toBe("unavailable");
    const late = new Error("timeout exceeded when trying to connect");
    expect(databaseTrouble(late)).toBe("unavailable");
    expect(databaseTrouble(new AggregateError([withCode("ECONNREFUSED")]))).toBe("unavailable");
  });

  test.each(["22P02", "22021", "22003"])("%s means a bad value", (code) => {
    expect(databaseTrouble(withCode(code))).toBe("bad_value");
  });

  test("a bug stays a bug, also with a circular cause", () => {
    expect(databaseTrouble(withCode("23505"))).toBeNull();
    expect(databaseTrouble(withCode("42601"))).toBeNull();
    const circle = new Error("circle");
    circle.cause = circle;
    expect(databaseTrouble(circle)).toBeNull();
    expect(databaseTrouble("text")).toBeNull();
  });
});
