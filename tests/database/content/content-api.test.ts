import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { expect, test } from "vitest";
import {
  blogPostSpeakers,
  blogPosts,
  contentReports,
  settings,
  slugRedirects,
} from "#data/schema/content.ts";
import { outbox } from "#data/schema/outbox.ts";
import { withdrawals } from "#data/schema/withdrawals.ts";
import { BOOKING_CONSENT_VERSIONS, LEGAL_VERSIONS } from "#domain/content/legal-documents.ts";
import { plainText } from "#domain/content/rich-text.ts";
import { listPosts } from "#features/content/blog/list-posts.server.ts";
import { readPost } from "#features/content/blog/read-post.server.ts";
import { findNewAddress } from "#features/content/find-new-address.server.ts";
import {
  LEGAL_TEMPLATES,
  type LegalPage,
  readLegalDocument,
} from "#features/content/legal/read-legal-document.server.ts";
import { VISITOR } from "#features/ctx.ts";
import { renderMail } from "#features/mail/content/render-mail.ts";
import { createApi } from "#server/api/api.ts";
import type { ApiEnv } from "#server/api/request/api-env.ts";
import { createRateLimiter } from "#server/http/limits/rate-limiter.ts";
import { createSeo } from "#server/seo/create-seo.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import {
  given,
  insertBooking,
  insertSpeaker,
  insertUser,
} from "#tests/support/database/records.ts";
import { testSearch } from "#tests/support/search/search.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { captureLog } from "#tests/support/test-edge.ts";

const database = await testDatabase({ isOpen: false });
const { db } = database;
const listed = await insertSpeaker(db, {
  slug: "ada-gelistet",
  categories: ["finance"],
  languages_spoken: ["Deutsch", "Englisch"],
});
const hidden = await insertSpeaker(db, { slug: "ben-verborgen", status: "pending" });
const ctx = testCtx(db, { search: await testSearch(database) });
const NOW = ctx.now();
const DAY_MS = 86_400_000;

type NewPost = Partial<typeof blogPosts.$inferInsert> & { slug: string };
async function insertPost(post: NewPost) {
  const [row] = await db
    .insert(blogPosts)
    .values({
      title: `Titel ${post.slug}`,
      author_name: "Kim Beispiel",
      status: "published",
      published_at: new Date(NOW.getTime() - DAY_MS),
      ...post,
    })
    .returning();
  return given(row);
}

const shown = await insertPost({
  slug: "gezeigt",
  category: "Technik",
  tags: ["Ton"],
  body: "## Eins\n\nText 100% <b>x</b>\n\n## Zwei\n\n## Drei",
});
await insertPost({ slug: "nachbar", category: "Technik" });
await insertPost({ slug: "entwurf", status: "draft" });
await insertPost({
  slug: "geplant",
  status: "scheduled",
  published_at: new Date(NOW.getTime() + DAY_MS),
});
await insertPost({ slug: "spaeter", published_at: new Date(NOW.getTime() + DAY_MS) });
await insertPost({ slug: "archiv", status: "archived" });
await db.insert(blogPostSpeakers).values([
  { post_id: shown.id, speaker_id: hidden.id, sort_order: 0 },
  { post_id: shown.id, speaker_id: listed.id, sort_order: 1 },
]);

test("only published articles are listed, by category and words", async () => {
  const query = { q: "", category: null, page: 1 };
  const all = await listPosts(ctx, query);
  expect(all.posts.map(({ slug }) => slug).toSorted()).toEqual(["gezeigt", "nachbar"]);
  expect(all.categories).toEqual([{ name: "Technik", posts: 2 }]);
  expect((await listPosts(ctx, { ...query, q: "100%" })).total).toBe(1);
  expect((await listPosts(ctx, { ...query, q: "%" })).total).toBe(1);
  expect((await listPosts(ctx, { ...query, q: "ton" })).total).toBe(1);
  expect((await listPosts(ctx, { ...query, category: "Recht" })).total).toBe(0);
  expect((await listPosts(ctx, { ...query, page: 9 })).posts).toEqual([]);
});

