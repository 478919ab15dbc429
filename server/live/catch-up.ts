import type { Db } from "#data/db.ts";
import { liveRange, readMissedEvents } from "#data/queries/live-events.ts";
import { eventFrame, originOf, resyncFrame } from "./live-frames.ts";
import { type LiveStream, write } from "./live-stream.ts";

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
  if (!isKept || missed.length > most) {
    stream.position = upTo;
    write(stream, resyncFrame(upTo));
    return;
  }
  for (const event of missed) {
    stream.position = event.id;
    write(stream, eventFrame(event, originOf(event, stream)));
  }
}
