import { isGone } from "#data/queries/content/gone-addresses.ts";
import { findByPath } from "#data/queries/speakers/imported-lists.ts";
import type { Ctx } from "#features/ctx.ts";

/** Where a path of a former website leads now. */
export async function findFormerAddress(
  { db }: Pick<Ctx, "db">,
  pathname: string,
): Promise<string | null> {
  const path = plain(pathname);
  if (path === null) return null;
  const slug = await findByPath(db, path);
  return slug === undefined ? null : `/speaker/${slug}`;
}

/** Whether a profile stood there that was deleted since: the address is gone for good. */
export async function isGoneAddress({ db }: Pick<Ctx, "db">, pathname: string): Promise<boolean> {
  const path = plain(pathname);
  return path !== null && (await isGone(db, path));
}

function plain(pathname: string): string | null {
  const path = decoded(pathname).toLowerCase().replace(/\/+$/, "");
  return path === "" || path.length > 500 ? null : path;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}
