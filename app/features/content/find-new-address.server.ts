import { findNewSlug } from "#data/queries/content/content.ts";
import type { Ctx } from "#features/ctx.ts";

const PAGES = { speaker: "/speaker", blog: "/blog", topic: "/themen" } as const;

/** Where a page is found whose name has changed; null if it never had another one. */
export async function findNewAddress(
  ctx: Ctx,
  kind: keyof typeof PAGES,
  slug: string,
): Promise<string | null> {
  const renamed = await findNewSlug(ctx.db, kind, slug);
  return renamed === undefined ? null : `${PAGES[kind]}/${renamed}`;
}
