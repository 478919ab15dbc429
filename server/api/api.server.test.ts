import { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { createApiClient } from "#app/session/api-client.ts";
import { speakerContacts } from "#data/schema/speakers/speakers.ts";
import type { Viewer } from "#features/ctx.ts";
import { createEdge } from "#server/http/edge.ts";
import type { ProblemBody } from "#server/http/problem.ts";
import { createMetricsRegistry } from "#server/process/metrics-registry.ts";
import { pageCount, pdfText, readPdf } from "#tests/support/billing/read-pdf.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertSpeaker, insertUser } from "#tests/support/database/records.ts";
import { eventually } from "#tests/support/eventually.ts";
import { testSearch } from "#tests/support/search/search.ts";
import { insertSpeakerContent } from "#tests/support/speaker-content.ts";
import { signedIn, testCtx } from "#tests/support/test-ctx.ts";
import { captureLog, testConfig } from "#tests/support/test-edge.ts";
import { createApi } from "./api.ts";
import { availabilitySchema } from "./availability/schemas.ts";
import type { ApiEnv } from "./request/api-env.ts";
import { speakerPageSchema, speakerSchema } from "./speakers/schemas.ts";

const database = await testDatabase();
const { db } = database;
const search = await testSearch(database);
const api = createApi(testCtx(db, { search }));
const app = createEdge({
  config: testConfig(),
  log: captureLog().log,
  metrics: createMetricsRegistry(),
  shutdown: { isDraining: () => false },
});
app.route("/api", api);

let owner: Extract<Viewer, { kind: "user" }>;
let stranger: Extract<Viewer, { kind: "user" }>;

beforeAll(async () => {
  owner = signedIn("speaker", await insertUser(db));
  stranger = signedIn("speaker", await insertUser(db));
  const { id } = await insertSpeaker(db, {
    slug: "mira",
    user_id: stranger.userId,
    categories: ["finance"],
    allows_direct_booking: true,
    fee_40: 5000,
    lat: 48.137154,
    lng: 11.576124,
  });
  await insertSpeakerContent(db, id);
  const contact = { email: "geheim@test.example", phone: "+49 170 0000000" };
  await db.insert(speakerContacts).values({ speaker_id: id, ...contact });
  await insertSpeaker(db, { slug: "hidden", user_id: owner.userId, status: "pending" });
  await eventually(() => search.index().size() === 1);
  await search.settled();
});

/** The API as a signed-in user. */
function asViewer(viewer: Viewer) {
  const signedInApp = new Hono<ApiEnv>();
  signedInApp.use(async (c, next) => {
    c.set("viewer", viewer);
    await next();
  });
  return signedInApp.route("/api", api);
}

async function problem(address: string) {
  const answer = await app.request(address);
  const { error } = (await answer.json()) as ProblemBody;
  return { status: answer.status, ...error };
}

const RANGE = "from=2030-03-01&to=2030-03-31";

test("speakers, profile, availability and categories answer as described", async () => {
  const list = await app.request("/api/v1/speakers?category=finance&limit=5");
  const page = speakerPageSchema.parse(await list.json());
  expect(page).toMatchObject({ total: 1, nextCursor: null });
  expect(page.items[0]?.slug).toBe("mira");

  const profile = speakerSchema.parse(await (await app.request("/api/v1/speakers/mira")).json());
  expect(profile.talks).toHaveLength(2);

  const calendar = await app.request(`/api/v1/speakers/mira/availability?${RANGE}`);
  expect(availabilitySchema.parse(await calendar.json()).days).toHaveLength(31);

  const categories = await app.request("/api/v1/categories");
  expect(await categories.json()).toMatchObject({ items: expect.any(Array) });
});

test("what is answered is exactly what the document describes", async () => {
  const profile = await (await app.request("/api/v1/speakers/mira")).json();
  expect(speakerSchema.strict().parse(profile)).toEqual(profile);
});

describe("malformed and unknown", () => {
  test.each([
    ["/api/v1/speakers?limit=abc", "limit"],
    ["/api/v1/speakers?limit=2.5", "limit"],
    ["/api/v1/speakers?limit=1&limit=2", "limit"],
    ["/api/v1/speakers?cursor=nonsense", "cursor"],
    ["/api/v1/speakers?category=%27%20or%201%3D1--", "category"],
    ["/api/v1/speakers?category=", "category"],
    ["/api/v1/speakers?category=a&category=B", "category"],
    [`/api/v1/speakers?${"category=a&".repeat(21)}`, "category"],
    ["/api/v1/speakers?minPrice=-1", "minPrice"],
    ["/api/v1/speakers?maxPrice=1e3", "maxPrice"],
    ["/api/v1/speakers?experience=viel", "experience"],
    ["/api/v1/speakers?gender=x", "gender"],
    ["/api/v1/speakers?format=buch", "format"],
    ["/api/v1/speakers?date=2030-02-30", "date"],
    ["/api/v1/speakers?near=nebenan", "near"],
    ["/api/v1/speaker-cards?sort=id%3Bdrop%20table", "sort"],
    ["/api/v1/speaker-cards?cursor=nonsense", "cursor"],
    [`/api/v1/suggestions?q=${"a".repeat(201)}`, "q"],
    ["/api/v1/speakers/mira/availability?to=2030-03-01", "from"],
    ["/api/v1/speakers/mira/availability?from=2030-02-30&to=2030-03-01", "from"],
    ["/api/v1/speakers/mira/availability?from=2030-03-01&to=2030-03-01T00:00", "to"],
    ["/api/v1/speakers/mira/availability?from=2030-03-02&to=2030-03-01", "to"],
    ["/api/v1/speakers/mira/availability?from=2030-03-01&to=2032-03-01", "to"],
  ])("%s is answered with 400 and names %s", async (address, field) => {
    const answer = await problem(address);
    expect(answer).toMatchObject({ status: 400, code: "bad_request" });
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
    expect(answer.requestId).toMatch(/.{8,}/);
  });

  test.each([
    "/api/v1/speakers/nobody",
    "/api/v1/speakers/hidden",
    `/api/v1/speakers/hidden/availability?${RANGE}`,
    "/api/v1/speakers/MIRA",
    "/api/v1/speakers/mira%27--",
    "/api/v1/speakers/mira/",
    `/api/v1/speakers/${"a".repeat(5000)}`,
    "/api/v1/unknown",
    "/api/v2/speakers",
    "/api",
  ])("%s is answered with 404 in JSON", async (address) => {
    expect(await problem(address)).toMatchObject({ status: 404, code: "not_found" });
  });

  test("unknown parameters are ignored, limits out of range are clamped", async () => {
    for (const query of ["utm_source=x", "limit=1000000000", "limit=1e9", "limit=-3"]) {
      expect((await app.request(`/api/v1/speakers?${query}`)).status).toBe(200);
    }
  });
});

describe("caching", () => {
  test("public reads may be shared for a short while and are confirmed by ETag", async () => {
    const first = await app.request("/api/v1/speakers/mira");
    expect(first.headers.get("cache-control")).toMatch(/^public, max-age=60/);
    expect(first.headers.get("vary")).toMatch(/authorization/i);
    const etag = first.headers.get("etag") ?? "";
    const again = await app.request("/api/v1/speakers/mira", {
      headers: { "if-none-match": etag },
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("cache-control")).toMatch(/^public/);
  });

  test("HEAD answers like GET without a body", async () => {
    const get = await app.request("/api/v1/speakers");
    const head = await app.request("/api/v1/speakers", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("etag")).toBe(get.headers.get("etag"));
  });

  test("errors and answers to signed-in users are not stored", async () => {
    const missing = await app.request("/api/v1/speakers/nobody");
    expect(missing.headers.get("cache-control")).toBe("no-store");
    const own = await asViewer(owner).request("/api/v1/speakers/hidden");
    expect(own.headers.get("cache-control")).toBe("private, no-store");
  });
});

test("a hidden profile is shown to its owner and to admins, and to no other caller", async () => {
  const admin: Viewer = { ...stranger, role: "admin" };
  const customer: Viewer = { ...stranger, role: "customer" };
  for (const path of ["hidden", `hidden/availability?${RANGE}`]) {
    const statuses = [owner, admin, customer, stranger].map(async (viewer) => {
      return (await asViewer(viewer).request(`/api/v1/speakers/${path}`)).status;
    });
    expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404]);
  }
});