test("an article brings contents, listed speakers and neighbours; others do not exist", async () => {
  const post = await readPost(ctx, "gezeigt");
  if (!post.ok) throw new Error("missing");
  const { contents, speakers, related } = post.value;
  expect(contents.map(({ id }) => id)).toEqual(["eins", "zwei", "drei"]);
  expect(speakers.map(({ slug }) => slug)).toEqual(["ada-gelistet"]);
  expect(related.map(({ slug }) => slug)).toEqual(["nachbar"]);
  for (const slug of ["entwurf", "geplant", "spaeter", "archiv", "nie"]) {
    expect((await readPost(ctx, slug)).ok, slug).toBe(false);
  }
});

test("renamed pages are found under their new address", async () => {
  await db.insert(slugRedirects).values({ kind: "blog", from_slug: "alt", to_slug: "gezeigt" });
  expect(await findNewAddress(ctx, "blog", "alt")).toBe("/blog/gezeigt");
  expect(await findNewAddress(ctx, "speaker", "alt")).toBeNull();
});

test("sitemaps hold what is public and nothing else", async () => {
  const seo = createSeo(ctx);
  const read = async (path: string) => (await seo.request(path)).text();
  const index = await read("/sitemap.xml");
  for (const file of ["pages", "speakers-1", "articles", "topics"]) {
    expect(index).toContain(`http://localhost:3000/sitemap/${file}.xml`);
  }
  const speakers = await read("/sitemap/speakers-1.xml");
  expect(speakers).toContain("/speaker/ada-gelistet</loc>");
  expect(speakers).toContain("/en/speaker/ada-gelistet</loc>");
  expect(speakers).not.toContain("ben-verborgen");
  const articles = await read("/sitemap/articles.xml");
  expect(articles.match(/<loc>/g)).toHaveLength(2);
  expect(await read("/sitemap/topics.xml")).toMatch(/themen\/finance<\/loc><lastmod>/);
  expect(await read("/sitemap/topics.xml")).not.toContain("leadership");
  expect(await read("/sitemap/pages.xml")).toContain("/agb</loc><lastmod>");
  expect((await seo.request("/sitemap/speakers-2.xml")).status).toBe(404);
  expect((await seo.request("/sitemap/geheim.xml")).status).toBe(404);
  const feed = await read("/blog/feed.xml");
  expect(feed).toContain("/blog/gezeigt</link>");
  expect(feed).not.toContain("entwurf");
});

const pages = Object.keys(LEGAL_TEMPLATES) as LegalPage[];

test.each(pages)("the text %s is a draft until its version is confirmed", async (page) => {
  const before = await readLegalDocument(ctx, page);
  expect(before).toMatchObject({ isDraft: true, version: LEGAL_VERSIONS[page].version });
  expect(before.blocks.length).toBeGreaterThan(4);
  const value = { [page]: LEGAL_VERSIONS[page].version };
  await db.insert(settings).values({ key: "legal_confirmed", value });
  expect((await readLegalDocument(ctx, page)).isDraft).toBe(false);
  await db.delete(settings).where(eq(settings.key, "legal_confirmed"));
});

test("legal texts name the operator, refuse arbitration and link to no closed platform", async () => {
  const name = "Prüf *GmbH* [x](/y)";
  await db.insert(settings).values({ key: "company", value: { name, email: "a@b.example" } });
  const texts = new Map<string, string>();
  for (const page of pages) {
    const { blocks, isIncomplete } = await readLegalDocument(ctx, page);
    expect(isIncomplete).toBe(true);
    texts.set(page, JSON.stringify(blocks));
    expect(JSON.stringify(blocks)).not.toMatch(/ec\.europa\.eu|consumers\/odr|undefined/);
  }
  for (const page of ["impressum", "agb", "datenschutz", "widerrufsbelehrung"]) {
    expect(texts.get(page)).toContain(name);
  }
  for (const page of ["impressum", "agb"]) expect(texts.get(page)).toContain("§\u00a036 VSBG");
  const { blocks } = await readLegalDocument(ctx, "ranking");
  const table = blocks.find(({ kind }) => kind === "table");
  const weights = table?.kind === "table" ? table.rows.map((row) => plainText(row[1] ?? [])) : [];
  expect(weights).toEqual([
    "Bewertung × 0,4",
    "0,3 je 100 Buchungen",
    "0,1 je 20 Jahre",
    "0,1 zusätzlich",
    "0,2 zusätzlich",
  ]);
});

