import type { ServerResponse } from "node:http";
import type { LiveEventRow } from "#data/queries/messaging/live-events.ts";
import { endFrame, eventFrame, originOf } from "./live-frames.ts";
import type { WatchedSession } from "./session-watch.ts";

/** A client that takes so little of so much is cut off, and resumes where the connection broke. */
export const MAX_BUFFERED_BYTES = 256 * 1024;

/** Clients come back spread over this time, not all at once. */
const RETRY_MS = { least: 1_000, most: 3_000 } as const;

/** An open page. Thousands of them wait for nothing, so each is as small as can be. */
export type LiveStream = {
  readonly outgoing: ServerResponse;
  readonly topics: readonly string[];
  /** Null for visitors, whose streams end with their connection alone. */
  readonly session: WatchedSession | null;
  /** Whose streams are counted together: `user:…` or `address:…`. */
  readonly owner: string;
  /** The page behind it, if it said so. */
  readonly tab: string | null;
  /** Everything up to here was written, or was about something else. */
  position: number;
  /** While missed events are read, new ones wait here. */
  waiting: LiveEventRow[] | null;
};

export function write({ outgoing }: LiveStream, frame: Buffer): void {
  if (outgoing.destroyed || outgoing.writableEnded) return;
  outgoing.write(frame);
  if (outgoing.writableLength > MAX_BUFFERED_BYTES) outgoing.destroy();
}

/** Once and in order, also when another process had already told the client more than we know. */
export function send(stream: LiveStream, event: LiveEventRow, frame: () => Buffer): void {
  if (stream.waiting) stream.waiting.push(event);
  else if (event.id > stream.position) {
    stream.position = event.id;
    write(stream, frame());
  }
}

/** From now on events are written as they come. */
export function flush(stream: LiveStream): void {
  const waiting = stream.waiting ?? [];
  stream.waiting = null;
  for (const event of waiting)
    send(stream, event, () => eventFrame(event, originOf(event, stream)));
}

export function end(stream: LiveStream, reason: "shutdown" | "session"): void {
  write(stream, endFrame(reason, retryMs()));
  if (!stream.outgoing.destroyed) stream.outgoing.end();
}

export function retryMs(): number {
  return Math.round(RETRY_MS.least + Math.random() * (RETRY_MS.most - RETRY_MS.least));
}
