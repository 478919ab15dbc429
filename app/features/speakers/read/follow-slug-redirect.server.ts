import { findNewSlug } from "#data/queries/content/content.ts";
import type { Result } from "#domain/result.ts";
import type { Ctx } from "#features/ctx.ts";

/** Stored and shared addresses may hold a slug that the speaker has changed since. */
export async function followSlugRedirect<T, E extends string>(
  ctx: Pick<Ctx, "db">,
  slug: string,
  read: (slug: string) => Promise<Result<T, E>>,
): Promise<Result<T, E>> {
  const found = await read(slug);
  if (found.ok || found.error !== "not_found") return found;
  const renamed = await findNewSlug(ctx.db, "speaker", slug);
  return renamed === undefined ? found : read(renamed);
}
