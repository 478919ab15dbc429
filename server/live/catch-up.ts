import type { Db } from "#data/db.ts";
import { liveRange, readMissedEvents } from "#data/queries/messaging/live-events.ts";
import { eventFrame, originOf, resyncFrame } from "./live-frames.ts";
import { type LiveStream, MAX_BUFFERED_BYTES, write } from "./live-stream.ts";

/**
 * What was missed is written at once, and new events follow it: more than half of what a stream may hold
 * would cut it off, and it would come back to ask for the same again, for ever.
 */
const MAX_TOLD_BYTES = MAX_BUFFERED_BYTES / 2;

/**
 * Writes what a stream has missed up to a position; later events already wait in it. If the table no
 * longer knows, or it is too much, the client is told to read everything anew.
 */
export async function catchUp(
  db: Db,
  stream: LiveStream,
  { upTo, most }: { upTo: number; most: number },
): Promise<void> {
  const { topics, position: after } = stream;
  const { oldest, newest } = await liveRange(db);
  const isKept = after >= oldest - 1 && after <= newest;
  const missed = isKept ? await readMissedEvents(db, { topics, after, upTo, limit: most + 1 }) : [];
  const told = missed.map((event) => eventFrame(event, originOf(event, stream)));
  const bytes = told.reduce((sum, { length }) => sum + length, 0);
  if (!isKept || missed.length > most || bytes > MAX_TOLD_BYTES) {
    stream.position = upTo;
    write(stream, resyncFrame(upTo));
    return;
  }
  for (const frame of told) write(stream, frame);
  stream.position = missed.at(-1)?.id ?? after;
}
