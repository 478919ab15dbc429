import { deletePost, lockPost } from "#data/queries/content/posts-admin.ts";
import { wasPublic } from "#domain/content/post-rules.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { type AdminRefusal, adminOf } from "#features/admin-access.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { recordAction } from "#features/record-action.server.ts";

/** Only what was never public: everything else is archived, because others link to it. */
export async function removePost(
  ctx: Ctx,
  viewer: Viewer,
  id: string,
): Promise<Result<null, AdminRefusal | "not_found" | "was_public">> {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  return ctx.db.transaction(async (tx) => {
    const post = await lockPost(tx, id);
    if (!post) return failure("not_found");
    if (wasPublic(post.status)) return failure("was_public");
    await deletePost(tx, id);
    await recordAction(tx, admin.value, {
      action: "post.delete",
      object_type: "post",
      object_id: id,
      before: { slug: post.slug, title: post.title },
    });
    return ok(null);
  });
}
