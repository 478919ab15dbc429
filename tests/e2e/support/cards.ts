import type { APIRequestContext } from "@playwright/test";
import { demoSpeakers } from "#data/seed/content/speakers.ts";

export type Card = {
  slug: string;
  name: string;
  city: string | null;
  rating: number;
  reviewCount: number;
  startingFee: number | null;
};

const euros = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0 });
export const VAT_PERCENT = 19;

export async function json<Body>(request: APIRequestContext, path: string): Promise<Body> {
  return (await request.get(path)).json();
}

/** The cards of the demo's speakers; other tests publish speakers of their own. */
export async function demoCards(request: APIRequestContext): Promise<Card[]> {
  const isDemo = new Set<string>(demoSpeakers.map(({ slug }) => slug));
  return (await listCards(request)).filter(({ slug }) => isDemo.has(slug));
}

export async function listCards(request: APIRequestContext): Promise<Card[]> {
  const cards: Card[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const query = cursor === "" ? "limit=60" : `limit=60&cursor=${cursor}`;
    const page: { items: Card[]; nextCursor: string | null } = await json(
      request,
      `/api/v1/speaker-cards?${query}`,
    );
    cards.push(...page.items);
    cursor = page.nextCursor;
  }
  return cards;
}

/** What the words of a card or profile must say about the price, net and gross of one amount. */
export function priceFaults(where: string, text: string, startingFee: number | null): string[] {
  const plain = text.replaceAll("|", " ").replace(/\s+/g, " ");
  const shownGross = [...plain.matchAll(/\bab ?€([\d.]+) ?inkl\. MwSt\./g)].map(([, a]) => a);
  if (startingFee === null) {
    const amounts = plain.match(/\b[aA]b ?€[\d.]+/g) ?? [];
    return amounts.map((amount) => `${where}: „${amount}“ without any fee`);
  }
  const gross = euros.format(Math.round(startingFee * (1 + VAT_PERCENT / 100)) / 100);
  return shownGross
    .filter((amount) => amount !== gross)
    .map((amount) => `${where}: gross ${amount}, not ${gross}`);
}
