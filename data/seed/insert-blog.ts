import type { Tx } from "#data/db.ts";
import { blogPostSpeakers, blogPosts } from "#data/schema/content.ts";
import { readingMinutes } from "#domain/content/post-rules.ts";
import { blogMarkdown } from "./content/blog-markdown.ts";
import type { DemoBlogPost } from "./content/blog-types.ts";
import { speakerId } from "./insert-speakers.ts";
import { stableId } from "./stable-id.ts";

export async function insertBlog(tx: Tx, posts: readonly DemoBlogPost[]): Promise<void> {
  await tx.insert(blogPosts).values(posts.map(postRow));
  await tx.insert(blogPostSpeakers).values(
    posts.flatMap((post) =>
      post.related_speakers.map((slug, index) => ({
        post_id: postId(post),
        speaker_id: speakerId(slug),
        sort_order: index,
      })),
    ),
  );
}

export function postId({ slug }: DemoBlogPost): string {
  return stableId("blog post", slug);
}

function postRow(post: DemoBlogPost) {
  const body = blogMarkdown(post.blocks);
  return {
    id: postId(post),
    slug: post.slug,
    status: "published" as const,
    title: post.title,
    excerpt: post.description,
    body,
    category: post.category,
    tags: post.tags,
    author_name: post.author_name,
    cover_image_url: post.cover_image_url,
    reading_minutes: readingMinutes(body),
    seo_title: post.title,
    seo_description: post.description,
    published_at: new Date(`${post.published_on}T08:00:00Z`),
  };
}
