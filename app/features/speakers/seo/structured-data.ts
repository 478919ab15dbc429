import type { SeoFacts } from "./seo-facts.ts";
import { SEO_TEXTS as TEXTS } from "./texts.ts";

type Site = {
  readonly page: string;
  readonly picture: string;
  readonly demo: boolean;
  /** What else the page says in these words, such as the way to it. */
  readonly more: readonly Readonly<Record<string, unknown>>[];
};

const BEST_RATING = 5;

/** Person and service in the words of schema.org; what is not known is left out. */
export function structuredData(speaker: SeoFacts, { page, picture, demo, more }: Site) {
  const person = `${page}#person`;
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
        ...(demo && { disambiguatingDescription: TEXTS.demo }),
        knowsAbout: speaker.topics,
        knowsLanguage: speaker.languages,
        sameAs: speaker.links,
      },
      {
        "@type": "Service",
        "@id": `${page}#service`,
        name: TEXTS.service(speaker.name),
        serviceType: TEXTS.serviceType,
        provider: { "@id": person },
        areaServed: ["DE", "AT", "CH"],
        offers: speaker.fees.map(({ minutes, label, euros }) => ({
          "@type": "Offer",
          name: TEXTS.offer(label, minutes),
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
