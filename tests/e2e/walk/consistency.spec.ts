import { type APIRequestContext, expect, test } from "@playwright/test";
import { type Card, demoCards, json, listCards, priceFaults } from "#tests/e2e/support/cards.ts";
import { inTurns } from "#tests/e2e/support/in-turns.ts";
import { newBooking } from "#tests/e2e/support/new-booking.ts";
import { JOURNEY } from "#tests/e2e/support/open-page.ts";
import { sentPage, words } from "#tests/e2e/support/sent-page.ts";

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

const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

/** The words of a page as it is sent, between bars. */
const textOf = async (request: APIRequestContext, path: string) =>
  (await sentPage(request, path)).text;

/** What stands on the card of a speaker, between its link and the next one's. */
function cardIn(html: string, slug: string): string | null {
  const card = html
    .split("<article")
    .map((part) => part.split("</article>")[0] ?? "")
    .find((part) => part.includes(`href="/speaker/${slug}"`));
  return card === undefined ? null : card.replace(/<[^>]+>/g, "").replace(/\s+/g, " ");
}

test("every speaker has one price, rating and place on every public surface [PRICE-16]", async ({
  request,
}) => {
  test.setTimeout(180_000);
  const cards = await demoCards(request);
  expect(cards.length).toBeGreaterThan(30);
  const faults: string[] = [];
  const home = await htmlOf(request, "/");
  const topics = new Map<string, Promise<string>>();
  const topic = (category: string) => {
    const sent = topics.get(category) ?? htmlOf(request, `/themen/${category}`);
    topics.set(category, sent);
    return sent;
  };
  await inTurns(cards, async (card) => {
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
    const { html } = await sentPage(request, `/speaker/${slug}`);
    const [own = "", related = ""] = html.split('<section class="related"');
    const page = words(own);
    for (const other of cards) {
      const shown = cardIn(related, other.slug);
      const where = `${slug} beside ${other.slug}`;
      if (shown) faults.push(...priceFaults(where, shown, other.startingFee));
    }
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
      const onTopic = cardIn(await topic(category), slug);
      if (onTopic) faults.push(...priceFaults(`${slug} ${category}`, onTopic, startingFee));
    }
    faults.push(...sharedFaults(html, card), ...structuredFaults(html, card, profile));
    faults.push(...(await englishFaults(request, card, profile)));
  });
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

function structuredFaults(html: string, card: Card, profile: Profile): string[] {
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

/** Only some have a page in English. */
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

test("home, topics and the page about us count alike", { tag: JOURNEY }, async ({ request }) => {
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

type Mail = { subject: string; text: string };

test("every link in a mail leads to a page that exists", async ({ page, request }) => {
  const { id, title, token } = await newBooking(page, "direct");
  const headers = { authorization: `Bearer ${token}` };
  const cancel = { event: "cancel" };
  await request.post(`/api/v1/bookings/${id}/transitions`, { headers, data: cancel });
  const readMails = () => json<Mail[]>(request, "/demo/postfach.json");
  const own = (mails: Mail[]) => mails.filter(({ text }) => text.includes(title)).length;
  // To both sides: booked, contract, cancelled; to the customer: two invoices.
  await expect.poll(async () => own(await readMails())).toBeGreaterThanOrEqual(8);
  const mails = await readMails();
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
