import type { MetaDescriptor } from "react-router";
import { speaksEnglish } from "#domain/speaker/languages.ts";
import { fittingDescription, fittingTitle } from "#domain/speaker/text/page-title.ts";
import type { SeoFacts } from "./seo-facts.ts";
import { structuredData } from "./structured-data.ts";
import { ENGLISH_SEO_TEXTS as ENGLISH, SEO_TEXTS as TEXTS } from "./texts.ts";

type Site = { readonly publicUrl: string; readonly demo: boolean };

export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** A bio of a few words says too little under a search result; then what the page offers follows. */
const SHORT_BIO = 50;

function aboutSpeaker(bio: string, name: string): string {
  const offer = TEXTS.fallbackDescription(name);
  if (bio === "") return offer;
  return bio.length < SHORT_BIO ? `${bio} ${offer}` : bio;
}

/** Everything a profile says in its head: title, description, cards, languages and structured data. */
export function speakerMeta(
  speaker: SeoFacts,
  { publicUrl, demo }: Site,
  more: Parameters<typeof structuredData>[1]["more"] = [],
): MetaDescriptor[] {
  const { name, jobTitle } = speaker;
  const page = `${publicUrl}/speaker/${speaker.slug}`;
  const picture = `${publicUrl}/share/speaker/${speaker.slug}.jpg`;
  const title = fittingTitle(TEXTS.longTitle(name, jobTitle), name, TEXTS.shortTitleSuffix);
  const site = { person: personId(speaker, publicUrl), texts: TEXTS };
  const description = fittingDescription(aboutSpeaker(oneLine(speaker.bio), name));
  return [
    { title },
    { name: "description", content: description },
    { name: "keywords", content: [name, ...speaker.topics, ...TEXTS.keywords].join(", ") },
    { tagName: "link", rel: "canonical", href: page },
    ...languageLinks(speaker, publicUrl),
    ...cards({ title, description, page, picture, locale: "de_DE", alt: TEXTS.sharePicture(name) }),
    { "script:ld+json": structuredData(speaker, { ...site, page, picture, demo, more }) },
  ];
}

/** The English page: its own title, description and structured data, the same picture and person. */
export function englishSpeakerMeta(speaker: SeoFacts, { publicUrl, demo }: Site): MetaDescriptor[] {
  const { name, jobTitle, slug } = speaker;
  const page = `${publicUrl}/en/speaker/${slug}`;
  const picture = `${publicUrl}/share/speaker/${slug}.jpg`;
  const title = fittingTitle(ENGLISH.longTitle(name, jobTitle), name, ENGLISH.shortTitleSuffix);
  const description = fittingDescription(ENGLISH.description(name, speaker.city));
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: page },
    ...languageLinks(speaker, publicUrl),
    ...cards({ title, description, page, picture, locale: "en_GB", alt: name }),
    {
      "script:ld+json": structuredData(speaker, {
        page,
        person: personId(speaker, publicUrl),
        picture,
        demo,
        texts: ENGLISH,
        more: [],
      }),
    },
  ];
}

const personId = ({ slug }: SeoFacts, publicUrl: string) => `${publicUrl}/speaker/${slug}#person`;

/** Each page names all languages, itself included; without English there is nothing to tell apart. */
function languageLinks({ slug, languages }: SeoFacts, publicUrl: string): MetaDescriptor[] {
  if (!speaksEnglish(languages)) return [];
  const german = `${publicUrl}/speaker/${slug}`;
  const link = (hrefLang: string, href: string) => {
    return { tagName: "link" as const, rel: "alternate", hrefLang, href };
  };
  return [
    link("de", german),
    link("en", `${publicUrl}/en/speaker/${slug}`),
    link("x-default", german),
  ];
}

type Card = {
  title: string;
  description: string;
  page: string;
  picture: string;
  locale: string;
  alt: string;
};

function cards({ title, description, page, picture, locale, alt }: Card): MetaDescriptor[] {
  const og = (property: string, content: string) => ({ property: `og:${property}`, content });
  return [
    og("type", "profile"),
    og("site_name", TEXTS.site),
    og("locale", locale),
    og("title", title),
    og("description", description),
    og("url", page),
    og("image", picture),
    og("image:width", String(SHARE_PICTURE.width)),
    og("image:height", String(SHARE_PICTURE.height)),
    og("image:alt", alt),
    // Title, words and picture are taken from the card above.
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
