import { describe, expect, test } from "vitest";
import { testEdge } from "#tests/support/test-edge.ts";

const OWN = { origin: "http://localhost:3000" };

describe("what the public must not see", () => {
  test.each([
    "/.git/config",
    "/.git/HEAD",
    "/.env",
    "/.env.production",
    "/.npmrc",
    "/.vite/manifest.json",
    "/assets/entry.client-abc.js.map",
    "/build/server/index.js.map",
    "/metrics",
    "/metrics/",
    "/%2egit/config",
    "/assets/..%2f..%2f.env",
    "/api/.git/config",
    "/images/../.env",
  ])("%s is not there [SEC-05]", async (path) => {
    const { app } = testEdge({ METRICS_PORT: "9100" }, {}, (edge) =>
      // Even a careless static handler behind the edge does not get to see such a path.
      edge.get("*", async (c, next) =>
        /git|env|map|metrics|rc/.test(c.req.path) ? c.text("leak") : next(),
      ),
    );
    expect((await app.request(`http://localhost:3000${path}`)).status).toBe(404);
  });

  test.each(["TRACE", "TRACK", "PROPFIND", "PURGE", "LOCK", "foo"])(
    "%s is not allowed [SEC-05]",
    async (method) => {
      const { app } = testEdge();
      const request = new Request("http://localhost:3000/");
      Object.defineProperty(request, "method", { value: method });
      const answer = await app.request(request);
      expect(answer.status).toBe(405);
      expect(answer.headers.get("allow")).toBe("GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS");
    },
  );
});

describe("programs get JSON", () => {
  test.each(["/api", "/api/", "/api/v1", "/api/v1/nichts", "/api/v1/things/"])(
    "GET %s is a JSON 404, also for a browser",
    async (path) => {
      const { app } = testEdge();
      const answer = await app.request(path, { headers: { accept: "text/html" } });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({
        error: {
          code: "not_found",
          message: "Das Gesuchte wurde nicht gefunden.",
          requestId: answer.headers.get("x-request-id"),
        },
      });
    },
  );

  test("below the auth server an error has the shape its client understands", async () => {
    const { app } = testEdge();
    const headers = { accept: "text/html", "x-supabase-api-version": "2024-01-01" };
    const answer = await app.request("/auth/v1/nichts", { headers });
    expect(answer.status).toBe(404);
    expect(answer.headers.get("x-supabase-api-version")).toBe("2024-01-01");
    const message = "Das Gesuchte wurde nicht gefunden.";
    expect(await answer.json()).toEqual({ code: "not_found", message });
    const old = await app.request("/auth/v1/nichts");
    expect(await old.json()).toEqual({ code: 404, error_code: "not_found", msg: message });
  });

  test("the unknown below an API with middleware of its own is a JSON 404 as well", async () => {
    const { app } = testEdge({}, {}, (edge) => edge.use("/api/v1/*", (_c, next) => next()));
    const answer = await app.request("/api/v1/nichts");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "application/json"]);
  });

  test("a known path with another method is 405 and says which are allowed", async () => {
    const { app } = testEdge();
    const answer = await app.request("/api/v1/echo", { method: "DELETE", headers: OWN });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")?.split(", ").sort()).toEqual(["GET", "HEAD", "POST"]);
    expect(await answer.json()).toMatchObject({ error: { code: "method_not_allowed" } });
  });
});

describe("request log", () => {
  test("names route, status and time, but no address, query, body or header", async () => {
    const { app, logged } = testEdge({}, {}, (edge) =>
      edge.get("/api/v1/me", (c) => {
        c.set("userId", "2f1c5b0e-1111-4222-8333-944455556666");
        return c.json({});
      }),
    );
    await app.request("/api/v1/me?token=Geheimnis-im-Link", {
      headers: { cookie: "Geheimnis-im-Keks" },
    });
    await app.request("/api/v1/things/Geheimnis-im-Pfad");
    const lines = logged.lines();
    expect(lines[0]).toMatchObject({
      level: "info",
      msg: "request",
      method: "GET",
      route: "/api/v1/me",
      status: 200,
      ms: expect.any(Number),
      user: expect.stringMatching(/^[0-9a-f]{16}$/),
      request_id: expect.any(String),
    });
    expect(lines[1]).toMatchObject({ route: "/api/v1/things/:id" });
    expect(logged.text()).not.toMatch(/Geheimnis|2f1c5b0e/);
  });

  test("successes are sampled, failures are not", async () => {
    const { app, logged } = testEdge({ LOG_SAMPLE: "0" });
    for (const path of ["/", "/weiter", "/gibt-es-nicht", "/kaputt"]) await app.request(path);
    const statuses = logged
      .lines()
      .flatMap(({ msg, status }) => (msg === "request" ? [status] : []));
    expect(statuses).toEqual([404, 500]);
  });
});

describe("reports of the content security policy", () => {
  const report = (blockedURL: string) => ({
    type: "csp-violation",
    body: {
      effectiveDirective: "script-src",
      blockedURL,
      documentURL: "https://x.example/a?token=Geheimnis",
    },
  });
  const send = (app: ReturnType<typeof testEdge>["app"], body: string) =>
    app.request("/csp-reports", {
      method: "POST",
      headers: { "content-type": "application/reports+json" },
      body,
    });

  test("are logged without queries, and only a sample of them", async () => {
    const { app, logged } = testEdge();
    const many = Array.from({ length: 100 }, (_, n) =>
      report(`https://evil.example/${n}?q=Geheimnis`),
    );
    expect((await send(app, JSON.stringify(many))).status).toBe(204);
    const violations = logged.lines().filter(({ msg }) => msg.startsWith("content security"));
    expect(violations).toHaveLength(20);
    expect(violations[0]).toMatchObject({
      directive: "script-src",
      blocked: "https://evil.example/0",
    });
    expect(logged.text()).not.toContain("Geheimnis");
  });

  test.each([
    "",
    "{",
    "null",
    "[1,null,{}]",
    '[{"type":"csp-violation"}]',
    '[{"type":"csp-violation","body":{"blockedURL":7}}]',
  ])("%j does no harm", async (body) => {
    const { app } = testEdge();
    expect((await send(app, body)).status).toBe(204);
  });

  test("are limited in size", async () => {
    const { app } = testEdge();
    expect((await send(app, JSON.stringify("x".repeat(70_000)))).status).toBe(413);
  });
});
