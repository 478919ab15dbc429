import { findNewSlug } from "#data/queries/content/content.ts";
import { findPublishedLanding, type LandingRow } from "#data/queries/content/landing-pages.ts";
import { landingName, landingPath } from "#domain/content/landing-page.ts";
import { parseMarkdown } from "#domain/content/markdown.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import type { Ctx } from "#features/ctx.ts";
import { namedSpeakers } from "../named-speakers.server.ts";
import { landingSpeakers } from "./landing-view.server.ts";
import type { LandingView } from "./landing-view.ts";

/** The page of a category for one city or purpose; drafts do not exist for visitors. */
export async function readLanding(
  ctx: Ctx,
  category: string,
  slug: string,
): Promise<Result<LandingView, "not_found">> {
  const page = await findPublishedLanding(ctx.db, category, slug);
  return page ? ok(await landingView(ctx, page)) : failure("not_found");
}

/** A page as visitors see it, published or not. */
export async function landingView(ctx: Ctx, page: LandingRow): Promise<LandingView> {
  const { cards, total, isThin } = await landingSpeakers(ctx, page);
  const blocks = parseMarkdown(page.body);
  return {
    path: landingPath(page),
    category: page.category,
    label: CATEGORIES.find(({ name }) => name === page.category)?.label ?? page.category,
    city: page.city,
    headline: page.headline,
    intro: page.intro,
    blocks,
    named: await namedSpeakers(ctx, blocks),
    faq: page.faq,
    cards,
    total,
    isHidden: isThin || !page.is_indexed,
    seoTitle: page.seo_title ?? page.headline,
    seoDescription: page.seo_description ?? page.intro,
  };
}

/** Where a page is found that was renamed. */
export async function findNewLanding(ctx: Ctx, category: string, slug: string) {
  const name = await findNewSlug(ctx.db, "landing", landingName(category, slug));
  return name?.startsWith(`${category}-`)
    ? landingPath({ category, slug: name.slice(category.length + 1) })
    : null;
}

/** The pages that search engines may list. */
export async function listIndexedLandings(ctx: Ctx) {
  const pages = (await ctx.kept.landingPages()).filter(({ is_indexed }) => is_indexed);
  const shown = await Promise.all(
    pages.map(async (page) => ({ page, isThin: (await landingSpeakers(ctx, page)).isThin })),
  );
  return shown
    .filter(({ isThin }) => !isThin)
    .map(({ page }) => ({ path: landingPath(page), updated_at: page.updated_at }));
}

/** The pages below a category, for the page of the category to link to. */
export async function listLandingLinks(ctx: Ctx, category: string) {
  const pages = await ctx.kept.landingPages();
  return pages
    .filter((page) => page.category === category)
    .map((page) => ({ path: landingPath(page), label: page.headline }));
}
