import { findNewSlug } from "#data/queries/content.ts";
import type { Result } from "#domain/result.ts";
import type { Ctx } from "../ctx.ts";

/** Reads by a name that somebody has kept or been given; the speaker may have another one by now. */
export async function underNewName<T, E extends string>(
  ctx: Pick<Ctx, "db">,
  slug: string,
  read: (slug: string) => Promise<Result<T, E>>,
): Promise<Result<T, E>> {
  const found = await read(slug);
  if (found.ok || found.error !== "not_found") return found;
  const renamed = await findNewSlug(ctx.db, "speaker", slug);
  return renamed === undefined ? found : read(renamed);
}
