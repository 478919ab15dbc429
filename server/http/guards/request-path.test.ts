import { describe, expect, test } from "vitest";
import { testEdge } from "#tests/support/test-edge.ts";
import { decidePath } from "./request-path.ts";

describe("decidePath", () => {
  test.each([
    "/",
    "/admin",
    "/admin/",
    "/speaker/miriam-falkenau",
    "/themen/k%C3%BCnstliche-intelligenz",
    "/a%20b",
    "/.well-known/security.txt",
    "/auth/v1/.well-known/jwks.json",
    "/speaker/x.data",
  ])("%s is accepted", (path) => {
    expect(decidePath(path)).toEqual({ kind: "accept" });
  });

  test.each([
    ["/%61dmin", "/admin"],
    ["/%61%64%6D%69%6E", "/admin"],
    ["/a%2Db%7Ec%5Fd", "/a-b~c_d"],
    ["/%41PI/x", "/API/x"],
  ])("%s has the one spelling %s", (path, canonical) => {
    expect(decidePath(path)).toEqual({ kind: "redirect", path: canonical });
  });

  test.each([
    "//admin",
    "/admin//",
    "/admin%2F",
    "/admin%2f..",
    "/%5cevil",
    "/\\evil",
    "/%2e%2e/admin",
    "/admin%2e",
    "/admin%00",
    "/admin%0a",
    "/admin%7f",
    "/%",
    "/%zz",
    "/%ff",
    "/%c0%af",
    "/.git/config",
    "/.env",
    "/app/.env.production",
    "/.vite/manifest.json",
    "/assets/app.js.map",
    "/metrics",
    "/METRICS",
    "/metrics/",
  ])("%s is refused", (path) => {
    expect(decidePath(path)).toEqual({ kind: "refuse" });
  });
});

describe("at the edge", () => {
  const BASE = "http://localhost:3000";

  test("no spelling of /admin gets another decision than /admin or a 404", async () => {
    const { app } = testEdge();
    const spellings = [
      "/admin",
      "//admin",
      "/admin%2F",
      "/%61dmin",
      "/admin.",
      "/admin..",
      "/ADMIN",
    ];
    for (const spelling of [...spellings, "/admin%20", "/admin;x", "/./admin", "/x/../admin"]) {
      for (const method of ["GET", "HEAD"]) {
        const answer = await app.request(new Request(BASE + spelling, { method }));
        expect([spelling, answer.status]).toEqual([spelling, expect.toBeOneOf([401, 404, 308])]);
        if (answer.status === 308) expect(answer.headers.get("location")).toBe("/admin");
      }
    }
  });

  test("a header cannot change the method", async () => {
    const { app } = testEdge();
    const headers = { "x-http-method-override": "POST", "x-method-override": "POST" };
    const answer = await app.request("/api/v1/plain", { headers });
    expect(answer.status).toBe(405);
  });

  test("a redirect keeps the query and is not offered to writes", async () => {
    const { app } = testEdge();
    const get = await app.request(`${BASE}/%61dmin?a=%2F&b`);
    expect(get.headers.get("location")).toBe("/admin?a=%2F&b");
    const post = await app.request(`${BASE}/%61dmin`, {
      method: "POST",
      headers: { origin: BASE },
    });
    expect(post.status).toBe(404);
  });

  test("NUL in the query is a bad request", async () => {
    const { app } = testEdge();
    expect((await app.request("/api/v1/echo?q=%00")).status).toBe(400);
  });
});
