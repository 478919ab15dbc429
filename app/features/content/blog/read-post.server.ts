import {
  findPublishedPost,
  listPostSpeakerIds,
  listRelatedPosts,
  type PostRow,
} from "#data/queries/content/content.ts";
import { parseMarkdown } from "#domain/content/markdown.ts";
import { headingsOf, plainText } from "#domain/content/rich-text.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { berlinDay, type IsoDate } from "#domain/time/iso-date.ts";
import type { Ctx } from "#features/ctx.ts";
import { namedSpeakers } from "../named-speakers.server.ts";
import type { ArticleView } from "./article-view.ts";
import { toSummary } from "./list-posts.server.ts";

const RELATED_POSTS = 3;
const CONTENTS_FROM = 3;

/** A published article with everything around it; drafts and unknown ones do not exist. */
export async function readPost(
  ctx: Ctx,
  slug: string,
): Promise<Result<ArticleView, "post_unknown">> {
  const post = await findPublishedPost(ctx.db, ctx.now(), slug);
  return post ? ok(await articleView(ctx, post)) : failure("post_unknown");
}

/** An article as visitors see it, published or not. */
export async function articleView(ctx: Ctx, post: PostRow): Promise<ArticleView> {
  const speakerIds = await listPostSpeakerIds(ctx.db, post.id);
  const related = await listRelatedPosts(ctx.db, ctx.now(), post, RELATED_POSTS);
  const shown = view(post);
  return {
    ...shown,
    named: await namedSpeakers(ctx, shown.blocks),
    speakers: ctx.search.index().cards(speakerIds),
    related: related.map(toSummary),
  };
}

/** Only a later change is worth telling; storing an article counts as none. */
function updatedOn({ created_at, updated_at }: PostRow, publishedAt: Date): IsoDate | null {
  const day = berlinDay(updated_at.getTime());
  const isChanged = updated_at.getTime() > created_at.getTime();
  return isChanged && day > berlinDay(publishedAt.getTime()) ? day : null;
}

function view(post: PostRow): Omit<ArticleView, "speakers" | "related" | "named"> {
  const blocks = parseMarkdown(post.body);
  const headings = headingsOf(blocks).filter(({ level }) => level === 2);
  const publishedAt = post.published_at ?? post.created_at;
  return {
    ...toSummary(post),
    blocks,
    contents:
      headings.length < CONTENTS_FROM
        ? []
        : headings.map(({ id, children }) => ({ id, label: plainText(children) })),
    tags: post.tags,
    seoTitle: post.seo_title ?? post.title,
    seoDescription: post.seo_description ?? post.excerpt,
    publishedAt: publishedAt.toISOString(),
    updatedAt: post.updated_at.toISOString(),
    updatedOn: updatedOn(post, publishedAt),
  };
}
