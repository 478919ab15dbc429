import { and, eq } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { RouterContextProvider } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { ctxContext, type Subject, shownContext } from "#app/context.ts";
import { availabilityOverrides } from "#data/schema/availability.ts";
import { categoryLandingPages, speakerCategories } from "#data/schema/categories.ts";
import { blogPostSpeakers, blogPosts, settings } from "#data/schema/content.ts";
import { reviews } from "#data/schema/reviews.ts";
import {
  galleryImages,
  publications,
  speakerAwards,
  speakerKeyPoints,
  talks,
  testimonials,
  videos,
  workshops,
} from "#data/schema/speakers/speaker-content.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { cents } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { loader as legalPage } from "#routes/legal/legal-page.tsx";
import { loader as mainLayout } from "#routes/main-layout.tsx";
import { loader as about } from "#routes/public/about.tsx";
import { loader as blog } from "#routes/public/blog.tsx";
import { loader as article } from "#routes/public/blog-post.tsx";
import { loader as home } from "#routes/public/home.tsx";
import { loader as landing } from "#routes/public/landing.tsx";
import { loader as profile } from "#routes/public/speaker-profile.tsx";
import { loader as englishProfile } from "#routes/public/speaker-profile-en.tsx";
import { loader as signup } from "#routes/public/speaker-signup.tsx";
import { loader as topic } from "#routes/public/topic.tsx";
import { loader as topics } from "#routes/public/topics.tsx";
import { readChange } from "#server/pages/content-changes.ts";
import { announceLists } from "#server/pages/list-changes.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { heard } from "#tests/support/database/heard.ts";
import { insertBooking, insertSpeaker, insertUser } from "#tests/support/database/records.ts";
import { testSearch } from "#tests/support/search/search.ts";
import { insertSpeakerContent } from "#tests/support/speaker-content.ts";
import { testCtx } from "#tests/support/test-ctx.ts";

const DAY = isoDate("2026-04-30");
const database = await testDatabase();
const { db } = database;
const listed: Subject[] = [];
const search = await testSearch(
  database,
  announceLists({ announce: (...subjects) => void listed.push(...subjects) }),
);
const ctx = testCtx(db, { search, now: () => new Date("2026-04-02T10:00:00Z") });

type Shown = { readonly data: string; readonly subjects: ReadonlySet<Subject> };

/** A page as its loader gives it: what it shows and what it says that it shows. */
function page<Args>(path: string, loader: (args: Args) => unknown, params = {}) {
  const read = async (): Promise<Shown> => {
    const context = new RouterContextProvider();
    const subjects = new Set<Subject>();
    context.set(ctxContext, ctx);
    context.set(shownContext, subjects);
    const request = new Request(ctx.publicUrl + path);
    const args = { request, url: new URL(request.url), params, context } as unknown as Args;
    const data = await Promise.resolve(loader(args)).catch((thrown: unknown) => {
      // What is thrown to say that there is no page is no error.
      if (thrown instanceof Error) throw thrown;
      return thrown;
    });
    return { data: JSON.stringify(data), subjects };
  };
  return [path, read] as const;
}

const KLARA = { slug: "klara" };
const MUT = { slug: "mut" };
const PAGES = new Map([
  page("/agb", mainLayout),
  page("/", home),
  page(`/?date=${DAY}`, home),
  page("/?q=Zaster", home),
  page("/themen", topics),
  page("/themen/leadership", topic, { category: "leadership" }),
  page("/themen/leadership/hamburg", landing, { category: "leadership", slug: "hamburg" }),
  page("/speaker/klara", profile, KLARA),
  page("/speaker/moritz", profile, { slug: "moritz" }),
  page("/en/speaker/klara", englishProfile, KLARA),
  page("/about", about),
  page("/blog", blog),
  page("/blog/mut", article, MUT),
  page("/impressum", legalPage),
  page("/speaker-signup", signup),
]);

let klara = "";
let moritz = "";
let post = "";
let customer = "";
let booking = "";

beforeAll(async () => {
  const both = { categories: ["leadership"], languages_spoken: ["de", "en"] };
  ({ id: klara } = await insertSpeaker(db, { ...both, ...KLARA }));
  ({ id: moritz } = await insertSpeaker(db, { ...both, slug: "moritz" }));
  await insertSpeakerContent(db, klara);
  customer = await insertUser(db);
  const people = { speaker_id: klara, customer_id: customer };
  ({ id: booking } = await insertBooking(db, { ...people, status: "completed" }));
  const published = {
    status: "published" as const,
    published_at: new Date("2026-01-01T08:00:00Z"),
  };
  const written = { ...MUT, ...published, title: "Mut", author_name: "Kim", body: "Mut." };
  const [row] = await db.insert(blogPosts).values(written).returning({ id: blogPosts.id });
  post = row?.id ?? "";
  await db.insert(categoryLandingPages).values({
    category: "leadership",
    slug: "hamburg",
    headline: "Führung in Hamburg",
    status: "published",
  });
  await search.settled();
});

const readAll = async () => {
  const shown = new Map<string, Shown>();
  for (const [path, read] of PAGES) shown.set(path, await read());
  return shown;
};

