import { expect, test } from "@playwright/test";
import type { Cents } from "#domain/money.ts";
import { priceHintText } from "#domain/pricing/price-hint-text.ts";
import { enter } from "#tests/e2e/support/accounts.ts";
import { type Card, demoCards, priceFaults, VAT_PERCENT } from "#tests/e2e/support/cards.ts";
import { openShared, table } from "#tests/e2e/support/comparison.ts";
import { openPage } from "#tests/e2e/support/open-page.ts";

/** As many as a comparison holds. */
const AT_ONCE = 3;

test("the comparison shows every speaker's price and rating as the cards do", async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const cards = await demoCards(request);
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
