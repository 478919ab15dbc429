import type { Database } from "#data/db.ts";
import {
  type LiveEventRow,
  liveRange,
  readLiveEvents,
} from "#data/queries/messaging/live-events.ts";
import type { Log } from "#features/ctx.ts";

const BATCH = 500;

export type LiveReader = {
  /** Starts reading if it has not begun before. */
  start(): Promise<void>;
  /** Everything up to here was handed on; null without listeners. */
  position(): number | null;
  /** No listeners: no more questions to the database until there are some. */
  rest(): void;
  stop(): Promise<void>;
};

type ReaderParts = {
  database: Pick<Database, "db" | "listen">;
  log: Log;
  pollMs: number;
  onEvent: (event: LiveEventRow) => void;
};

/**
 * One per process reads for all streams. A call from the database wakes it; since calls may get lost,
 * it also looks by itself now and then. The table alone says what happened.
 */
export async function startLiveReader(parts: ReaderParts): Promise<LiveReader> {
  const { database, log, pollMs, onEvent } = parts;
  let position: number | null = null;
  let starting: Promise<void> | undefined;
  let reading: Promise<void> | undefined;
  let isAsked = false;
  let isStopped = false;

  async function findStart(): Promise<void> {
    const { newest } = await liveRange(database.db);
    position ??= newest;
  }

  async function readOn(): Promise<void> {
    while (isAsked && position !== null && !isStopped) {
      isAsked = false;
      try {
        const from: number = position;
        const events = await readLiveEvents(database.db, from, BATCH);
        // Resting in between forgot the position; what was read has no listener then.
        if (position !== from) {
          isAsked = true;
          continue;
        }
        position = events.at(-1)?.id ?? position;
        events.forEach(onEvent);
        isAsked ||= events.length === BATCH;
      } catch (error) {
        if (!isStopped) log.warn({ err: error }, "live events could not be read");
      }
    }
  }

  function look(): void {
    if (position === null || isStopped) return;
    isAsked = true;
    reading ??= readOn().finally(() => {
      reading = undefined;
      if (isAsked) look();
    });
  }

  const stopListening = await database.listen("live", look, look);
  const poll = setInterval(look, pollMs).unref();

  return {
    start() {
      starting ??= findStart().finally(() => {
        starting = undefined;
      });
      return starting;
    },
    position: () => position,
    rest: () => {
      position = null;
    },
    async stop() {
      isStopped = true;
      clearInterval(poll);
      await stopListening();
      await reading;
    },
  };
}
