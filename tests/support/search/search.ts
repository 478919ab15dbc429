import type { Database } from "#data/db.ts";
import type { SpeakerIndex } from "#domain/search/index/speaker-index.ts";
import { type OpenSearch, openSearch } from "#server/search/search-service.ts";
import { afterwards } from "../afterwards.ts";

/** The real search on a test database; it ends with the test file. */
export async function testSearch(
  database: Database,
  onChange: (index: SpeakerIndex) => void = () => undefined,
): Promise<OpenSearch> {
  const silent = () => undefined;
  const log = { info: silent, warn: silent, error: silent };
  const search = await openSearch(database, { log, onChange, demo: false });
  afterwards(() => search.stop());
  return search;
}
