import { expect, test } from "vitest";
import { settings } from "#data/schema/content.ts";
import { plainText } from "#domain/content/rich-text.ts";
import { readLegalDocument } from "#features/content/legal/read-legal-document.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testCtx } from "#tests/support/test-ctx.ts";

const { db } = await testDatabase();
const ctx = testCtx(db);

test("the privacy notice names how long the settings really keep things, and who may get them", async () => {
  const kept = {
    profile_views_months: 1,
    funnel_events_months: 6,
    captured_mails_days: 30,
    finished_jobs_days: 90,
    sign_in_log_days: 60,
  };
  await db.insert(settings).values({ key: "retention", value: kept });
  const { blocks } = await readLegalDocument(ctx, "datenschutz");
  const rows = blocks.flatMap((block) =>
    block.kind === "table" ? block.rows.map((row) => row.map(plainText)) : [],
  );
  const said = new Map(rows.map(([name = "", ...rest]) => [name, rest.join(" ")]));
  expect(said.get("Anmeldungen, ihre Versuche und abgewiesene Zugriffe")).toBe("60 Tage");
  expect(said.get("Profilaufrufe")).toBe("1 Monat");
  expect(said.get("Schritte bis zur Buchung")).toBe("6 Monate");
  expect(said.get("Versendete E-Mails")).toMatch(/^30 Tage, /);
  expect(said.get("Meldungen des Zahlungsdienstes, ohne Namen und Karte")).toBe("90 Tage");
  for (const name of ["Versanddienst für SMS", "Anbieter eines Sprachmodells"]) {
    expect([...said.keys()]).toContain(name);
  }
});
