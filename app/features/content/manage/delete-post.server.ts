import { deletePost, lockPost } from "#data/queries/content/posts-admin.ts";
import { wasPublic } from "#domain/content/post-rules.ts";
import { failure, ok } from "#domain/result.ts";
import { asAdmin } from "#features/admin-access.ts";
import { recordAction } from "#features/record-action.server.ts";

/** Only what was never public: everything else is archived, because others link to it. */
export const removePost = asAdmin(async (ctx, admin, id: string) => {
  return ctx.db.transaction(async (tx) => {
    const post = await lockPost(tx, id);
    if (!post) return failure("not_found");
    if (wasPublic(post.status)) return failure("was_public");
    await deletePost(tx, id);
    await recordAction(tx, admin, {
      action: "post.delete",
      object_type: "post",
      object_id: id,
      before: { slug: post.slug, title: post.title },
    });
    return ok(null);
  });
});
