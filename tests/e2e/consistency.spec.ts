import { type APIRequestContext, expect, test } from "@playwright/test";
import { demoSpeakers } from "#data/seed/content/speakers.ts";
import type { Cents } from "#domain/money.ts";
import { priceHintText } from "#domain/pricing/price-hint-text.ts";
import { openShared, table } from "./comparison.ts";

type Card = {
  slug: string;
  name: string;
  city: string | null;
  rating: number;
  reviewCount: number;
  startingFee: number | null;
};

type Profile = {
  fee_20: number | null;
  fee_40: number | null;
  fee_60: number | null;
  keynote_fee: number | null;
  fee_range_min: number | null;
  min_fee: number | null;
  base_fee_usd: number | null;
  categories: string[];
  successful_events_count: number;
  total_bookings: number | null;
};

const euros = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0 });
const VAT_PERCENT = 19;
/** As many as a comparison holds. */
const AT_ONCE = 3;

/** A page as it is sent, its words between bars. */
async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  return html
    .replace(/<(script|style|noscript)[^>]*>.*?<\/\1>/gs, "")
    .replace(/<[^>]+>/g, "|")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .replace(/[| ]*\|[| ]*/g, "|");
}

async function json<Body>(request: APIRequestContext, path: string): Promise<Body> {
  return (await request.get(path)).json();
}

