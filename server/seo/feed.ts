import { escapeXml, XML_HEAD } from "./escape-xml.ts";
import { FEED_TEXTS as TEXTS } from "./texts.ts";

export type FeedPost = {
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string | null;
  readonly author: string;
  readonly publishedAt: Date;
};

/** RSS 2.0: the newest articles with their opening words. */
export function rssFeed(publicUrl: string, posts: readonly FeedPost[]): string {
  const latest = posts[0]?.publishedAt;
  const head = [
    tag("title", TEXTS.title),
    tag("link", `${publicUrl}/blog`),
    tag("description", TEXTS.description),
    tag("language", "de"),
    latest ? tag("lastBuildDate", latest.toUTCString()) : "",
    `<atom:link href="${escapeXml(publicUrl)}/blog/feed.xml" rel="self" type="application/rss+xml"/>`,
  ];
  const items = posts.map((post) => item(publicUrl, post));
  return `${XML_HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>\n${[...head, ...items].filter(Boolean).join("\n")}\n</channel></rss>\n`;
}

function item(publicUrl: string, post: FeedPost): string {
  const url = `${publicUrl}${post.path}`;
  return `<item>${[
    tag("title", post.title),
    tag("link", url),
    tag("guid", url),
    tag("description", post.excerpt),
    tag("dc:creator", post.author),
    post.category ? tag("category", post.category) : "",
    tag("pubDate", post.publishedAt.toUTCString()),
  ].join("")}</item>`;
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
