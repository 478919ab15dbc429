import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { publishDuePosts } from "#data/queries/content/posts-admin.ts";
import { userRoles } from "#data/schema/accounts.ts";
import { blogPosts } from "#data/schema/content.ts";
import { auditLog } from "#data/schema/outbox.ts";
import { talks } from "#data/schema/speakers/speaker-content.ts";
import { readPost } from "#features/content/blog/read-post.server.ts";
import { findNewAddress } from "#features/content/find-new-address.server.ts";
import { findNewLanding, readLanding } from "#features/content/landing/read-landing.server.ts";
import { readBanners } from "#features/content/read-banners.server.ts";
import { VISITOR, type Viewer } from "#features/ctx.ts";
import { createApi } from "#server/api/api.ts";
import { PERMISSIONS } from "#server/api/operation/permissions.ts";
import type { ApiEnv } from "#server/api/request/api-env.ts";
import { TRUST_NOBODY } from "#server/http/limits/trust-proxy.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertSpeaker, insertUser } from "#tests/support/database/records.ts";
import { signedIn, testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
let clock = new Date("2026-04-30T10:00:00Z");
const ctx = testCtx(db, { now: () => clock });
const api = createApi(ctx);
const adminId = await insertUser(db);
await db.insert(userRoles).values({ user_id: adminId, role: "admin" });
const admin = signedIn("admin", adminId);

async function call(viewer: Viewer, method: string, path: string, body?: unknown) {
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    c.set("viewer", viewer);
    c.set("trustProxy", TRUST_NOBODY);
    c.set("rateLimiter", { use: async () => null });
    await next();
  });
  app.route("/api", api);
  const isForm = body instanceof FormData;
  const answer = await app.request(`/api/v1${path}`, {
    method,
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...(isForm ? {} : { headers: { "content-type": "application/json" } }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get("content-type")?.includes("json");
  return { status: answer.status, body: isJson ? JSON.parse(text) : text };
}

const POST = {
  version: null,
  slug: "",
  status: "draft",
  title: "Wie ein Briefing gelingt",
  excerpt: "Kurz gesagt.",
  body: "## Anfang\n\nText mit [Link](https://a.example).",
  category: "Praxis",
  tags: ["briefing"],
  author_name: "Redaktion",
  cover_image_url: null,
  seo_title: null,
  seo_description: null,
  published_at: null,
  speaker_ids: [],
};

const MINE =
  /^(\w+) (\/v1\/admin\/(?:posts|talks|media|landing-pages|settings|mail-sender|ranking-preview|mail-templates).*)$/;
const ROUTES = Object.keys(PERMISSIONS).flatMap((name) => {
  const [, method, path] = MINE.exec(name) ?? [];
  return method && path ? [{ method, path: path.slice(3) }] : [];
});

const PAGE = {
  version: null,
  category: "leadership",
  city: "Berlin",
  slug: "",
  status: "published",
  headline: "Leadership-Speaker in Berlin",
  intro: "Finden Sie Speaker.",
  body: "",
  faq: [{ question: "Was kostet das?", answer: "Es kommt darauf an." }],
  pinned_speaker_ids: [],
  list_rule: { sort: "relevance", most: 12, withinKm: null },
  seo_title: null,
  seo_description: null,
  is_indexed: true,
};

test("only admins read or write content, mails and settings [ROLE-13] [CALL-44]", async () => {
  expect(ROUTES.length).toBeGreaterThan(25);
  const id = "6f0c1a52-4b0e-4d7c-9a53-0f4f3c2b1a90";
  const text = { subject: "s", preheader: "", body: "# h" };
  const bodies: Record<string, unknown> = {
    "/posts": POST,
    "/talks": { ids: [id], change: { is_hidden: true } },
    "/settings": { value: true, version: null },
    "/ranking": { weights: {} },
    "/landing-pages": PAGE,
    "/media": { alt: "Bühne", credit: null, rights: null, rights_expire_on: null },
  };
  for (const { method, path } of ROUTES) {
    const url = path.replace(":id", id).replace(":key", "company");
    const known = Object.entries(bodies).find(([part]) => url.includes(part))?.[1];
    const form = url === "/admin/media" ? new FormData() : null;
    form?.set("file", new File(["x"], "x.png"));
    const hasBody = method !== "GET" && method !== "DELETE";
    const body = hasBody ? (form ?? known ?? { ...text, text }) : undefined;
    expect((await call(VISITOR, method, url, body)).status, `${method} ${url}`).toBe(401);
    for (const role of ["customer", "speaker"] as const) {
      const { status } = await call(signedIn(role, await insertUser(db)), method, url, body);
      expect(status, `${method} ${url} ${role}`).toBe(403);
    }
  }
  expect(await db.select().from(blogPosts)).toEqual([]);
});

describe("posts", () => {
  test("are created, found in the list and filled into the editor [ADMIN-12] [CALL-45]", async () => {
    const made = await call(admin, "POST", "/admin/posts", POST);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ slug: "wie-ein-briefing-gelingt", status: "draft" });
    const list = await call(admin, "GET", "/admin/posts?q=briefing&status=draft");
    expect(list.body).toMatchObject({ total: 1, categories: ["Praxis"] });
    expect((await call(admin, "GET", `/admin/posts/${made.body.id}`)).body.body).toBe(POST.body);
    expect((await readPost(ctx, "wie-ein-briefing-gelingt")).ok).toBe(false);
  });

  test.each(["[x](javascript:alert(1))", "<script>alert(1)</script>"])(
    "%s is refused with a German sentence [SEC-32]",
    async (body) => {
      const refused = await call(admin, "POST", "/admin/posts", { ...POST, slug: "boese", body });
      expect(refused.status).toBe(422);
      expect(refused.body.error.fields.body).toMatch(/erlaubt/);
    },
  );

  test("an address belongs to one post, and an old one leads on", async () => {
    const first = await call(admin, "POST", "/admin/posts", {
      ...POST,
      slug: "eins",
      status: "published",
    });
    expect(first.status).toBe(201);
    const taken = await call(admin, "POST", "/admin/posts", { ...POST, slug: "eins" });
    expect(taken.body.error.fields.slug).toMatch(/vergeben/);
    const { id, updated_at: version } = first.body;
    clock = new Date(clock.getTime() + 60_000);
    const renamed = { ...POST, slug: "zwei", status: "published", version };
    expect((await call(admin, "PUT", `/admin/posts/${id}`, renamed)).status).toBe(200);
    expect(await findNewAddress(ctx, "blog", "eins")).toBe("/blog/zwei");
    expect((await readPost(ctx, "zwei")).ok).toBe(true);
    const late = await call(admin, "PUT", `/admin/posts/${id}`, { ...renamed, title: "Alt" });
    expect(late.status).toBe(409);
    expect((await call(admin, "DELETE", `/admin/posts/${id}`)).status).toBe(409);
  });

  test("an old address leads on until another post is public under it", async () => {
    const save = (slug: string, status: string, made?: { id: string; updated_at: string }) => {
      clock = new Date(clock.getTime() + 60_000);
      const isPlanned = status === "scheduled";
      const published_at = isPlanned ? new Date(clock.getTime() + 3_600_000).toISOString() : null;
      const post = { ...POST, slug, status, published_at, version: made?.updated_at ?? null };
      const path = made ? `/admin/posts/${made.id}` : "/admin/posts";
      return call(admin, made ? "PUT" : "POST", path, post);
    };
    const moved = await save("umzug-alt", "published");
    expect((await save("umzug-neu", "published", moved.body)).status).toBe(200);
    let heir = await save("umzug-erbe", "scheduled");
    for (const [slug, status] of [
      ["umzug-alt", "scheduled"],
      ["umzug-erbe", "scheduled"],
      ["umzug-alt", "draft"],
      ["umzug-alt", "archived"],
    ] as const) {
      heir = await save(slug, status, heir.body);
      expect(heir.status).toBe(200);
      expect(await findNewAddress(ctx, "blog", "umzug-alt"), status).toBe("/blog/umzug-neu");
    }
    expect((await save("umzug-alt", "published", heir.body)).status).toBe(200);
    expect((await readPost(ctx, "umzug-alt")).ok).toBe(true);
    expect(await findNewAddress(ctx, "blog", "umzug-alt")).toBeNull();
  });

  test("a scheduled post goes public by itself when its moment has come", async () => {
    const at = new Date(clock.getTime() + 3_600_000).toISOString();
    const planned = { ...POST, slug: "spaeter", status: "scheduled", published_at: at };
    const past = { ...planned, slug: "vorbei", published_at: "2026-01-01T00:00:00Z" };
    expect((await call(admin, "POST", "/admin/posts", past)).status).toBe(422);
    expect((await call(admin, "POST", "/admin/posts", planned)).status).toBe(201);
    expect(await publishDuePosts(db, clock)).toEqual([]);
    expect((await readPost(ctx, "spaeter")).ok).toBe(false);
    clock = new Date(clock.getTime() + 3_600_001);
    expect(await publishDuePosts(db, clock)).toHaveLength(1);
    expect((await readPost(ctx, "spaeter")).ok).toBe(true);
  });
});