async function listCards(request: APIRequestContext): Promise<Card[]> {
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

/** What stands on the card of a speaker, between its link and the next one's. */
function cardIn(html: string, slug: string): string | null {
  const card = html
    .split("<article")
    .find((part) => part.includes(`href="/speaker/${slug}"`))
    ?.split("</article>")[0];
  return card === undefined ? null : card.replace(/<[^>]+>/g, "").replace(/\s+/g, " ");
}

/** What the words of a card or profile must say about the price, net and gross of one amount. */
function priceFaults(where: string, text: string, startingFee: number | null): string[] {
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

test("every speaker has one price, rating and place on every public surface [PRICE-16]", async ({
  request,
}) => {
  test.setTimeout(180_000);
  const isDemo = new Set<string>(demoSpeakers.map(({ slug }) => slug));
  const cards = (await listCards(request)).filter(({ slug }) => isDemo.has(slug));
  expect(cards.length).toBeGreaterThan(30);
  const faults: string[] = [];
  const home = await (await request.get("/")).text();
  const topics = new Map<string, string>();
  for (const card of cards) {
    const { slug, startingFee } = card;
    const profile = await json<Profile>(request, `/api/v1/speakers/${slug}`);
    const fees = [profile.fee_20, profile.fee_40, profile.fee_60].filter((fee) => fee !== null);
    const lowest = fees.length === 0 ? null : Math.min(...fees);
    const net = startingFee === null ? null : startingFee / 100;
    if (net !== lowest) faults.push(`${slug}: card ${net}, lowest fee ${lowest}`);
    for (const name of ["keynote_fee", "fee_range_min", "min_fee", "base_fee_usd"] as const) {
      if (profile[name] !== lowest) faults.push(`${slug}: ${name} ${profile[name]}, not ${lowest}`);
    }
    if ((profile.total_bookings ?? 0) < profile.successful_events_count) {
      faults.push(`${slug}: fewer bookings than events`);
    }
    const page = await textOf(request, `/speaker/${slug}`);
    faults.push(...priceFaults(`${slug} profile`, page, startingFee));
    faults.push(...netFaults(slug, page, profile));
    const rating = card.rating > 0 ? card.rating.toFixed(2).replace(".", ",") : null;
    if (rating && !page.includes(`|${card.reviewCount} Bewertung`)) {
      faults.push(`${slug}: the profile does not count ${card.reviewCount} reviews`);
    }
    if (rating && !page.includes(`|${rating}|`)) faults.push(`${slug}: rating ${rating} missing`);
    if (card.city && !page.includes(card.city)) faults.push(`${slug}: place ${card.city} missing`);
    const onHome = cardIn(home, slug);
    if (onHome) faults.push(...priceFaults(`${slug} home`, onHome, startingFee));
    for (const category of profile.categories) {
      const html =
        topics.get(category) ?? (await (await request.get(`/themen/${category}`)).text());
      topics.set(category, html);
      const onTopic = cardIn(html, slug);
      if (onTopic) faults.push(...priceFaults(`${slug} ${category}`, onTopic, startingFee));
    }
    faults.push(...sharedFaults(await (await request.get(`/speaker/${slug}`)).text(), card));
    faults.push(...(await structuredFaults(request, card, profile)));
    faults.push(...(await englishFaults(request, card, profile)));
  }
  expect(faults).toEqual([]);
});

/** „Ab €…“ is the starting price, or in a talk the lowest price of its own lengths. */
function netFaults(slug: string, page: string, profile: Profile): string[] {
  const byMinutes: Readonly<Record<string, number | null>> = {
    "20": profile.fee_20,
    "40": profile.fee_40,
    "60": profile.fee_60,
  };
  const priced = Object.values(byMinutes).filter((fee) => fee !== null);
  const lowest = priced.length === 0 ? null : Math.min(...priced);
  const lines = [
    ...page.matchAll(/(?:\|((?:\d+(?:, | oder )?)+) Minuten)?\|Ab €([\d.]+)\|?,? ?zzgl\. USt/g),
  ];
  return lines.flatMap(([, lengths, amount = ""]) => {
    const own = (lengths?.match(/\d+/g) ?? []).flatMap((minutes) => byMinutes[minutes] ?? []);
    const expected = own.length > 0 ? Math.min(...own) : lowest;
    const shown = Number(amount.replaceAll(".", ""));
    return shown === expected
      ? []
      : [`${slug}: „Ab €${amount}“ (${lengths ?? "all"}), not ${expected}`];
  });
}

async function structuredFaults(request: APIRequestContext, card: Card, profile: Profile) {
  const html = await (await request.get(`/speaker/${card.slug}`)).text();
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}";
  const prices = [...data.matchAll(/"name":"[^"]*?, (\d+) Minuten"[^}]*?"price":(\d+)/g)];
  const fees: Readonly<Record<string, number | null>> = {
    "20": profile.fee_20,
    "40": profile.fee_40,
    "60": profile.fee_60,
  };
  const wrong = prices.filter(([, minutes = "", price]) => fees[minutes] !== Number(price));
  const count = /"reviewCount":(\d+)/.exec(data)?.[1];
  return [
    ...wrong.map(([, minutes, price]) => `${card.slug}: structured data ${minutes} min ${price}`),
    ...(count !== undefined && Number(count) !== card.reviewCount
      ? [`${card.slug}: structured data counts ${count} reviews, card ${card.reviewCount}`]
      : []),
  ];
}

/** Not everybody has a page in English. */
async function englishFaults(request: APIRequestContext, card: Card, profile: Profile) {
  const answer = await request.get(`/en/speaker/${card.slug}`);
  if (answer.status() !== 200) return [];
  const page = (await answer.text()).replace(/<[^>]+>/g, "|");
  const fees = [profile.fee_20, profile.fee_40, profile.fee_60];
  const shown = [...page.matchAll(/€([\d,]+) plus VAT/g)].map(([, amount = ""]) =>
    Number(amount.replaceAll(",", "")),
  );
  const count = /\((\d+) reviews?\)/.exec(page)?.[1];
  return [
    ...shown
      .filter((amount) => !fees.includes(amount))
      .map((amount) => `${card.slug}: €${amount} in English is no fee`),
    ...(count !== undefined && Number(count) !== card.reviewCount
      ? [`${card.slug}: ${count} reviews in English, ${card.reviewCount} on the card`]
      : []),
  ];
}

/** What others read before they open a shared link. */
function sharedFaults(html: string, { slug, name, startingFee }: Card): string[] {
  const shared = [
    ...html.matchAll(
      /<(?:title>|meta (?:name|property)="(?:description|og:\w+|twitter:\w+)" content=")([^<"]+)/g,
    ),
  ].map(([, text = ""]) => text);
  const isNamed = shared.some((text) => text.includes(name.replaceAll("&", "&amp;")));
  return [
    ...(isNamed ? [] : [`${slug}: the shared text does not name ${name}`]),
    ...priceFaults(`${slug} shared`, shared.join(" | "), startingFee),
  ];
}

test("the comparison shows every speaker's price and rating as the cards do", async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const isDemo = new Set<string>(demoSpeakers.map(({ slug }) => slug));
  const cards = (await listCards(request)).filter(({ slug }) => isDemo.has(slug));
  const faults: string[] = [];
  for (let from = 0; from < cards.length; from += AT_ONCE) {
    const group = cards.slice(from, from + AT_ONCE);
    await openShared(
      page,
      group.map(({ slug }) => slug),
    );
    const rows = table(page).locator("tbody");
    await expect(table(page).getByRole("columnheader")).toHaveCount(group.length);
    const cells = (row: string) => rows.locator(`[data-row=${row}] td`).allInnerTexts();
    const [prices, ratings] = [await cells("price"), await cells("rating")];
    for (const [index, { slug, startingFee, rating, reviewCount }] of group.entries()) {
      const price = priceHintText(startingFee as Cents | null, VAT_PERCENT * 100);
      if (!prices[index]?.includes(price)) {
        faults.push(`${slug}: compared at „${prices[index]}“, not „${price}“`);
      }
      const stars = rating > 0 ? rating.toFixed(2).replace(".", ",") : "Noch keine Bewertung";
      const count = rating > 0 ? String(reviewCount) : "";
      if (!ratings[index]?.includes(stars) || !ratings[index]?.includes(count)) {
        faults.push(`${slug}: compared with „${ratings[index]}“, not ${stars} of ${count}`);
      }
    }
  }
  expect(faults).toEqual([]);
});

