import type { Db } from "#data/db.ts";
import { listLiveSessions } from "#data/queries/messaging/live-events.ts";
import { effectiveRole, type Role, roleInSession } from "#domain/account/roles.ts";
import type { Log } from "#features/ctx.ts";

export type WatchedSession = { readonly sessionId: string; readonly role: Role };

/** How many sessions one question names. */
const BATCH = 1_000;

/**
 * Those whose right to a stream is over: signed out, banned, deleted, of another role by now, or in
 * need of a second factor that was not asked for when the stream began.
 */
async function endedSessions<Watched extends WatchedSession>(
  { db, now, isAdminFactorNeeded }: WatchParts<Watched>,
  watched: readonly Watched[],
): Promise<Watched[]> {
  const roles = new Map<string, Role>();
  const ids = [...new Set(watched.map(({ sessionId }) => sessionId))];
  for (let start = 0; start < ids.length; start += BATCH) {
    const rows = await listLiveSessions(db, ids.slice(start, start + BATCH), now());
    for (const { id, aal, hasFactor, ...stored } of rows) {
      if (hasFactor && aal === "aal1") continue;
      roles.set(id, roleInSession(effectiveRole(stored), { aal }, isAdminFactorNeeded()));
    }
  }
  return watched.filter(({ sessionId, role }) => roles.get(sessionId) !== role);
}

type WatchParts<Watched> = {
  db: Db;
  now: () => Date;
  /** As it is for requests: otherwise a stream would end as soon as it is open. */
  isAdminFactorNeeded: () => boolean;
  everyMs: number;
  watched: () => readonly Watched[];
  onEnd: (ended: Watched) => void;
  log: Log;
};

/** Asks again and again, with a pause after every answer. */
export function watchSessions<Watched extends WatchedSession>(parts: WatchParts<Watched>) {
  const { everyMs, watched, onEnd, log } = parts;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let asking = Promise.resolve();

  async function ask(): Promise<void> {
    const open = watched();
    if (open.length > 0) for (const ended of await endedSessions(parts, open)) onEnd(ended);
  }

  function plan(): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      asking = ask()
        .catch((error) => {
          if (!isStopped) log.warn({ err: error }, "sessions of live streams could not be checked");
        })
        .finally(plan);
    }, everyMs).unref();
  }
  plan();

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await asking;
  };
}