test("no public answer tells contact data, accounts, exact places or secrets [SEC-12]", async () => {
  const addresses = [
    "/api/v1/speakers",
    "/api/v1/speakers/mira",
    `/api/v1/speakers/mira/availability?${RANGE}`,
    "/api/v1/categories",
    "/api/v1/speaker-cards",
    "/api/v1/suggestions?q=te",
    "/api/v1/speakers/nobody",
    "/api/v1/speakers?limit=abc",
    "/api/openapi.json",
    "/api/docs",
  ];
  for (const address of addresses) {
    const answer = await app.request(address);
    expect(answer.status, address).toBeLessThan(500);
    const content = await answer.text();
    for (const secret of [stranger.userId, owner.userId, "geheim@", "+49 170", "48.1371"]) {
      expect(content, address).not.toContain(secret);
    }
    // The document names the fields of private answers too, but no values.
    if (address === "/api/openapi.json") continue;
    expect(content, address).not.toMatch(
      /"[^"]*(e_?mail|phone|hash|token|password|billing)[^"]*":/i,
    );
    expect(content, address).not.toMatch(/"user_id":"/);
  }
});

test("the typed client reaches the API and sends the token of the session", async () => {
  const seen: (string | null)[] = [];
  const client = createApiClient({
    accessToken: async () => "access-token",
    fetch: async (input, init) => {
      const request = new Request(new URL(String(input), "http://localhost:3000"), init);
      seen.push(request.headers.get("authorization"));
      return app.request(request);
    },
  });
  const speaker = await client.call("GET /speakers/{slug}", { params: { slug: "mira" } });
  expect(speaker.talks[0]?.title).toBe("Neuer Vortrag");
  expect(seen).toEqual(["Bearer access-token"]);
});

test("a comparison is handed on as a file: public facts only, for the day and place asked for", async () => {
  const path = "/api/v1/comparison.pdf";
  const answer = await app.request(
    `${path}?speakers=mira,hidden,nobody&date=2030-03-01&ort=Online&thema=Mut`,
  );
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")).toContain("speaker-vergleich.pdf");
  const pdf = readPdf(Buffer.from(await answer.arrayBuffer()));
  const text = pdfText(pdf);
  expect(pageCount(pdf)).toBeGreaterThan(0);
  expect(text).toContain("Speaker im Vergleich");
  expect(text).toContain("Termin: 01. März 2030 · Ort: Online · Thema: Mut");
  expect(text).toContain("Direkt buchbar");
  expect(text).not.toMatch(/geheim@test|170 0000000|hidden/);
  expect(await problem(`${path}?speakers=hidden`)).toMatchObject({ status: 404 });
  expect(await problem(path)).toMatchObject({ status: 400 });
  expect(await problem(`${path}?speakers=mira&date=morgen`)).toMatchObject({
    status: 400,
    fields: { date: "Bitte geben Sie einen Tag im Format JJJJ-MM-TT an." },
  });
});
