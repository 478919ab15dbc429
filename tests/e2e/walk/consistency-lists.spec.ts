import { expect, test } from "@playwright/test";
import type { Cents } from "#domain/money.ts";
import { priceHintText } from "#domain/pricing/price-hint-text.ts";
import type { PublicSpeaker } from "#features/comparison/compared-column.ts";
import { comparedFacts } from "#features/comparison/screen/compared-facts.ts";
import { enter } from "#tests/e2e/support/accounts.ts";
import { type Card, demoCards, json, priceFaults, VAT_PERCENT } from "#tests/e2e/support/cards.ts";
import { openShared, table } from "#tests/e2e/support/comparison.ts";
import { JOURNEY, openPage } from "#tests/e2e/support/open-page.ts";

/** What a comparison must say about the price and the rating of a card. */
function comparedFaults({ slug, startingFee, rating, reviewCount }: Card, shown: Shown): string[] {
  const price = priceHintText(startingFee as Cents | null, VAT_PERCENT * 100);
  const stars = rating > 0 ? rating.toFixed(2).replace(".", ",") : "Noch keine Bewertung";
  const count = rating > 0 ? String(reviewCount) : "";
  return [
    ...(shown.price.includes(price)
      ? []
      : [`${slug}: compared at „${shown.price}“, not „${price}“`]),
    ...(shown.rating.includes(stars) && shown.rating.includes(count)
      ? []
      : [`${slug}: compared with „${shown.rating}“, not ${stars} of ${count}`]),
  ];
}

type Shown = { price: string; rating: string };

test("the comparison says every speaker's price and rating as the cards do, and shows what it says", {
  tag: JOURNEY,
}, async ({ page, request }) => {
  const cards = await demoCards(request);
  const vat = { standard: VAT_PERCENT * 100, rules: null };
  const said = await Promise.all(
    cards.map(async (card) => {
      const speaker = await json<PublicSpeaker>(request, `/api/v1/speakers/${card.slug}`);
      const { price, rating } = comparedFacts(speaker, vat);
      return comparedFaults(card, { price: String(price), rating: String(rating) });
    }),
  );
  expect(said.flat()).toEqual([]);

  // With a price, on request, and with the fewest reviews.
  const rare = cards.toSorted((a, b) => a.reviewCount - b.reviewCount);
  const chosen = [
    cards.find(({ startingFee }) => startingFee !== null),
    cards.find(({ startingFee }) => startingFee === null),
    rare.find(({ startingFee }) => startingFee !== null),
  ].flatMap((card) => card ?? []);
  await openShared(
    page,
    chosen.map(({ slug }) => slug),
  );
  await expect(table(page).getByRole("columnheader")).toHaveCount(chosen.length);
  const cells = (row: string) => table(page).locator(`tbody [data-row=${row}] td`).allInnerTexts();
  const [prices, ratings] = [await cells("price"), await cells("rating")];
  const shown = chosen.map((card, index) =>
    comparedFaults(card, { price: prices[index] ?? "", rating: ratings[index] ?? "" }),
  );
  expect(shown.flat()).toEqual([]);
});

test("an own and a shared shortlist show every speaker as the cards do", async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const cards = await demoCards(request);
  const headers = { authorization: `Bearer ${await enter(page)}` };
  for (const { slug } of cards) {
    await request.put(`/api/v1/me/shortlist/speakers/${slug}`, { headers });
  }
  const { token } = await (await request.post("/api/v1/me/shortlist/share", { headers })).json();
  const bySlug = (list: readonly Card[]) => new Map(list.map((card) => [card.slug, card]));
  for (const path of ["/api/v1/me/shortlist", `/api/v1/shared-shortlists/${token}`]) {
    const { items } = await (await request.get(path, { headers })).json();
    expect(bySlug(items.map(({ card }: { card: Card }) => card)), path).toEqual(bySlug(cards));
  }
  for (const path of ["/dashboard/customer/merkliste", `/merkliste/${token}`]) {
    await openPage(page, path);
    const shown = page.getByRole("main").getByRole("article");
    await expect(shown.first()).toBeVisible();
    for (const text of await shown.allInnerTexts()) {
      const card = cards.find(({ name }) => text.includes(name));
      const plain = text.replace(/\s+/g, " ");
      expect(priceFaults(`${card?.slug} ${path}`, plain, card?.startingFee ?? null)).toEqual([]);
    }
  }
});
