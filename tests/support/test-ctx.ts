import type { Db } from "#data/db.ts";
import { buildSpeakerIndex } from "#domain/search/speaker-index.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import type { FileStore } from "#integrations/files/file-store.ts";

const silent = () => undefined;

const noFiles: FileStore = {
  put: () => Promise.reject(new Error("This test has no file store")),
  read: () => Promise.resolve(undefined),
  stat: () => Promise.resolve(undefined),
  remove: () => Promise.resolve(false),
  list: () => Promise.resolve([]),
};

/** Nobody is listed: a test that searches opens the real service on its database. */
const noSpeakers = await buildSpeakerIndex([], async () => undefined);

/** What use cases receive, around a test database; a test replaces what it cares about. */
export function testCtx(db: Db, changes: Partial<Ctx> = {}): Ctx {
  return {
    db,
    now: () => new Date("2026-04-30T10:00:00Z"),
    log: { info: silent, warn: silent, error: silent },
    files: noFiles,
    search: { index: () => noSpeakers },
    publicUrl: "http://localhost:3000",
    demo: false,
    ...changes,
  };
}

type SignedIn = Extract<Viewer, { kind: "user" }>;

export function signedIn(role: SignedIn["role"], userId: string): SignedIn {
  return { kind: "user", role, userId, aal: "aal1" };
}
