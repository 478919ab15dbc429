import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { categoryLandingPages } from "#data/schema/categories.ts";
import { LandingScreen } from "#features/content/landing/landing-screen.tsx";
import { readLanding } from "#features/content/read-landing.server.ts";
import { testDatabase } from "#tests/support/database.ts";
import { insertSpeaker } from "#tests/support/records.ts";
import { testSearch } from "#tests/support/search.ts";
import { testCtx } from "#tests/support/test-ctx.ts";

const database = await testDatabase();
const { db } = database;
await insertSpeaker(db, { slug: "ada-genannt", categories: ["finance"] });
await insertSpeaker(db, { slug: "ben-verborgen", status: "pending" });
const search = await testSearch(database);
const ctx = testCtx(db, { search });
const BODY = "Wir empfehlen:\n\n[[speaker:ada-genannt]]\n\n[[speaker:ben-verborgen]]";

test("a landing page shows the cards of its text, whomever its list shows", async () => {
  await db.insert(categoryLandingPages).values({
    category: "leadership",
    slug: "fuer-vereine",
    status: "published",
    headline: "Speaker für Vereine",
    intro: "Kurz gesagt.",
    body: BODY,
  });
  const page = await readLanding(ctx, "leadership", "fuer-vereine");
  if (!page.ok) throw new Error("missing");
  expect(page.value.cards).toEqual([]);
  const screen = createElement(LandingScreen, { page: page.value });
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, screen));
  expect(html).toContain('href="/speaker/ada-genannt"');
  expect(html).not.toContain("ben-verborgen");
});