test("a booking accepts the versions that the pages show", () => {
  expect(BOOKING_CONSENT_VERSIONS).toEqual({
    agb: LEGAL_VERSIONS.agb.version,
    widerruf: LEGAL_VERSIONS.widerrufsbelehrung.version,
  });
});

const REPORT = {
  kind: "speaker",
  address: "/speaker/ada-gelistet",
  reason: "copyright",
  explanation: "Das Bild auf dem Profil gehört mir.",
  name: "Kim Beispiel",
  email: "kim@test.example",
  good_faith: true,
};

function sender(path: string, isLimited = false) {
  const rateLimiter = createRateLimiter({ enabled: isLimited, log: captureLog().log });
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    c.set("viewer", VISITOR);
    c.set("rateLimiter", rateLimiter);
    c.set("trustProxy", { hops: 0 });
    await next();
  });
  app.route("/api", createApi(ctx));
  return async (body: unknown) => {
    const answer = await app.request(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
}

const reporter = (isLimited = false) => sender("/api/v1/reports", isLimited);

test("a report is stored and confirmed by a mail without the reporter's words", async () => {
  const { status, body } = await reporter()(REPORT);
  expect(status).toBe(201);
  const id = String(body.id);
  const [row] = await db.select().from(contentReports).where(eq(contentReports.id, id));
  expect(row).toMatchObject({ address: REPORT.address, user_id: null, handled_at: null });
  const mails = await db
    .select()
    .from(outbox)
    .where(eq(outbox.dedupe_key, `report_receipt:${id}`));
  expect(mails).toMatchObject([{ kind: "mail.report_receipt", payload: { to: REPORT.email } }]);
  expect(JSON.stringify(mails)).not.toContain("gehört mir");
});

test("incomplete or foreign reports are refused with the field's name, floods with 429", async () => {
  const send = reporter();
  for (const [field, value] of [
    ["address", "https://evil.example/x"],
    ["address", "//evil.example"],
    ["reason", ""],
    ["explanation", "kurz"],
    ["name", " "],
    ["email", "kein"],
    ["good_faith", false],
  ] as const) {
    const { status, body } = await send({ ...REPORT, [field]: value });
    expect(status, field).toBe(400);
    expect(body).toHaveProperty(["error", "fields", field]);
  }
  const flood = reporter(true);
  const statuses = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await flood(REPORT)).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

const WITHDRAWAL = { name: "Kim Beispiel", reference: "", email: "kim@test.example" };

test("withdrawing does not exist until the operator offers it; then every step is on record", async () => {
  const withdraw = sender("/api/v1/withdrawals");
  const people = { speaker_id: listed.id, customer_id: await insertUser(db) };
  const booking = await insertBooking(db, people);
  const declared = { ...WITHDRAWAL, reference: booking.booking_reference.toLowerCase() };
  expect((await withdraw(declared)).status).toBe(404);
  await db.insert(settings).values({ key: "withdrawal_function", value: true });
  const { status, body } = await withdraw(declared);
  expect(status).toBe(201);
  const id = String(body.id);
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, id));
  expect(row).toMatchObject({ ...declared, booking_id: booking.id, handled_at: null });
  expect(body.received_at).toBe(row?.created_at.toISOString());
  const [mail] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.dedupe_key, `withdrawal_receipt:${id}`));
  const { to, data } = given(mail).payload as { to: string; data: unknown };
  expect(to).toBe(WITHDRAWAL.email);
  const receipt = renderMail("withdrawal_receipt", data, { publicUrl: ctx.publicUrl });
  if (!receipt.ok) throw new Error("no receipt");
  expect(receipt.value.mail.text).toContain(declared.reference);
  expect(receipt.value.mail.text).toContain("Hiermit widerrufe ich");
  expect(receipt.value.mail.text).toMatch(/\d{4} um \d{2}:\d{2} Uhr/);
  // An unknown booking is declared all the same, and the answer does not tell.
  expect((await withdraw({ ...declared, reference: "Vortrag im Mai" })).status).toBe(201);
  for (const [field, value] of [
    ["name", "boese.example"],
    ["reference", " "],
    ["reference", "https://boese.example"],
    ["email", "kein"],
  ] as const) {
    const refused = await withdraw({ ...declared, [field]: value });
    expect(refused.status, field).toBe(400);
    expect(refused.body).toHaveProperty(["error", "fields", field]);
  }
});
