import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { isListed } from "#domain/speaker/speaker-codes.ts";
import { demoBlogPosts } from "./blog.ts";
import { blogMarkdown } from "./blog-markdown.ts";
import { demoSpeakers } from "./speakers.ts";

const listed = demoSpeakers.filter(isListed).map(({ slug }) => slug);

test("eight posts, newest first, with different slugs and titles", () => {
  expect(demoBlogPosts).toHaveLength(8);
  expect(new Set(demoBlogPosts.map(({ slug }) => slug)).size).toBe(8);
  expect(new Set(demoBlogPosts.map(({ title }) => title)).size).toBe(8);
  const days = demoBlogPosts.map(({ published_on }) => published_on);
  expect(days).toEqual(days.toSorted().toReversed());
});

test.each(demoBlogPosts)("$slug keeps the limits for search engines and readers", (post) => {
  expect(post.title.length).toBeLessThanOrEqual(60);
  expect(post.description.length).toBeLessThanOrEqual(160);
  const words = blogMarkdown(post.blocks).split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(500);
  expect(words).toBeLessThanOrEqual(900);
  expect(post.blocks.some(({ type }) => type === "heading")).toBe(true);
  expect(post.related_speakers.filter((slug) => !listed.includes(slug))).toEqual([]);
  const cover = new URL(
    `../pictures/${post.cover_image_url.replace("demo/", "")}`,
    import.meta.url,
  );
  expect(existsSync(cover)).toBe(true);
});

test("blocks become Markdown", () => {
  const markdown = blogMarkdown([
    { type: "heading", text: "Ton" },
    { type: "paragraph", text: "Gut hören." },
    { type: "list", items: ["Saal", "Mikrofon"] },
    { type: "quote", text: "Stille." },
  ]);
  expect(markdown).toBe("## Ton\n\nGut hören.\n\n- Saal\n- Mikrofon\n\n> Stille.");
});

test("no text would be read as a Markdown sign by accident", () => {
  const texts = demoBlogPosts.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === "list" ? block.items : [block.text])),
  );
  expect(texts.filter((text) => /[*_[\]<>#`|\\]|^\s*(\d+[.)]|[-+])\s/.test(text))).toEqual([]);
});
