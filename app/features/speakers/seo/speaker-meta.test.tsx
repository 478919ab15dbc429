import { renderToString } from "react-dom/server";
import { createRoutesStub, Meta, type MetaDescriptor } from "react-router";
import { expect, test } from "vitest";
import type { SeoFacts } from "./seo-facts.ts";
import { englishSpeakerMeta, speakerMeta } from "./speaker-meta.ts";

const SITE = { publicUrl: "https://wortbuehne.example", demo: false };
const ANNA: SeoFacts = {
  slug: "anna-muster",
  name: "Anna Muster",
  jobTitle: "Physikerin",
  company: "Messwerk",
  city: "Jena",
  bio: "Anna Muster erklärt,\n\nwie Messfehler ganze Branchen in die Irre führen.",
  topics: ["Daten", "Irrtum"],
  languages: ["Deutsch", "Englisch"],
  links: ["https://anna.example"],
  rating: 4.92,
  reviews: 38,
  fees: [{ minutes: 40, label: "Keynote", euros: 5000 }],
};

const Head = () => <Meta />;

/** The head as the server writes it. */
function head(descriptors: MetaDescriptor[]): string {
  const Stub = createRoutesStub([{ path: "/", Component: Head, meta: () => descriptors }]);
  return renderToString(<Stub />);
}

const contentOf = (html: string, name: string) =>
  html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))?.[1];

function graphOf(html: string) {
  const [, json = ""] =
    html.match(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/) ?? [];
  return (JSON.parse(json) as { "@graph": Record<string, unknown>[] })["@graph"];
}

test("title, description and keywords name the speaker [SEO-03, SEO-04, SEO-05]", () => {
  const html = head(speakerMeta(ANNA, SITE));
  expect(html).toContain("<title>Anna Muster, Physikerin | Wortbühne</title>");
  expect(contentOf(html, "description")).toBe(
    "Anna Muster erklärt, wie Messfehler ganze Branchen in die Irre führen.",
  );
  expect(contentOf(html, "keywords")).toMatch(/^Anna Muster, Daten, Irrtum, /);
  expect(html).toContain(
    '<link rel="canonical" href="https://wortbuehne.example/speaker/anna-muster"',
  );
});

test("social networks get a card with a picture of our own [SEO-06]", () => {
  const html = head(speakerMeta(ANNA, SITE));
  expect(contentOf(html, "og:title")).toBe("Anna Muster, Physikerin | Wortbühne");
  expect(contentOf(html, "og:description")).toMatch(/^Anna Muster erklärt/);
  expect(contentOf(html, "og:image")).toBe(
    "https://wortbuehne.example/share/speaker/anna-muster.jpg",
  );
  expect(contentOf(html, "twitter:card")).toBe("summary_large_image");
});

test("structured data holds person, service, offers and rating [SEO-07]", () => {
  const [person, service] = graphOf(head(speakerMeta(ANNA, SITE)));
  expect(person).toMatchObject({
    "@type": "Person",
    name: "Anna Muster",
    jobTitle: "Physikerin",
    knowsLanguage: ["Deutsch", "Englisch"],
  });
  expect(service).toMatchObject({
    "@type": ["Service", "Product"],
    provider: { "@id": person?.["@id"] },
    offers: [
      { name: "Keynote, 40 Minuten", priceSpecification: { price: 5000, priceCurrency: "EUR" } },
    ],
    aggregateRating: { ratingValue: 4.92, reviewCount: 38 },
  });
});

test("the way to the page stands beside person and service", () => {
  const crumbs = { "@type": "BreadcrumbList", itemListElement: [] };
  expect(graphOf(head(speakerMeta(ANNA, SITE, [crumbs])))).toHaveLength(3);
  expect(graphOf(head(speakerMeta(ANNA, SITE, [crumbs])))[2]).toEqual(crumbs);
});

test("a speaker without reviews has no rating, and a demo says that it is one", () => {
  const [person, service] = graphOf(
    head(speakerMeta({ ...ANNA, rating: 0, fees: [] }, { ...SITE, demo: true })),
  );
  expect(service).not.toHaveProperty("aggregateRating");
  expect(service).toMatchObject({ offers: [] });
  expect(person?.disambiguatingDescription).toMatch(/erfunden/);
});

test("a text that looks like markup cannot leave the structured data", () => {
  const evil = "</script><script>alert(1)</script><!--";
  const html = head(speakerMeta({ ...ANNA, name: evil, bio: `${evil} "x" & y` }, SITE));
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(graphOf(html)[0]).toMatchObject({ name: evil, description: `${evil} "x" & y` });
});

test("an English page is announced only for those who speak English [SEO-01]", () => {
  const html = head(speakerMeta(ANNA, SITE));
  const english = 'href="https://wortbuehne.example/en/speaker/anna-muster"';
  expect(html).toMatch(/rel="alternate" hrefLang="de" href="[^"]*\/speaker\/anna-muster"/i);
  expect(html.toLowerCase()).toContain(`rel="alternate" hreflang="en" ${english}`);
  expect(head(speakerMeta({ ...ANNA, languages: ["en"] }, SITE))).toContain(english);
  expect(head(speakerMeta({ ...ANNA, languages: ["Deutsch"] }, SITE))).not.toContain("alternate");
});

test("the English page has its own title, address and card, in every length", () => {
  const html = head(englishSpeakerMeta(ANNA, SITE));
  expect(html).toContain("<title>Anna Muster, Physikerin | Keynote speaker</title>");
  expect(html).toContain('href="https://wortbuehne.example/en/speaker/anna-muster"');
  expect(contentOf(html, "og:locale")).toBe("en_GB");
  const [person, service] = graphOf(html);
  expect(person).toMatchObject({ "@id": "https://wortbuehne.example/speaker/anna-muster#person" });
  expect(service).toMatchObject({
    name: "Talks and keynotes by Anna Muster",
    provider: { "@id": person?.["@id"] },
    aggregateRating: { ratingValue: 4.92 },
  });
  const long = head(englishSpeakerMeta({ ...ANNA, name: "Anna ".repeat(40) }, SITE));
  expect(long.match(/<title>([^<]*)/)?.[1]?.length).toBeLessThanOrEqual(60);
  expect(contentOf(long, "description")?.length).toBeLessThanOrEqual(160);
});

const titleOf = (speaker: SeoFacts) =>
  head(speakerMeta(speaker, SITE)).match(/<title>([^<]*)/)?.[1] ?? "";

test("a title over 60 characters becomes name and 'Keynote Speaker' [SEO-08, SEO-09]", () => {
  const fits = { ...ANNA, jobTitle: "x".repeat(57 - "Anna Muster,  | Wortbühne".length) };
  expect(titleOf(fits)).toHaveLength(57);
  expect(titleOf(fits)).toMatch(/^Anna Muster, x+ \| Wortbühne$/);
  const tooLong = { ...ANNA, jobTitle: "x".repeat(78 - "Anna Muster,  | Wortbühne".length) };
  expect(titleOf(tooLong)).toBe("Anna Muster Keynote Speaker");
  expect(titleOf({ ...tooLong, name: "Anna ".repeat(30) }).length).toBeLessThanOrEqual(60);
});

test("a description has at most 160 characters [SEO-10]", () => {
  const html = head(speakerMeta({ ...ANNA, bio: "Messen heißt irren. ".repeat(20) }, SITE));
  expect(contentOf(html, "description")?.length).toBeLessThanOrEqual(160);
  const without = head(speakerMeta({ ...ANNA, bio: "" }, SITE));
  expect(contentOf(without, "description")).toMatch(/^Anna Muster als Speaker buchen/);
});
