import type { SeoFacts } from "./seo-facts.ts";

type Site = {
  readonly page: string;
  readonly picture: string;
  readonly demo: boolean;
  /** Whom the page is about, whatever its language. */
  readonly person: string;
  readonly texts: StructuredTexts;
  /** What else the page says in these words, such as the way to it. */
  readonly more: readonly Readonly<Record<string, unknown>>[];
};

export type StructuredTexts = {
  readonly service: (name: string) => string;
  readonly serviceType: string;
  readonly offer: (label: string, minutes: number) => string;
  readonly demo: string;
};

const BEST_RATING = 5;

/** Person and service in the words of schema.org; what is not known is left out. */
export function structuredData(speaker: SeoFacts, site: Site) {
  const { page, person, picture, demo, texts, more } = site;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Person",
        "@id": person,
        name: speaker.name,
        url: page,
        image: picture,
        description: speaker.bio,
        ...(speaker.jobTitle && { jobTitle: speaker.jobTitle }),
        ...(speaker.company && { worksFor: { "@type": "Organization", name: speaker.company } }),
        ...(speaker.city && {
          homeLocation: { "@type": "Place", name: speaker.city },
        }),
        ...(demo && { disambiguatingDescription: texts.demo }),
        knowsAbout: speaker.topics,
        knowsLanguage: speaker.languages,
        sameAs: speaker.links,
      },
      {
        // Search engines show ratings of products; to schema.org an offered service is one.
        "@type": ["Service", "Product"],
        "@id": `${page}#service`,
        name: texts.service(speaker.name),
        serviceType: texts.serviceType,
        image: picture,
        provider: { "@id": person },
        areaServed: ["DE", "AT", "CH"],
        offers: speaker.fees.map(({ minutes, label, euros }) => ({
          "@type": "Offer",
          name: texts.offer(label, minutes),
          url: page,
          priceSpecification: {
            "@type": "PriceSpecification",
            price: euros,
            priceCurrency: "EUR",
            valueAddedTaxIncluded: false,
          },
        })),
        ...(speaker.rating > 0 && speaker.reviews > 0 && { aggregateRating: rating(speaker) }),
      },
      ...more,
    ],
  };
}

function rating({ rating, reviews }: SeoFacts) {
  return {
    "@type": "AggregateRating",
    ratingValue: rating,
    reviewCount: reviews,
    bestRating: BEST_RATING,
  };
}
