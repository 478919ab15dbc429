import { findLandingPage } from "#data/queries/content/landing-pages.ts";
import { findPost } from "#data/queries/content/posts-admin.ts";
import { findPreviewLink } from "#data/queries/speakers/signed-preview-links.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { asAdmin } from "#features/admin-access.ts";
import type { Ctx } from "#features/ctx.ts";
import { recordAction } from "#features/record-action.server.ts";
import { createPreviewLink, linkHash } from "#features/signed-preview-link.server.ts";
import type { ArticleView } from "../blog/article-view.ts";
import { articleView } from "../blog/read-post.server.ts";
import type { LandingView } from "../landing/landing-view.ts";
import { landingView } from "../landing/read-landing.server.ts";

type Draft = {
  readonly kind: "post" | "landing";
  readonly id: string;
};

/** An address under which colleagues read a draft for a week, without an account. */
export const openPreview = asAdmin(async (ctx, admin, { kind, id }: Draft) => {
  const draft = kind === "post" ? await findPost(ctx.db, id) : await findLandingPage(ctx.db, id);
  if (!draft) return failure("not_found");
  return ctx.db.transaction(async (tx) => {
    const link = { kind, objectId: id, now: ctx.now() };
    const { token, expiresAt } = await createPreviewLink(tx, admin, link);
    await recordAction(tx, admin, {
      action: `${kind}.preview`,
      object_type: kind,
      object_id: id,
    });
    return ok({ path: `/vorschau/${token}`, expires_at: expiresAt });
  });
});

export type Preview =
  | { readonly kind: "post"; readonly article: ArticleView }
  | { readonly kind: "landing"; readonly page: LandingView };

/** The draft as it is now; a link that never was, has expired or lost its draft shows nothing. */
export async function readPreview(ctx: Ctx, token: string): Promise<Result<Preview, "not_found">> {
  const wanted = { hash: linkHash(token), now: ctx.now() };
  const postId = await findPreviewLink(ctx.db, { ...wanted, kind: "post" });
  const post = postId === null ? undefined : await findPost(ctx.db, postId);
  if (post) return ok({ kind: "post", article: await articleView(ctx, post) });
  const landingId = await findPreviewLink(ctx.db, { ...wanted, kind: "landing" });
  const page = landingId === null ? undefined : await findLandingPage(ctx.db, landingId);
  return page ? ok({ kind: "landing", page: await landingView(ctx, page) }) : failure("not_found");
}
