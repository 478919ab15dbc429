import { and, eq } from "drizzle-orm";
import type { Tx } from "#data/db.ts";
import { slugRedirects } from "#data/schema/content.ts";

type Kind = (typeof slugRedirects.$inferSelect)["kind"];

/**
 * Keeps an old address alive. Older ones are led to the new name as well, so no request is redirected twice, and
 * a name that is used again leads nowhere else any more.
 */
export async function redirectSlug(tx: Tx, kind: Kind, from: string, to: string): Promise<void> {
  await releaseSlug(tx, kind, to);
  await tx
    .update(slugRedirects)
    .set({ to_slug: to })
    .where(and(eq(slugRedirects.kind, kind), eq(slugRedirects.to_slug, from)));
  await tx
    .insert(slugRedirects)
    .values({ kind, from_slug: from, to_slug: to })
    .onConflictDoUpdate({
      target: [slugRedirects.kind, slugRedirects.from_slug],
      set: { to_slug: to },
    });
}

export async function releaseSlug(tx: Tx, kind: Kind, slug: string): Promise<void> {
  await tx
    .delete(slugRedirects)
    .where(and(eq(slugRedirects.kind, kind), eq(slugRedirects.from_slug, slug)));
}
