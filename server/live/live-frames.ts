import type { LiveEventRow } from "#data/queries/live-events.ts";

/** What goes over the wire; a frame is made once and written to many streams. */

export function eventFrame({ id, topic, payload }: LiveEventRow): Buffer {
  return Buffer.from(`id: ${id}\ndata: ${JSON.stringify({ topic, payload })}\n\n`);
}

/** First of all: from here on nothing is missed. */
export function readyFrame(position: number, retryMs: number): Buffer {
  return Buffer.from(`retry: ${retryMs}\nevent: ready\nid: ${position}\ndata: {}\n\n`);
}

/** The position is too old to be told what was missed. */
export function resyncFrame(position: number): Buffer {
  return Buffer.from(`event: resync\nid: ${position}\ndata: {}\n\n`);
}

/** A sign of life and nothing else. */
export const COMMENT = Buffer.from(":\n\n");

/** A sign of life that also moves the position on: whoever is cut now asks from here. */
export function heartbeatFrame(position: number): Buffer {
  return Buffer.from(`:\nid: ${position}\n\n`);
}

export function endFrame(reason: "shutdown" | "session", retryMs: number): Buffer {
  return Buffer.from(`retry: ${retryMs}\nevent: end\ndata: {"reason":"${reason}"}\n\n`);
}
