import { escapeXml, XML_HEAD } from "./escape-xml.ts";

/** The limit of the format is 50.000; smaller files are quicker to make and to fetch. */
export const ADDRESSES_PER_FILE = 10_000;

export type SitemapEntry = {
  readonly url: string;
  readonly changedAt: Date | null;
  /** The same page in other languages, itself included. */
  readonly languages?: readonly { readonly lang: string; readonly url: string }[];
};

const SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";

export function sitemapIndex(files: readonly SitemapEntry[]): string {
  const entries = files.map(
    ({ url, changedAt }) => `<sitemap><loc>${escapeXml(url)}</loc>${changed(changedAt)}</sitemap>`,
  );
  return `${XML_HEAD}<sitemapindex xmlns="${SCHEMA}">\n${entries.join("\n")}\n</sitemapindex>\n`;
}

export function sitemap(pages: readonly SitemapEntry[]): string {
  const entries = pages.map(
    ({ url, changedAt, languages = [] }) =>
      `<url><loc>${escapeXml(url)}</loc>${changed(changedAt)}${languages.map(alternate).join("")}</url>`,
  );
  return `${XML_HEAD}<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>\n`;
}

function changed(at: Date | null): string {
  return at ? `<lastmod>${at.toISOString()}</lastmod>` : "";
}

function alternate({ lang, url }: { lang: string; url: string }): string {
  return `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(url)}"/>`;
}

/** The last change of several pages. */
export function newest(dates: readonly (Date | null)[]): Date | null {
  return dates.reduce<Date | null>(
    (latest, date) => (date && (!latest || date > latest) ? date : latest),
    null,
  );
}
