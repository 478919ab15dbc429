import { expect, test } from "@playwright/test";
import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import { CATEGORY_HEROES } from "#domain/speaker/categories/category-heroes.ts";
import { JOURNEY, openPage, watchFaults } from "#tests/e2e/support/open-page.ts";
import { elements, sentPage, words } from "#tests/e2e/support/sent-page.ts";

test("the topics page lists the ten categories with description, topics and numbers [ROUTE-20] [CAT-01]", {
  tag: JOURNEY,
}, async ({ request }) => {
  const { html } = await sentPage(request, "/themen");
  const [main = ""] = elements(html, "main");
  const entries = elements(main, "li").filter((entry) => entry.includes("<h2"));
  const shown = entries.map((entry) => ({
    href: /<a\s[^>]*href="([^"]+)"/.exec(entry)?.[1],
    words: words(entry),
  }));
  const expected = CATEGORIES.map(async ({ name, label, description, topics }) => {
    const { total } = await (await request.get(`/api/v1/speaker-cards?category=${name}`)).json();
    return {
      href: `/themen/${name}`,
      words: `${label}|${total} Speaker|${description}|${topics.join(", ")}`,
    };
  });
  expect(shown).toEqual(await Promise.all(expected));
});

test("every category has a page with description, topics, speakers and prices; three open with a hero and pain points [ROUTE-21] [CAT-02] [CAT-03] [CAT-04] [CAT-05] [CAT-06]", {
  tag: JOURNEY,
}, async ({ request }) => {
  for (const { name, label, description, topics } of CATEGORIES) {
    const page = await sentPage(request, `/themen/${name}`);
    expect(page.text).toContain(`|${description}|`);
    const links = elements(page.html, "a").map(words);
    for (const topic of topics) expect(links, name).toContain(topic);
    expect(elements(page.html, "article").length, name).toBeGreaterThan(0);
    const amounts =
      /\|Startpreise der Speaker:\|(€[\d.]+ bis €[\d.]+) inkl\. MwSt\.\|€[\d.]+ bis €[\d.]+ netto\|/.exec(
        page.text,
      )?.[1];
    expect(amounts, name).toBeDefined();
    const [cost = ""] = elements(page.html, "details").map(words);
    expect(cost).toContain(`Was kostet ein Speaker zum Thema ${label}?`);
    expect(cost).toContain(`je nach Speaker bei ${amounts} inkl. MwSt.`);
    expect(page.title).toBe(`Speaker zum Thema ${label} | Wortbühne`);
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.description).toContain(description.slice(0, 40));
    expect(page.description.length).toBeLessThanOrEqual(160);
    expect(new URL(page.canonical).pathname).toBe(`/themen/${name}`);
    const hero = CATEGORY_HEROES[name];
    expect(page.h1).toEqual([hero?.headline ?? label]);
    const headings = ["h2", "h3"].flatMap((tag) => elements(page.html, tag)).map(words);
    for (const { title } of hero?.painPoints ?? []) expect(headings).toContain(title);
  }
  expect(Object.keys(CATEGORY_HEROES)).toHaveLength(3);
});

test("a topic shows all of this, answers on a click, and its way into the finder keeps the topic", async ({
  page,
}) => {
  const faults = watchFaults(page);
  const { label, description, topics } = CATEGORIES.find(({ name }) => name === "business") ?? {
    label: "",
    description: "",
    topics: [],
  };
  await openPage(page, "/themen/business");
  await expect(page.getByText(description)).toBeVisible();
  for (const topic of topics) {
    await expect(page.getByRole("link", { name: topic, exact: true })).toBeVisible();
  }
  await expect(page.getByText(/^Startpreise der Speaker: €/)).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.getByText(`Was kostet ein Speaker zum Thema ${label}?`).click();
  await expect(page.getByText(/je nach Speaker bei €/)).toBeVisible();
  await page.getByRole("link", { name: "Im Speaker-Finder öffnen" }).click();
  await expect(page).toHaveURL("/?category=business");
  await expect(page.getByRole("link", { name: "Filter entfernen: Business" })).toBeVisible();
  expect(faults).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("topics lead to their speakers", async ({ page }) => {
    await page.goto("/themen");
    await page.getByRole("main").getByRole("link", { name: "Technologie" }).click();
    await expect(page).toHaveURL("/themen/technology");
    await expect(page.getByRole("article").first()).toBeVisible();
  });
});