const ofKlara = ({ speaker_id }: { speaker_id: AnyPgColumn }) => eq(speaker_id, klara);
const own = () => eq(speakers.id, klara);
const settingOf = (key: string, value: object) => db.insert(settings).values({ key, value });

const WRITES: readonly [what: string, write: () => Promise<unknown>][] = [
  [
    "a booking",
    () => insertBooking(db, { speaker_id: klara, customer_id: customer, event_date: DAY }),
  ],
  [
    "a blocked day",
    () =>
      db.insert(availabilityOverrides).values({ speaker_id: moritz, date: DAY, type: "blocked" }),
  ],
  ["a name", () => db.update(speakers).set({ name: "Klara Neu" }).where(own())],
  [
    "a fee",
    () =>
      db
        .update(speakers)
        .set({ fee_40: cents(420_000) })
        .where(own()),
  ],
  ["a rating", () => db.update(speakers).set({ average_rating: 4.5, reviews: 9 }).where(own())],
  ["a talk", () => db.update(talks).set({ title: "Zaster" }).where(ofKlara(talks))],
  ["a workshop", () => db.update(workshops).set({ title: "Neu" }).where(ofKlara(workshops))],
  ["a video", () => db.update(videos).set({ title: "Neu" }).where(ofKlara(videos))],
  [
    "a publication",
    () => db.update(publications).set({ title: "Neu" }).where(ofKlara(publications)),
  ],
  ["an award", () => db.update(speakerAwards).set({ title: "Neu" }).where(ofKlara(speakerAwards))],
  [
    "a point",
    () => db.update(speakerKeyPoints).set({ title: "Neu" }).where(ofKlara(speakerKeyPoints)),
  ],
  [
    "a picture",
    () =>
      db.update(galleryImages).set({ image_url: "/images/neu.webp" }).where(ofKlara(galleryImages)),
  ],
  [
    "a reference",
    () => db.delete(testimonials).where(and(ofKlara(testimonials), eq(testimonials.author, "A"))),
  ],
  [
    "a review",
    () =>
      db.insert(reviews).values({
        ...{ booking_id: booking, speaker_id: klara, customer_id: customer },
        ...{ rating: 5, content: "Klar.", author_name: "Kim", status: "published" },
      }),
  ],
  [
    "an article",
    () => db.update(blogPosts).set({ title: "Neuer Mut" }).where(eq(blogPosts.id, post)),
  ],
  [
    "a speaker of an article",
    () => db.insert(blogPostSpeakers).values({ post_id: post, speaker_id: klara }),
  ],
  [
    "a landing page",
    () =>
      db
        .update(categoryLandingPages)
        .set({ headline: "Hamburg" })
        .where(eq(categoryLandingPages.slug, "hamburg")),
  ],
  [
    "a category",
    () =>
      db
        .update(speakerCategories)
        .set({ label: "Führen" })
        .where(eq(speakerCategories.name, "leadership")),
  ],
  ["a banner", () => settingOf("maintenance_banner", { is_shown: true, text: "Bald zurück" })],
  ["a switch", () => settingOf("features", { speaker_applications: false })],
  ["a hidden profile", () => db.update(speakers).set({ is_active: false }).where(own())],
];

/** Pages that show something else after a write, and those of which the server knows it. */
async function effectOf(write: () => Promise<unknown>) {
  const before = await readAll();
  listed.length = 0;
  const payloads = await heard(database, "content_rows", write);
  await search.settled();
  const changed = new Set([
    ...payloads.flatMap((one) => readChange(one).flatMap(({ subjects }) => subjects)),
    ...listed,
  ]);
  const after = await readAll();
  const paths = [...PAGES.keys()];
  return {
    different: paths.filter((path) => before.get(path)?.data !== after.get(path)?.data),
    stale: paths.filter((path) =>
      [...(before.get(path)?.subjects ?? [])].some((one) => changed.has(one)),
    ),
  };
}

describe("what a page shows differently afterwards it said that it shows:", () => {
  test.each(WRITES)("%s", async (_what, write) => {
    const { different, stale } = await effectOf(write);
    expect(different).not.toEqual([]);
    expect(different.filter((path) => !stale.includes(path))).toEqual([]);
  });
});

describe("no other page is made anew", () => {
  const ofMoritz = () => ({ speaker_id: moritz, customer_id: customer });

  test("after a booking than the speaker's and those of a day", async () => {
    const { stale } = await effectOf(() => insertBooking(db, ofMoritz()));
    expect(stale).toEqual([`/?date=${DAY}`, "/speaker/moritz"]);
  });

  test("after a new video than the speaker's", async () => {
    const video = { speaker_id: moritz, url: "https://youtu.be/y", title: "Auftritt" };
    expect((await effectOf(() => db.insert(videos).values(video))).stale).toEqual([
      "/speaker/moritz",
    ]);
  });

  test("after an article than the magazine", async () => {
    const { stale } = await effectOf(() =>
      db.update(blogPosts).set({ title: "Mut!" }).where(eq(blogPosts.id, post)),
    );
    expect(stale).toEqual(["/blog", "/blog/mut"]);
  });
});