describe("talks", () => {
  test("are listed, recategorised together, hidden and exported [ADMIN-16]", async () => {
    const speaker = await insertSpeaker(db, { slug: "vortraegerin", name: "=Vera" });
    const made = await db
      .insert(talks)
      .values(["Mut", "Ruhe"].map((title) => ({ speaker_id: speaker.id, title })))
      .returning();
    const ids = made.map(({ id }) => id);
    const change = { category: "leadership", is_hidden: true };
    const done = await call(admin, "POST", "/admin/talks/changes", { ids, change });
    expect(done.body).toEqual({ changed: 2 });
    const list = await call(admin, "GET", "/admin/talks?state=hidden&category=leadership&q=mut");
    expect(list.body.items).toMatchObject([{ title: "Mut", is_hidden: true }]);
    const file = await call(admin, "GET", "/admin/talks.csv");
    expect(file.body).toContain("'=Vera");
    const shown = await call(VISITOR, "GET", "/speakers/vortraegerin");
    expect(shown.body.talks).toEqual([]);
    const wrong = { ids, change: { category: "gibt-es-nicht" } };
    expect((await call(admin, "POST", "/admin/talks/changes", wrong)).status).toBe(422);
  });
});

describe("landing pages", () => {
  test("are made, renamed with a redirect, and hidden while thin [ADMIN-25]", async () => {
    const made = await call(admin, "POST", "/admin/landing-pages", PAGE);
    expect(made.status).toBe(201);
    const shown = await readLanding(ctx, "leadership", "berlin");
    expect(shown).toMatchObject({ ok: true, value: { isHidden: true, faq: PAGE.faq } });
    expect((await call(admin, "POST", "/admin/landing-pages", PAGE)).body.error.code).toBe(
      "slug_taken",
    );
    const again = { ...PAGE, slug: "berlin-mitte" };
    expect((await call(admin, "POST", "/admin/landing-pages", again)).body.error.code).toBe(
      "city_taken",
    );
    const file = await call(admin, "GET", `/admin/landing-pages/${made.body.id}`);
    expect(made.body).toEqual(file.body);
    const renamed = { ...PAGE, slug: "in-berlin", version: file.body.updated_at };
    expect((await call(admin, "PUT", `/admin/landing-pages/${made.body.id}`, renamed)).status).toBe(
      200,
    );
    expect((await readLanding(ctx, "leadership", "berlin")).ok).toBe(false);
    expect(await findNewLanding(ctx, "leadership", "berlin")).toBe("/themen/leadership/in-berlin");
    expect((await call(admin, "GET", "/admin/landing-pages")).body.items).toMatchObject([
      { is_thin: true },
    ]);
    const draft = { ...PAGE, city: null, slug: "berlin", status: "draft" };
    expect((await call(admin, "POST", "/admin/landing-pages", draft)).status).toBe(201);
    expect(await findNewLanding(ctx, "leadership", "berlin")).toBe("/themen/leadership/in-berlin");
  });
});

