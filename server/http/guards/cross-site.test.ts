import { describe, expect, test } from "vitest";
import { testEdge } from "#tests/support/test-edge.ts";

const OWN = "https://www.wortbuehne.example";
const OPERATED = { NODE_ENV: "production", PUBLIC_URL: OWN };
const JSON_TYPE = { "content-type": "application/json" };
const FORM_TYPE = { "content-type": "application/x-www-form-urlencoded" };
const UNSAFE = ["POST", "PUT", "PATCH", "DELETE"];

async function statusOf(headers: Record<string, string>, method = "POST", env = OPERATED) {
  const { app } = testEdge(env);
  const body = method === "DELETE" ? null : "{}";
  return (await app.request(`${OWN}/api/v1/echo`, { method, headers, body })).status;
}

describe("writes from foreign pages", () => {
  test.each([
    ["JSON with a foreign origin", { ...JSON_TYPE, origin: "https://evil.example" }],
    ["form with a foreign origin", { ...FORM_TYPE, origin: "https://evil.example" }],
    [
      "text/plain with a foreign origin",
      { "content-type": "text/plain", origin: "https://evil.example" },
    ],
    ["origin null", { ...JSON_TYPE, origin: "null" }],
    ["form without origin", FORM_TYPE],
    ["text/plain without origin", { "content-type": "text/plain" }],
    ["multipart without origin", { "content-type": "multipart/form-data; boundary=x" }],
    ["nothing at all", {}],
    ["look-alike origin", { ...JSON_TYPE, origin: `${OWN}.evil.example` }],
    ["other scheme", { ...JSON_TYPE, origin: OWN.replace("https", "http") }],
    ["other port", { ...JSON_TYPE, origin: `${OWN}:8443` }],
    ["two origins", { ...JSON_TYPE, origin: `${OWN}, https://evil.example` }],
    ["fetch metadata says cross-site", { ...JSON_TYPE, "sec-fetch-site": "cross-site" }],
    ["fetch metadata says same-site", { ...JSON_TYPE, "sec-fetch-site": "same-site" }],
    ["own origin, but cross-site", { ...JSON_TYPE, origin: OWN, "sec-fetch-site": "cross-site" }],
    [
      "foreign origin with a token",
      { ...JSON_TYPE, origin: "https://evil.example", authorization: "Bearer x.y.z" },
    ],
    ["form without origin, other credentials", { ...FORM_TYPE, authorization: "Basic eDp5" }],
  ])("%s is forbidden on every unsafe method [SEC-30]", async (_why, headers) => {
    for (const method of UNSAFE) {
      const typeless = headers as Record<string, string>;
      expect([method, await statusOf(typeless, method)]).toEqual([method, 403]);
    }
  });

  test("a foreign host header does not make a foreign origin our own [SEC-30]", async () => {
    const { app } = testEdge(OPERATED);
    const headers = { ...JSON_TYPE, origin: "https://evil.example" };
    const init = { method: "POST", headers, body: "{}" };
    expect((await app.request("https://evil.example/api/v1/echo", init)).status).toBe(403);
  });
});

describe("own writes", () => {
  test.each([
    ["own page", { ...JSON_TYPE, origin: OWN, "sec-fetch-site": "same-origin" }],
    ["older browser", { ...JSON_TYPE, origin: OWN }],
    ["program with a token", { ...JSON_TYPE, authorization: "Bearer x.y.z" }],
    ["program with JSON", JSON_TYPE],
  ])("%s passes", async (_why, headers) => {
    expect(await statusOf(headers)).toBe(200);
  });

  test("a local start is its own origin under any of its names", async () => {
    const { app } = testEdge();
    const init = (origin: string) => ({
      method: "POST",
      headers: { ...JSON_TYPE, origin },
      body: "{}",
    });
    const local = "http://127.0.0.1:3000";
    expect((await app.request(`${local}/api/v1/echo`, init(local))).status).toBe(200);
    const evil = init("http://evil.example");
    expect((await app.request(`${local}/api/v1/echo`, evil)).status).toBe(403);
  });

  test("a local start answers no request for another host name", async () => {
    const { app } = testEdge();
    for (const host of ["evil.example", "192.168.1.20", "127.0.0.1.evil.example"]) {
      const answer = await app.request(`http://${host}:3000/`);
      expect([answer.status, await answer.text()]).toEqual([
        421,
        expect.stringContaining("PUBLIC_URL"),
      ]);
    }
    const { app: open } = testEdge(OPERATED);
    expect((await open.request("https://anders.example/")).status).toBe(200);
  });

  test("reading is never refused", async () => {
    const { app } = testEdge(OPERATED);
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await app.request("/", { headers })).status).toBe(200);
  });
});
