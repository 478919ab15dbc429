import { describe, expect, test } from "vitest";
import { observatoryScore } from "#tests/support/browser/observatory.ts";
import { serveForTest, testEdge } from "#tests/support/test-edge.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

const HTTPS = { NODE_ENV: "production", PUBLIC_URL: "https://www.wortbuehne.example" };

const ANSWERS: [kind: string, path: string, status: number, init?: RequestInit][] = [
  ["page", "/", 200],
  ["unknown page", "/gibt-es-nicht", 404],
  ["refused path", "//admin", 404],
  ["failing page", "/kaputt", 500],
  ["failing page in a browser", "/kaputt", 500, { headers: { accept: "text/html" } }],
  ["redirect", "/weiter", 302],
  ["canonical redirect", "/%61dmin", 308],
  ["API", "/api/v1/echo", 200],
  ["unknown API", "/api/v1/nichts", 404],
  ["failing API", "/api/v1/fail", 500],
  [
    "wrong method",
    "/api/v1/fail",
    405,
    { method: "DELETE", headers: { authorization: "Bearer x" } },
  ],
  ["unknown method", "/", 405, { method: "PROPFIND" }],
  ["foreign write", "/api/v1/echo", 403, { method: "POST", headers: { origin: "null" } }],
  ["options", "/", 204, { method: "OPTIONS" }],
  ["health", "/healthz", 200],
];

const FIXED: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "geolocation=(self), camera=(), microphone=()",
};

type Ask = (path: string, init: RequestInit | undefined) => Promise<Response>;

const inProcess: Ask = async (path, init) => {
  const { app } = testEdge(HTTPS);
  return app.request(new Request(`${HTTPS.PUBLIC_URL}${path}`, init));
};

const overSocket: Ask = async (path, init) => {
  const { app } = testEdge(HTTPS);
  const server = await serveForTest((request, env) => app.fetch(request, env), { https: true });
  try {
    const answer = await fetch(server.url + path, { ...init, redirect: "manual" });
    await answer.arrayBuffer();
    return answer;
  } finally {
    await server.close();
  }
};

describe.each([
  ["in process", inProcess],
  ["over a socket", overSocket],
])("security headers %s", (_way, ask) => {
  test.each(ANSWERS)(
    "%s answer scores A+ and carries the table [SEC-01]",
    async (_kind, path, status, init) => {
      const answer = await ask(path, init);
      expect(answer.status).toBe(status);
      for (const [name, value] of Object.entries(FIXED))
        expect(answer.headers.get(name)).toBe(value);
      expect(answer.headers.get("strict-transport-security")).toBe(
        "max-age=63072000; includeSubDomains",
      );
      expect(answer.headers.get("content-security-policy")).toContain(
        "default-src 'none'; script-src 'self'",
      );
      expect(answer.headers.get("cache-control")).toContain("no-store");
      expect(answer.headers.get("x-request-id")).toMatch(/^[\w.-]{8,64}$/);
      expect(answer.headers.has("access-control-allow-origin")).toBe(false);
      expect(answer.headers.has("server")).toBe(false);
      expect(answer.headers.has("x-powered-by")).toBe(false);
      expect(observatoryScore(answer.headers)).toBeGreaterThanOrEqual(110);
    },
  );
});

describe("security headers", () => {
  test.each([
    ["/", 200, "text/html"],
    ["/api/v1/echo?x=<script>alert(1)</script>", 200, "application/json"],
    ["/uploads/bild.html", 404, "text/html"],
    ["/images/uploads/../../x.svg", 404, "text/html"],
  ])(
    "%s is neither framed by others nor taken for another type [SEC-03]",
    async (path, status, type) => {
      const { app } = testEdge();
      const answer = await app.request(`http://localhost:3000${path}`, {
        // As a frame of a foreign page asks for it.
        headers: {
          accept: "text/html",
          "sec-fetch-dest": "iframe",
          "sec-fetch-site": "cross-site",
        },
      });
      expect(answer.status).toBe(status);
      expect(answer.headers.get("content-type")).toContain(type);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(await answer.text()).not.toContain(type === "text/html" ? "alert(1)" : "</html>");
    },
  );

  test("over plain http nothing forces https", async () => {
    const { app } = testEdge();
    const { headers } = await app.request("/");
    expect(headers.has("strict-transport-security")).toBe(false);
    expect(headers.get("content-security-policy")).not.toContain("upgrade-insecure-requests");
  });

  test("a page may bring its own policy and caching, but not drop the rest", async () => {
    const own = { "content-security-policy": "sandbox", "cache-control": "public" };
    const { app } = testEdge({}, {}, (edge) => edge.get("/eigen", (c) => c.text("x", 200, own)));
    const server = await serveForTest((request, env) => app.fetch(request, env));
    const answers = [await app.request("/eigen"), await fetch(`${server.url}/eigen`)];
    await server.close();
    for (const { headers } of answers) {
      expect(headers.get("content-security-policy")).toBe("sandbox");
      expect(headers.get("cache-control")).toBe("public");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  test("answers with frozen headers get them too", async () => {
    const frozen = () => Response.redirect("http://localhost/ziel", 303);
    const { app } = testEdge({}, {}, (edge) => edge.get("/eingefroren", frozen));
    const { headers, status } = await app.request("/eingefroren");
    expect(status).toBe(303);
    expect(headers.get("location")).toBe("http://localhost/ziel");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("development pages go without a policy, because Vite writes inline scripts", async () => {
    const { app } = testEdge({ NODE_ENV: "development" });
    expect((await app.request("/")).headers.has("content-security-policy")).toBe(false);
  });
});

test("the policy of a page reads exactly as designed", () => {
  const policy = contentSecurityPolicy({
    scriptHashes: ["'sha256-a='"],
    styleHashes: ["'sha256-b='", "'sha256-c='"],
    https: true,
  });
  expect(policy).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a='; style-src 'self' 'sha256-b=' 'sha256-c='; " +
      "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; " +
      "frame-src https://www.youtube-nocookie.com; form-action 'self'; base-uri 'none'; " +
      "object-src 'none'; frame-ancestors 'none'; manifest-src 'self'; upgrade-insecure-requests; report-to csp",
  );
});

describe("the score itself", () => {
  const perfect = () =>
    new Headers({
      ...FIXED,
      "strict-transport-security": "max-age=63072000",
      "content-security-policy": contentSecurityPolicy({ https: true }),
    });

  test.each([
    ["no policy", (headers: Headers) => headers.delete("content-security-policy")],
    [
      "inline scripts",
      (headers: Headers) => headers.set("content-security-policy", "script-src 'unsafe-inline'"),
    ],
    ["no HSTS", (headers: Headers) => headers.delete("strict-transport-security")],
    ["short HSTS", (headers: Headers) => headers.set("strict-transport-security", "max-age=60")],
    ["open cookie", (headers: Headers) => headers.append("set-cookie", "sid=1")],
    ["any origin", (headers: Headers) => headers.set("access-control-allow-origin", "*")],
  ])("%s costs points", (_why, spoil) => {
    const headers = perfect();
    const before = observatoryScore(headers);
    spoil(headers);
    expect(observatoryScore(headers)).toBeLessThan(before - 5);
  });
});
