import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { renameSpeaker } from "#data/queries/speakers/admin-speakers.ts";
import { categoryLandingPages } from "#data/schema/categories.ts";
import { blogPosts } from "#data/schema/content.ts";
import { ArticleScreen } from "#features/content/blog/article-screen.tsx";
import { readPost } from "#features/content/blog/read-post.server.ts";
import { LandingScreen } from "#features/content/landing/landing-screen.tsx";
import { readLanding } from "#features/content/landing/read-landing.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertSpeaker } from "#tests/support/database/records.ts";
import { eventually } from "#tests/support/eventually.ts";
import { testSearch } from "#tests/support/search/search.ts";
import { testCtx } from "#tests/support/test-ctx.ts";

const database = await testDatabase();
const { db } = database;
const { id } = await insertSpeaker(db, { slug: "ada-genannt", categories: ["finance"] });
await insertSpeaker(db, { slug: "ben-verborgen", status: "pending" });
const search = await testSearch(database);
const ctx = testCtx(db, { search });
const BODY = "Wir empfehlen:\n\n[[speaker:ada-genannt]]\n\n[[speaker:ben-verborgen]]";
const html = (screen: ReactNode) => renderToStaticMarkup(createElement(MemoryRouter, null, screen));

test("a landing page shows the cards of its text, whatever its list shows", async () => {
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
  const shown = html(createElement(LandingScreen, { page: page.value }));
  expect(shown).toContain('href="/speaker/ada-genannt"');
  expect(shown).not.toContain("ben-verborgen");
});

test("the card of a renamed speaker stays in the text and leads to the new address", async () => {
  await db.insert(blogPosts).values({
    slug: "empfehlung",
    title: "Eine Empfehlung",
    author_name: "Redaktion",
    status: "published",
    published_at: ctx.now(),
    body: BODY,
  });
  const article = async () => {
    const post = await readPost(ctx, "empfehlung");
    if (!post.ok) throw new Error("missing");
    return html(createElement(ArticleScreen, { article: post.value }));
  };
  expect(await article()).toContain('href="/speaker/ada-genannt"');
  for (const [from, to] of [
    ["ada-genannt", "ada-umbenannt"],
    ["ada-umbenannt", "ada-neu"],
  ] as const) {
    await db.transaction((tx) => renameSpeaker(tx, id, from, to));
    await eventually(() => search.index().cards([id])[0]?.slug === to);
    expect(await article()).toContain(`href="/speaker/${to}"`);
  }
});
