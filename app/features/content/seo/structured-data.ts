import { SITE_NAME } from "./texts.ts";

const CONTEXT = "https://schema.org";

/** Several things in one script. */
export function graph(...parts: readonly Readonly<Record<string, unknown>>[]) {
  return { "@context": CONTEXT, "@graph": parts };
}

export type CrumbLink = { readonly label: string; readonly path: string };

/** The way to a page as search results show it. */
export function breadcrumbList(publicUrl: string, crumbs: readonly CrumbLink[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: `${publicUrl}${path}`,
    })),
  };
}

/** Who runs the site and how it is searched; said once, by the home page. */
export function website(publicUrl: string, description: string) {
  const organization = `${publicUrl}/#organization`;
  return [
    {
      "@type": "Organization",
      "@id": organization,
      name: SITE_NAME,
      url: `${publicUrl}/`,
      logo: `${publicUrl}/icons/icon-512.png`,
    },
    {
      "@type": "WebSite",
      "@id": `${publicUrl}/#website`,
      name: SITE_NAME,
      url: `${publicUrl}/`,
      description,
      inLanguage: "de",
      publisher: { "@id": organization },
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${publicUrl}/?q={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    },
  ] as const;
}

/** A list of pages, in the order shown. */
export function itemList(entries: readonly { readonly name: string; readonly url: string }[]) {
  return {
    "@type": "ItemList",
    itemListElement: entries.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url,
    })),
  };
}

export type Question = { readonly question: string; readonly answer: string };

export function faqPage(questions: readonly Question[]) {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

export type ArticleFacts = {
  readonly page: string;
  readonly picture: string;
  readonly title: string;
  readonly description: string;
  readonly author: string;
  readonly publishedAt: string;
  readonly updatedAt: string;
  readonly tags: readonly string[];
};

export function article(facts: ArticleFacts) {
  const { page, picture, title, description, author, publishedAt, updatedAt, tags } = facts;
  return {
    "@type": "Article",
    "@id": `${page}#article`,
    mainEntityOfPage: page,
    headline: title,
    description,
    image: picture,
    inLanguage: "de",
    datePublished: publishedAt,
    dateModified: updatedAt,
    keywords: tags.join(", "),
    author: { "@type": "Person", name: author },
    publisher: { "@type": "Organization", name: SITE_NAME },
  };
}