test("home, topics and the page about us count alike", async ({ request }) => {
  const cards = await listCards(request);
  const categories = await json<{
    items: { name: string; label: string; speaker_count: number }[];
  }>(request, "/api/v1/categories");
  const home = await textOf(request, "/");
  const topics = await textOf(request, "/themen");
  for (const { name, label, speaker_count } of categories.items) {
    const found = await json<{ total: number }>(
      request,
      `/api/v1/speaker-cards?limit=1&category=${name}`,
    );
    expect(found.total, label).toBe(speaker_count);
    // Wherever a number stands behind the name of a category, it is that one.
    for (const [, shown] of home.matchAll(new RegExp(`\\|${label}\\|(\\d+)\\|`, "g"))) {
      expect(Number(shown), `${label} on the home page`).toBe(speaker_count);
    }
    for (const [, shown] of topics.matchAll(new RegExp(`\\|${label}\\|(\\d+)\\|`, "g"))) {
      expect(Number(shown), `${label} among the topics`).toBe(speaker_count);
    }
    const page = await textOf(request, `/themen/${name}`);
    const heading = /\|(\d+) Speaker gefunden\|/.exec(page)?.[1];
    if (heading !== undefined) expect(Number(heading), label).toBe(speaker_count);
  }
  const about = await textOf(request, "/about");
  const shown = (label: string) =>
    Number(new RegExp(`\\|${label}\\|([\\d.]+)\\|`).exec(about)?.[1]?.replaceAll(".", ""));
  expect(shown("Speaker im Verzeichnis")).toBe(cards.length);
  expect(shown("Bewertungen in den Profilen")).toBe(
    cards.reduce((sum, { reviewCount }) => sum + reviewCount, 0),
  );
});

test("every link in a mail leads to a page that exists", async ({ request }) => {
  const mails = await json<{ subject: string; text: string }[]>(request, "/demo/postfach.json");
  expect(mails.length).toBeGreaterThan(20);
  const linked = new Map<string, string>();
  for (const { subject, text } of mails) {
    for (const [address] of text.matchAll(/https?:\/\/localhost:\d+\/[^\s)>]+/g)) {
      const { pathname } = new URL(address);
      // Of many bookings one tells as much as all; a link for one use is left unused.
      const kind = pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "…");
      if (!/^\/(?:auth|abmelden)\//.test(pathname)) linked.set(kind, `${pathname} (${subject})`);
    }
  }
  const missing: string[] = [];
  for (const found of linked.values()) {
    const { 0: path = "" } = found.split(" ");
    if ((await request.get(path)).status() === 404) missing.push(found);
  }
  expect(missing).toEqual([]);
});
