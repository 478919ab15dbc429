import { COMMENT, heartbeatFrame } from "./live-frames.ts";
import { type LiveStream, write } from "./live-stream.ts";

/** One part of the streams after the other: other requests need not wait while thousands are written to. */
const PARTS = 20;

type HeartbeatParts = {
  streams: ReadonlySet<LiveStream>;
  position: () => number | null;
  everyMs: number;
};

/** A sign of life for every stream, and for its client the position to resume from. */
export function startHeartbeat({ streams, position, everyMs }: HeartbeatParts): () => void {
  // Each stream keeps its turn when others come and go.
  const turns = new WeakMap<LiveStream, number>();
  let part = 0;
  let next = 0;
  const beat = () => {
    part = (part + 1) % PARTS;
    const reached = position();
    const frame = reached === null ? COMMENT : heartbeatFrame(reached);
    for (const stream of streams) {
      let turn = turns.get(stream);
      if (turn === undefined) {
        turn = next++ % PARTS;
        turns.set(stream, turn);
      }
      if (turn !== part) continue;
      // A client may know more than this process, or be about to hear what it has missed.
      const isAhead = stream.waiting !== null || stream.position > (reached ?? 0);
      if (!isAhead && reached !== null) stream.position = reached;
      write(stream, isAhead ? COMMENT : frame);
    }
  };
  const timer = setInterval(beat, everyMs / PARTS).unref();
  return () => clearInterval(timer);
}
