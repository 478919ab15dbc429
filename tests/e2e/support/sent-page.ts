import type { APIRequestContext } from "@playwright/test";

/** A page as the server sends it, before any script: what search engines and first readers get. */
export type SentPage = {
  readonly status: number;
  /** Where redirects have led to. */
  readonly path: string;
  readonly html: string;
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** The words between the tags, each element's parted by bars. */
  readonly text: string;
  readonly h1: readonly string[];
};

export async function sentPage(request: APIRequestContext, address: string): Promise<SentPage> {
  const answer = await request.get(address, { headers: { accept: "text/html" } });
  const html = await answer.text();
  const { pathname, search } = new URL(answer.url());
  return {
    status: answer.status(),
    path: pathname + search,
    html,
    lang: first(html, /<html[^>]* lang="([^"]*)"/),
    title: first(html, /<title>([^<]*)<\/title>/),
    description: first(html, /<meta name="description" content="([^"]*)"/),
    canonical: first(html, /<link rel="canonical" href="([^"]*)"/),
    text: words(html),
    h1: elements(html, "h1").map(words),
  };
}

/** What stands in every element of a kind that holds none of its own kind. */
export function elements(html: string, tag: string): string[] {
  const found = html.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>(.*?)</${tag}>`, "gs"));
  return [...found].map(([, inside = ""]) => inside);
}

type Link = { readonly name: string; readonly href: string };

/** Every link with the name that assistive technology speaks. */
export function linksIn(html: string): Link[] {
  return [...html.matchAll(/<a(\s[^>]*)>(.*?)<\/a>/gs)].map(([, tag = "", inside = ""]) => ({
    name: first(tag, /\saria-label="([^"]*)"/) || words(inside),
    href: first(tag, /\shref="([^"]*)"/),
  }));
}

/** What a reader sees of it: neither tags nor scripts. */
export function words(html: string): string {
  const plain = html
    .replace(/<(script|style|noscript)[^>]*>.*?<\/\1>/gs, "")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]+>/g, "|")
    .replace(/\s+/g, " ")
    .replace(/[| ]*\|[| ]*/g, "|")
    .replace(/^\||\|$/g, "");
  return decoded(plain);
}

const first = (html: string, pattern: RegExp) => decoded(pattern.exec(html)?.[1] ?? "");

function decoded(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
