import type { Tx } from "#data/db.ts";
import {
  findPost,
  insertPost,
  isPostSlugTaken,
  listPostSpeakers,
  lockPost,
  type PostRow,
  replacePostSpeakers,
  updatePost,
} from "#data/queries/content/posts-admin.ts";
import { redirectSlug, releaseSlug } from "#data/queries/content/slug-redirects.ts";
import {
  faultsOf,
  missingForVisitors,
  type PostGap,
  type PostStatus,
  readingMinutes,
  type TextFault,
} from "#domain/content/post-rules.ts";
import { slugOf } from "#domain/content/slug.ts";
import { failure, ok } from "#domain/result.ts";
import { type AdminRefusal, asAdmin } from "#features/admin-access.ts";
import type { Ctx } from "#features/ctx.ts";
import { recordAction } from "#features/record-action.server.ts";

/** A post as the editor holds it. */
export type PostDraft = {
  readonly slug: string;
  readonly status: PostStatus;
  readonly title: string;
  readonly excerpt: string;
  readonly body: string;
  readonly category: string | null;
  readonly tags: readonly string[];
  readonly author_name: string;
  readonly cover_image_url: string | null;
  readonly seo_title: string | null;
  readonly seo_description: string | null;
  readonly published_at: string | null;
  readonly speaker_ids: readonly string[];
};

type SavePostError =
  | AdminRefusal
  | "not_found"
  | "changed"
  | "slug_taken"
  | { readonly kind: "incomplete"; readonly gaps: readonly PostGap[] }
  | { readonly kind: "unsafe"; readonly faults: readonly TextFault[] };

type SavePost = {
  /** Null makes a new post. */
  readonly id: string | null;
  /** When the post was last changed that the editor saw; null for a new one. */
  readonly version: string | null;
  readonly draft: PostDraft;
};

export const readAdminPost = asAdmin(async (ctx, _admin, id: string) => {
  const post = await findPost(ctx.db, id);
  return post ? ok(await view(ctx.db, post)) : failure("not_found");
});

/** New, changed, published, scheduled or put away: all of it is saving. */
export const savePost = asAdmin(async (ctx, admin, { id, version, draft }: SavePost) => {
  const problem = problemOf(draft, ctx.now());
  if (problem) return failure(problem);
  return ctx.db.transaction(async (tx) => {
    const before = id === null ? undefined : await lockPost(tx, id);
    if (id !== null && !before) return failure("not_found");
    if (before && before.updated_at.toISOString() !== version) return failure("changed");
    const slug = draft.slug || slugOf(draft.title);
    if (slug === "" || (await isPostSlugTaken(tx, slug, before?.id))) return failure("slug_taken");
    const values = columnsOf({ ...draft, slug }, before, ctx.now());
    const after = before
      ? await updatePost(tx, before.id, values)
      : await insertPost(tx, { ...values, author_id: admin.userId, created_at: ctx.now() });
    if (!after) return failure("not_found");
    await replacePostSpeakers(tx, after.id, draft.speaker_ids);
    await keepAddress(tx, before, after, ctx.now());
    await recordAction(tx, admin, {
      action: before ? "post.edit" : "post.create",
      object_type: "post",
      object_id: after.id,
      ...(before
        ? { before: { status: before.status, slug: before.slug, title: before.title } }
        : {}),
      after: { status: after.status, slug: after.slug, title: after.title },
    });
    return ok(await view(tx, after));
  });
});

function problemOf(draft: PostDraft, now: Date): Exclude<SavePostError, string> | null {
  const faults = faultsOf(draft.body);
  if (faults.length > 0) return { kind: "unsafe", faults };
  const gaps = missingForVisitors({
    ...draft,
    publishedAtMs: draft.published_at === null ? null : Date.parse(draft.published_at),
    nowMs: now.getTime(),
  });
  return gaps.length > 0 ? { kind: "incomplete", gaps } : null;
}

function columnsOf(draft: PostDraft, before: PostRow | undefined, now: Date) {
  const { speaker_ids: _speakers, tags, published_at, ...texts } = draft;
  const wanted = published_at === null ? null : new Date(published_at);
  // A text that goes public without a moment of its own does so now; one that did keeps its day.
  const publishedAt =
    draft.status === "published"
      ? (earlier(wanted, now) ?? earlier(before?.published_at ?? null, now) ?? now)
      : wanted;
  return {
    ...texts,
    tags: [...tags],
    reading_minutes: readingMinutes(draft.body),
    published_at: publishedAt,
    updated_at: now,
  };
}

function earlier(moment: Date | null, now: Date): Date | null {
  return moment !== null && moment.getTime() <= now.getTime() ? moment : null;
}

/**
 * The old address of a public post still leads there, until another post is
 * public under it.
 */
async function keepAddress(tx: Tx, before: PostRow | undefined, after: PostRow, now: Date) {
  const wasPublic = before && earlier(before.published_at, now) !== null;
  if (wasPublic && before.slug !== after.slug) {
    await redirectSlug(tx, "blog", before.slug, after.slug);
  } else if (after.status === "published") {
    await releaseSlug(tx, "blog", after.slug);
  }
}

async function view(db: Ctx["db"] | Tx, post: PostRow) {
  return { ...post, speakers: await listPostSpeakers(db, post.id) };
}
