import { berlinClock } from "#domain/time/berlin-instant.ts";
import type { Post, PostDraft } from "./content-queries.ts";
import type { PickedSpeaker } from "./speaker-picker.tsx";

/** A post as the form holds it. */
export type PostForm = Omit<
  PostDraft,
  "version" | "tags" | "speaker_ids" | "category" | "seo_title" | "seo_description" | "published_at"
> & {
  readonly tags: string;
  readonly category: string;
  readonly seo_title: string;
  readonly seo_description: string;
  /** As the field for date and time writes it; empty for none. */
  readonly published_at: string;
  readonly speakers: readonly PickedSpeaker[];
};

export const EMPTY_POST: PostForm = {
  slug: "",
  status: "draft",
  title: "",
  excerpt: "",
  body: "",
  category: "",
  tags: "",
  author_name: "Redaktion Wortbühne",
  cover_image_url: null,
  seo_title: "",
  seo_description: "",
  published_at: "",
  speakers: [],
};

export function toForm(post: Post): PostForm {
  return {
    slug: post.slug,
    status: post.status,
    title: post.title,
    excerpt: post.excerpt,
    body: post.body,
    category: post.category ?? "",
    tags: post.tags.join(", "),
    author_name: post.author_name,
    cover_image_url: post.cover_image_url,
    seo_title: post.seo_title ?? "",
    seo_description: post.seo_description ?? "",
    published_at: post.published_at ? berlinClock(Date.parse(post.published_at)) : "",
    speakers: post.speakers,
  };
}

export function toDraft(form: PostForm, version: string | null): PostDraft {
  const { speakers, tags, published_at, ...rest } = form;
  return {
    ...rest,
    version,
    tags: tags
      .split(",")
      .map((tag) => tag.trim())
      .filter(Boolean),
    published_at: published_at === "" ? null : fromBerlinField(published_at),
    speaker_ids: speakers.map(({ id }) => id),
  };
}

export function fromBerlinField(text: string): string {
  const asUtc = Date.parse(`${text}:00Z`);
  if (Number.isNaN(asUtc)) return text;
  // How far Berlin's clock is ahead at that moment.
  const ahead = Date.parse(`${berlinClock(asUtc)}:00Z`) - asUtc;
  return new Date(asUtc - ahead).toISOString();
}