describe("settings", () => {
  const save = (key: string, value: unknown, version: string | null = null) =>
    call(admin, "PUT", `/admin/settings/${key}`, { value, version });

  test("hold at once, keep their history and can go back [ADMIN-24]", async () => {
    const banner = { is_shown: true, text: "Wartung heute ab 22 Uhr" };
    expect((await save("maintenance_banner", banner)).status).toBe(200);
    expect(await readBanners(ctx)).toEqual([{ label: "Hinweis zum Betrieb", text: banner.text }]);
    expect((await save("maintenance_banner", banner)).status).toBe(409);
    const all = await call(admin, "GET", "/admin/settings");
    const one = all.body.settings.find((row: { key: string }) => row.key === "maintenance_banner");
    expect(one).toMatchObject({ value: banner, is_default: false });
    expect((await save("maintenance_banner", null, one.updated_at)).status).toBe(200);
    expect(await readBanners(ctx)).toEqual([]);
    const { body } = await call(admin, "GET", "/admin/settings/maintenance_banner/versions");
    expect(body.versions).toMatchObject([
      { before: banner, after: null },
      { before: null, after: banner },
    ]);
    const rows = await db.select().from(auditLog);
    expect(rows.filter(({ action }) => action === "setting.change")).toHaveLength(2);
  });

  test("what makes no sense is refused with a sentence at its field", async () => {
    const wrong = await save("booking_deadlines", { inquiry: 0, offer: 7 });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.error.fields).sort()).toEqual(["hold", "inquiry"]);
    expect((await save("gibt_es_nicht", true)).status).toBe(404);
  });
});
