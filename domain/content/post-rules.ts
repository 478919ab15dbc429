import { safeHref } from "./safe-href.ts";

export const POST_STATUSES = ["draft", "in_review", "scheduled", "published", "archived"] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/** Visitors may have seen it, so its address is known: it is archived, never deleted. */
export function wasPublic(status: PostStatus): boolean {
  return status === "published" || status === "archived";
}

export const POST_LIMITS = {
  title: 200,
  excerpt: 600,
  body: 100_000,
  seoTitle: 60,
  seoDescription: 160,
  category: 60,
  tag: 40,
  tags: 12,
  author: 200,
  speakers: 12,
} as const;

/** A calm reader's pace in words per minute. */
const READING_PACE = 200;

export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.round(markdown.split(/\s+/).length / READING_PACE));
}

/** What keeps a text from being shown to visitors. */
export type PostGap = "excerpt" | "body" | "date";

export function missingForVisitors(post: {
  readonly status: PostStatus;
  readonly excerpt: string;
  readonly body: string;
  readonly publishedAtMs: number | null;
  readonly nowMs: number;
}): PostGap[] {
  const { status, excerpt, body, publishedAtMs, nowMs } = post;
  if (status !== "published" && status !== "scheduled") return [];
  const gaps: PostGap[] = [];
  if (excerpt.trim() === "") gaps.push("excerpt");
  if (body.trim() === "") gaps.push("body");
  if (status === "scheduled" && (publishedAtMs === null || publishedAtMs <= nowMs)) {
    gaps.push("date");
  }
  return gaps;
}

const FENCED = /^```[\s\S]*?^```/gm;
const CODE = /`[^`\n]+`/g;
const ADDRESS = /\]\(\s*([^)\s]*)/g;
const TAG = /<\/?[a-z!][^>\n]*>?/i;

export type TextFault =
  | { readonly kind: "address"; readonly text: string }
  | { readonly kind: "html"; readonly text: string };

/**
 * What an editor may not write: HTML, and links or pictures that lead to anything but pages, mail
 * addresses and phones. The renderer would leave it out; the author is told before it is stored.
 */
export function faultsOf(markdown: string): TextFault[] {
  const words = markdown.replace(FENCED, "").replace(CODE, "");
  const faults: TextFault[] = [];
  for (const [, address = ""] of words.matchAll(ADDRESS)) {
    if (safeHref(address) === null) faults.push({ kind: "address", text: address.slice(0, 80) });
  }
  const tag = TAG.exec(words)?.[0];
  if (tag) faults.push({ kind: "html", text: tag.slice(0, 80) });
  return faults;
}
