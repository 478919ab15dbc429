import { expect, test } from "vitest";
import { slugRedirects } from "#data/schema/content.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { VISITOR } from "#features/ctx.ts";
import { printComparison } from "#flows/print-comparison.server.ts";
import { createApi } from "#server/api/api.ts";
import { apiAs } from "#tests/support/auth/api-as.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertSpeaker } from "#tests/support/database/records.ts";
import { testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
const ctx = testCtx(db);
const ask = apiAs(createApi(ctx));

async function renamed(from: string, to: string, changes: Parameters<typeof insertSpeaker>[1]) {
  await insertSpeaker(db, { ...changes, slug: to });
  await db.insert(slugRedirects).values({ kind: "speaker", from_slug: from, to_slug: to });
}

test("a stored or shared comparison finds a speaker under the name they had before", async () => {
  await renamed("ada-alt", "ada-neu", { name: "Ada Frei" });
  const profile = await ask(VISITOR, "/speakers/ada-alt");
  expect(profile).toMatchObject({ status: 200, body: { slug: "ada-neu", name: "Ada Frei" } });
  const days = await ask(VISITOR, "/speakers/ada-alt/availability?from=2027-03-12&to=2027-03-12");
  expect(days.body.days).toHaveLength(1);
  expect((await ask(VISITOR, "/speakers/ada-alt/answer-time")).status).toBe(200);
  const query = { slugs: ["ada-alt"], date: isoDate("2027-03-12") };
  expect((await printComparison(ctx, query)).ok).toBe(true);
});

test("an old name opens no profile that is hidden, and an unknown one none at all", async () => {
  await renamed("ben-alt", "ben-neu", { status: "pending" });
  for (const slug of ["ben-alt", "niemand"]) {
    expect((await ask(VISITOR, `/speakers/${slug}`)).status, slug).toBe(404);
  }
});
