import type { MetaDescriptor } from "react-router";
import { fittingDescription } from "#domain/speaker/text/page-title.ts";
import { SITE_NAME, SITE_SUFFIX } from "./texts.ts";

const MAX_TITLE = 60;
/** What social networks show; drawn by the server. */
const PICTURE_SIZE = { width: "1200", height: "630" } as const;

export type PageFacts = {
  readonly title: string;
  readonly description: string;
  /** The whole address that counts. */
  readonly page: string;
  readonly type?: "website" | "article";
  /** Whole address of the card that social networks show; that of the site if the page has none. */
  readonly picture?: string | undefined;
  /** Thin or private pages stay out of search engines. */
  readonly isHidden?: boolean;
  readonly structuredData?: Readonly<Record<string, unknown>>;
};

/** The head of a public page: title, description, canonical address, social card, structured data. */
export function pageMeta(facts: PageFacts): MetaDescriptor[] {
  const { page, type = "website", isHidden = false, structuredData } = facts;
  const { picture = new URL("/share/site.jpg", page).href } = facts;
  const title = pageTitle(facts.title);
  const description = fittingDescription(facts.description);
  const og = (property: string, content: string) => ({ property: `og:${property}`, content });
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: page },
    ...(isHidden ? [{ name: "robots", content: "noindex" }] : []),
    og("type", type),
    og("site_name", SITE_NAME),
    og("locale", "de_DE"),
    og("title", title),
    og("description", description),
    og("url", page),
    og("image", picture),
    og("image:width", PICTURE_SIZE.width),
    og("image:height", PICTURE_SIZE.height),
    { name: "twitter:card", content: "summary_large_image" },
    ...(structuredData ? [{ "script:ld+json": structuredData }] : []),
  ];
}

/** At most 60 characters; the name of the site goes first when room is short. */
export function pageTitle(title: string): string {
  if (title.length + SITE_SUFFIX.length <= MAX_TITLE) return `${title}${SITE_SUFFIX}`;
  if (title.length <= MAX_TITLE) return title;
  const cut = title.slice(0, MAX_TITLE - 1);
  return `${cut.slice(0, cut.lastIndexOf(" "))}…`;
}
