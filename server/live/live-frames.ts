import type { LiveEventRow } from "#data/queries/messaging/live-events.ts";
import type { LiveOrigin } from "#domain/messaging/live-origin.ts";

/** What goes over the wire; a frame is made once and written to many streams. */

type Follower = { readonly owner: string; readonly tab: string | null };

/**
 * Whose doing an event is, as seen by whom it is told: this very page, another page of the same
 * account, or another one. Only the answer leaves the server, never who it was (C-108).
 */
export function originOf(
  { cause_tab, cause_user }: Pick<LiveEventRow, "cause_tab" | "cause_user">,
  { owner, tab }: Follower,
): LiveOrigin {
  if (cause_user === null || owner !== `user:${cause_user}`) return "other";
  return cause_tab !== null && cause_tab === tab ? "page" : "account";
}

export function eventFrame({ id, topic, payload }: LiveEventRow, origin: LiveOrigin): Buffer {
  const told = origin === "other" ? { topic, payload } : { topic, payload, origin };
  return Buffer.from(`id: ${id}\ndata: ${JSON.stringify(told)}\n\n`);
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

/** A sign of life that also moves the position on: a stream that is cut now resumes from here. */
export function heartbeatFrame(position: number): Buffer {
  return Buffer.from(`:\nid: ${position}\n\n`);
}

export function endFrame(reason: "shutdown" | "session", retryMs: number): Buffer {
  return Buffer.from(`retry: ${retryMs}\nevent: end\ndata: {"reason":"${reason}"}\n\n`);
}
