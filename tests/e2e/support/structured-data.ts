/** The part of the schema.org vocabulary that our pages speak: what a thing must and may say. */
const VOCABULARY: Readonly<Record<string, { must: readonly string[]; may?: readonly string[] }>> = {
  AggregateRating: { must: ["ratingValue", "reviewCount", "bestRating"] },
  Answer: { must: ["text"] },
  Article: {
    must: ["headline", "image", "datePublished", "dateModified", "author", "publisher"],
    may: ["mainEntityOfPage", "description", "inLanguage", "keywords"],
  },
  BreadcrumbList: { must: ["itemListElement"] },
  EntryPoint: { must: ["urlTemplate"] },
  FAQPage: { must: ["mainEntity"] },
  ItemList: { must: ["itemListElement"] },
  ListItem: { must: ["position", "name"], may: ["item", "url"] },
  Offer: { must: ["name", "url", "priceSpecification"] },
  Organization: { must: ["name"], may: ["url", "logo"] },
  Person: {
    must: ["name"],
    may: [
      "url",
      "image",
      "description",
      "jobTitle",
      "worksFor",
      "homeLocation",
      "disambiguatingDescription",
      "knowsAbout",
      "knowsLanguage",
      "sameAs",
    ],
  },
  Place: { must: ["name"] },
  PriceSpecification: { must: ["price", "priceCurrency"], may: ["valueAddedTaxIncluded"] },
  Question: { must: ["name", "acceptedAnswer"] },
  Rating: { must: ["ratingValue"], may: ["bestRating"] },
  Review: { must: ["author", "reviewRating"], may: ["datePublished", "reviewBody", "name"] },
  SearchAction: { must: ["target", "query-input"] },
  Product: { must: ["name", "image"], may: ["offers", "aggregateRating", "review"] },
  Service: {
    must: ["name", "provider"],
    may: ["serviceType", "areaServed", "offers", "review"],
  },
  WebSite: {
    must: ["name", "url"],
    may: ["description", "inLanguage", "publisher", "potentialAction"],
  },
};

/** What the head of a page must describe, by its address. */
const EXPECTED: readonly [RegExp, readonly string[]][] = [
  [/^\/$/, ["Organization", "WebSite"]],
  [/^\/speaker\//, ["Person", "Service", "BreadcrumbList"]],
  [/^\/en\/speaker\//, ["Person", "Service"]],
  [/^\/blog\/./, ["Article", "BreadcrumbList"]],
  [/^\/themen\/[^/]+\/./, ["BreadcrumbList", "FAQPage"]],
  [/^\/themen$/, ["BreadcrumbList", "ItemList"]],
  [/^\/about$/, ["BreadcrumbList", "FAQPage"]],
  [/^\/(?:blog|speaker-signup|themen\/.+|agb|impressum|ranking)$/, ["BreadcrumbList"]],
];

type Thing = Record<string, unknown>;

/** Everything wrong with the structured data of a page, in words that name the place. */
export function structuredDataFaults(path: string, scripts: readonly string[]): string[] {
  const roots = scripts.map((script) => JSON.parse(script) as Thing);
  const things = roots.flatMap((root) => (root["@graph"] as Thing[] | undefined) ?? [root]);
  const types = things.flatMap((thing) => [thing["@type"]].flat().map(String));
  const wanted = EXPECTED.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  return [
    ...roots
      .filter((root) => root["@context"] !== "https://schema.org")
      .map(() => `${path}: no context`),
    ...wanted.filter((type) => !types.includes(type)).map((type) => `${path}: no ${type}`),
    ...things.flatMap((thing) => faultsOf(thing, path)),
  ];
}

function faultsOf(thing: Thing, place: string): string[] {
  const type = thing["@type"];
  // A mere reference to something that is described elsewhere.
  if (type === undefined && typeof thing["@id"] === "string") return [];
  const words = [type].flat().map((one) => VOCABULARY[String(one)]);
  if (words.includes(undefined)) return [`${place}: unknown type ${type}`];
  const must = words.flatMap((word) => word?.must ?? []);
  const here = `${place} ${type}`;
  const names = Object.keys(thing).filter((name) => !name.startsWith("@"));
  const known = new Set([...must, ...words.flatMap((word) => word?.may ?? [])]);
  return [
    ...must.filter((name) => isEmpty(thing[name])).map((name) => `${here}: no ${name}`),
    ...names.filter((name) => !known.has(name)).map((name) => `${here}: unknown ${name}`),
    ...names.flatMap((name) => valuesOf(thing[name]).flatMap((one) => faultsOf(one, here))),
  ];
}

const valuesOf = (value: unknown): Thing[] =>
  [value].flat().filter((one): one is Thing => typeof one === "object" && one !== null);

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || [value].flat().length === 0;
}
