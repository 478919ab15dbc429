import type { Db } from "#data/db.ts";
import { listPublishedLandings } from "#data/queries/content/landing-pages.ts";
import { listCategoriesWithCounts } from "#data/queries/discovery/categories.ts";
import { allStoredSettings } from "#data/queries/platform/settings.ts";
import { type PlaceAnswer, UNKNOWN_PLACE } from "#domain/address/place-answer.ts";
import { buildSpeakerIndex } from "#domain/search/index/speaker-index.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { createDocumentPrinter } from "#integrations/documents/document-printer.ts";
import type { FileStore } from "#integrations/files/file-store.ts";
import type { Geo } from "#integrations/geo/geo.ts";

const silent = () => undefined;

const noFiles: FileStore = {
  put: () => Promise.reject(new Error("This test has no file store")),
  read: () => Promise.resolve(undefined),
  stat: () => Promise.resolve(undefined),
  remove: () => Promise.resolve(),
  list: () => Promise.resolve([]),
};

const HAMBURG: PlaceAnswer = {
  state: "sure",
  place: { lat: 53.55, lng: 9.99, label: "Hamburg" },
};

/** Hamburg is all there is: a test that asks for other places brings its own map. */
const onlyHamburg: Geo = {
  suggest: () => Promise.resolve([]),
  resolve: (address) => Promise.resolve(/hamburg/i.test(address) ? HAMBURG : UNKNOWN_PLACE),
  roadKm: () => Promise.resolve(null),
  attribution: "",
};

/** Starts its thread only for a test that wants pages. */
const documents = createDocumentPrinter();

/** No speakers: a test that searches opens the real service on its database. */
const noSpeakers = await buildSpeakerIndex([], async () => undefined);

/** What use cases receive, around a test database; a test replaces what it cares about. */
export function testCtx(db: Db, changes: Partial<Ctx> = {}): Ctx {
  return {
    db,
    reads: async () => db,
    kept: {
      settings: () => allStoredSettings(db),
      categories: () => listCategoriesWithCounts(db),
      landingPages: () => listPublishedLandings(db),
    },
    now: () => new Date("2026-04-30T10:00:00Z"),
    log: { info: silent, warn: silent, error: silent },
    files: noFiles,
    search: { index: () => noSpeakers, isCurrent: () => true },
    geo: onlyHamburg,
    documents,
    publicUrl: "http://localhost:3000",
    demo: false,
    // Effects are not carried out here unless a test starts a worker.
    effectsWaitMs: 0,
    ...changes,
  };
}

type SignedIn = Extract<Viewer, { kind: "user" }>;

export function signedIn(role: SignedIn["role"], userId: string): SignedIn {
  return { kind: "user", role, userId, aal: "aal1", requestId: "test-request" };
}
