import type { Database } from "#data/db.ts";
import { listPublishedLandings } from "#data/queries/content/landing-pages.ts";
import { listCategoriesWithCounts } from "#data/queries/discovery/categories.ts";
import { allStoredSettings } from "#data/queries/platform/settings.ts";
import type { KeptRows } from "#features/ctx.ts";

/** Rows in memory that many pages show, read anew after each change that the database announces. */
export async function keepRows({
  db,
  listen,
}: Pick<Database, "db" | "listen">): Promise<KeptRows & { stop(): Promise<void> }> {
  const settings = keep(() => allStoredSettings(db));
  const categories = keep(() => listCategoriesWithCounts(db));
  const landingPages = keep(() => listPublishedLandings(db));
  const byTable = new Map<string | undefined, { forget(): void }>([
    ["settings", settings],
    ["speaker_categories", categories],
    // Categories are shown with the number of their speakers.
    ["speakers", categories],
    ["category_landing_pages", landingPages],
  ]);
  // Kept pages and answers listen to the same channel: none is made anew from rows that are old by then.
  const stop = await listen(
    "content_rows",
    (payload) => byTable.get(payload.split(" ", 1)[0])?.forget(),
    () => {
      for (const kept of byTable.values()) kept.forget();
    },
  );
  return {
    settings: settings.read,
    categories: categories.read,
    landingPages: landingPages.read,
    stop,
  };
}

function keep<Rows>(read: () => Promise<Rows>) {
  let kept: Promise<Rows> | undefined;
  const forget = () => {
    kept = undefined;
  };

  /** A reading that failed is tried again by the next caller. */
  function readAnew(): Promise<Rows> {
    const reading = read();
    reading.catch(() => {
      if (kept === reading) forget();
    });
    kept = reading;
    return reading;
  }

  return { read: () => kept ?? readAnew(), forget };
}
