import { expect, test } from "vitest";
import { LANDING_LIMITS, listRuleSchema } from "#domain/content/landing-page.ts";
import { faultsOf } from "#domain/content/post-rules.ts";
import { isListed } from "#domain/speaker/speaker-codes.ts";
import { blogMarkdown } from "./blog-markdown.ts";
import { demoLandingPages } from "./landing-pages.ts";
import { demoSpeakers } from "./speakers.ts";

const listed = demoSpeakers.filter(isListed);

test("no two pages share an address, a title or a description", () => {
  for (const field of ["headline", "seo_title", "seo_description"] as const) {
    expect(new Set(demoLandingPages.map((page) => page[field])).size).toBe(demoLandingPages.length);
  }
  const addresses = demoLandingPages.map(({ category, slug }) => `${category}/${slug}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test.each(demoLandingPages)("$category/$slug is what the administration would accept", (page) => {
  expect(page.seo_title.length).toBeLessThanOrEqual(60);
  expect(page.seo_description.length).toBeLessThanOrEqual(160);
  expect(page.intro.length).toBeLessThanOrEqual(LANDING_LIMITS.intro);
  expect(listRuleSchema.safeParse(page.list_rule).success).toBe(true);
  expect(faultsOf(blogMarkdown(page.blocks))).toEqual([]);
  expect(page.faq.length).toBeGreaterThanOrEqual(3);
});

test.each(demoLandingPages)("$category/$slug pins listed speakers of its category", (page) => {
  const ofCategory = listed.filter(({ categories }) => categories.includes(page.category));
  const slugs = ofCategory.map(({ slug }) => slug);
  expect(page.pinned_speakers.filter((slug) => !slugs.includes(slug))).toEqual([]);
});
