import { findByPath } from "#data/queries/imported-lists.ts";
import type { Ctx } from "../ctx.ts";

/** Where a path of a former website leads now. */
export async function findFormerAddress(
  { db }: Pick<Ctx, "db">,
  pathname: string,
): Promise<string | null> {
  const path = decoded(pathname).toLowerCase().replace(/\/+$/, "");
  if (path === "" || path.length > 500) return null;
  const slug = await findByPath(db, path);
  return slug === undefined ? null : `/speaker/${slug}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}
