import {
  countSpeakerAddresses,
  listPostAddresses,
  listSpeakerAddresses,
  listTopicChanges,
} from "#data/queries/content/content-sitemap.ts";
import { LEGAL_VERSIONS } from "#domain/content/legal-documents.ts";
import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import { speaksEnglish } from "#domain/speaker/languages.ts";
import { listIndexedLandings } from "#features/content/landing/read-landing.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { ADDRESSES_PER_FILE, newest, type SitemapEntry } from "./sitemap.ts";

type SeoCtx = Ctx;

/** Pages with fixed content; legal texts change with their version. */
const FIXED_PAGES = ["/about", "/speaker-signup"];
const LEGAL_PATHS = [
  "impressum",
  "datenschutz",
  "agb",
  "widerrufsbelehrung",
  "barrierefreiheit",
  "ranking",
  "bewertungen",
] as const;

export async function pageEntries(ctx: SeoCtx): Promise<SitemapEntry[]> {
  const { newest: speakersChanged } = await countSpeakerAddresses(ctx.db);
  const posts = await listPostAddresses(ctx.db, ctx.now());
  const postsChanged = newest(posts.map(({ updated_at }) => updated_at));
  const page = (path: string, changedAt: Date | null) => ({
    url: `${ctx.publicUrl}${path}`,
    changedAt,
  });
  return [
    page("/", speakersChanged),
    page("/themen", speakersChanged),
    page("/blog", postsChanged),
    ...FIXED_PAGES.map((path) => page(path, null)),
    ...LEGAL_PATHS.map((name) =>
      page(`/${name}`, new Date(`${LEGAL_VERSIONS[name].date}T00:00:00Z`)),
    ),
  ];
}

/** Listed speakers alone, with nothing but their address. */
export async function speakerEntries(ctx: SeoCtx, file: number): Promise<SitemapEntry[]> {
  const limit = ADDRESSES_PER_FILE;
  const rows = await listSpeakerAddresses(ctx.db, { limit, offset: (file - 1) * limit });
  return rows.flatMap(({ slug, updated_at, languages: spoken }) => {
    const german = `${ctx.publicUrl}/speaker/${slug}`;
    if (!speaksEnglish(spoken)) return [{ url: german, changedAt: updated_at }];
    const english = `${ctx.publicUrl}/en/speaker/${slug}`;
    const languages = [
      { lang: "de", url: german },
      { lang: "en", url: english },
    ];
    return [german, english].map((url) => ({ url, changedAt: updated_at, languages }));
  });
}

export async function articleEntries(ctx: SeoCtx): Promise<SitemapEntry[]> {
  const posts = await listPostAddresses(ctx.db, ctx.now());
  return posts.map(({ slug, updated_at }) => ({
    url: `${ctx.publicUrl}/blog/${slug}`,
    changedAt: updated_at,
  }));
}

/** A topic or landing page without enough speakers is a thin page and stays out. */
export async function topicEntries(ctx: SeoCtx): Promise<SitemapEntry[]> {
  const changes = new Map(
    (await listTopicChanges(ctx.db)).map(({ name, updated_at }) => [name, updated_at]),
  );
  const topics = CATEGORIES.filter(({ name }) => changes.has(name)).map(({ name }) => ({
    url: `${ctx.publicUrl}/themen/${name}`,
    changedAt: changes.get(name) ?? null,
  }));
  const landings = await listIndexedLandings(ctx);
  return [
    ...topics,
    ...landings.map(({ path, updated_at }) => ({
      url: `${ctx.publicUrl}${path}`,
      changedAt: updated_at,
    })),
  ];
}

/** The files of the index, each with its newest change. */
export async function indexEntries(ctx: SeoCtx): Promise<SitemapEntry[]> {
  const { total, newest: speakersChanged } = await countSpeakerAddresses(ctx.db);
  const speakerFiles = Array.from(
    { length: Math.max(1, Math.ceil(total / ADDRESSES_PER_FILE)) },
    (_value, index) => ({ name: `speakers-${index + 1}`, changedAt: speakersChanged }),
  );
  const changed = (entries: readonly SitemapEntry[]) =>
    newest(entries.map(({ changedAt }) => changedAt));
  const files = [
    { name: "pages", changedAt: changed(await pageEntries(ctx)) },
    ...speakerFiles,
    { name: "articles", changedAt: changed(await articleEntries(ctx)) },
    { name: "topics", changedAt: changed(await topicEntries(ctx)) },
  ];
  return files.map(({ name, changedAt }) => ({
    url: `${ctx.publicUrl}/sitemap/${name}.xml`,
    changedAt,
  }));
}
