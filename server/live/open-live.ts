import type { Database } from "#data/db.ts";
import type { LiveOrigin } from "#domain/messaging/live-origin.ts";
import type { Log } from "#features/ctx.ts";
import type { Metrics } from "#server/process/metrics.ts";
import { catchUp } from "./catch-up.ts";
import { startHeartbeat } from "./heartbeat.ts";
import { eventFrame, originOf, readyFrame } from "./live-frames.ts";
import { startLiveReader } from "./live-reader.ts";
import { end, flush, type LiveStream, retryMs, send, write } from "./live-stream.ts";
import { watchSessions } from "./session-watch.ts";
import { createStreamSet } from "./stream-set.ts";

const DEFAULTS = {
  /** A wake-up call may get lost; this is how long that can go unnoticed. */
  pollMs: 2_000,
  /** Proxies cut what is silent for a minute. */
  heartbeatMs: 20_000,
  /** Streams end within five seconds after their session. */
  sessionMs: 2_000,
  maxStreams: 20_000,
  maxStreamsOfUser: 30,
  /** Many people may share the address of an office. */
  maxStreamsOfAddress: 300,
  /** A client that missed more reads everything anew instead. */
  maxMissed: 1_000,
};

/** Nothing between us and the page may collect, keep or change what is sent. */
const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "private, no-store, no-transform",
  "x-accel-buffering": "no",
};

export type LiveOptions = Partial<typeof DEFAULTS>;

type LiveParts = {
  database: Pick<Database, "db" | "listen">;
  log: Log;
  metrics: Metrics;
  now: () => Date;
  isAdminFactorNeeded: () => boolean;
  /** Aborted when the server stops accepting. */
  signal: AbortSignal;
  options?: LiveOptions;
};

type StreamRequest = Pick<LiveStream, "outgoing" | "topics" | "session" | "owner" | "tab"> & {
  /** The last event the client knows; null for a new client. */
  readonly after: number | null;
};

export type Live = {
  /** False when there are too many streams, or none any more; nothing was written then. */
  open(request: StreamRequest): Promise<boolean>;
  count(): number;
  stop(): Promise<void>;
};

/** The live updates of this process: one reader of the table, many open pages. */
export async function openLive(parts: LiveParts): Promise<Live> {
  const { database, log, metrics, now, isAdminFactorNeeded, signal } = parts;
  const settings = { ...DEFAULTS, ...parts.options };
  const streams = createStreamSet();
  const reader = await startLiveReader({
    database,
    log,
    pollMs: settings.pollMs,
    onEvent(event) {
      const frames = new Map<LiveOrigin, Buffer>();
      for (const stream of streams.following(event)) {
        send(stream, event, () => {
          const origin = originOf(event, stream);
          const frame = frames.get(origin) ?? eventFrame(event, origin);
          frames.set(origin, frame);
          return frame;
        });
      }
    },
  });
  const stopHeartbeat = startHeartbeat({
    streams: streams.all,
    position: reader.position,
    everyMs: settings.heartbeatMs,
  });
  const stopWatching = watchSessions({
    db: database.db,
    now,
    isAdminFactorNeeded,
    log,
    everyMs: settings.sessionMs,
    watched: () =>
      [...streams.all].flatMap((stream) => (stream.session ? [{ ...stream.session, stream }] : [])),
    onEnd: ({ stream }) => end(stream, "session"),
  });
  const endAll = () => {
    for (const stream of [...streams.all]) end(stream, "shutdown");
  };
  signal.addEventListener("abort", endAll, { once: true });
  metrics.gauge({ name: "live_streams", help: "Open live streams", read: () => streams.all.size });

  function isFull(owner: string): boolean {
    const { maxStreams, maxStreamsOfUser, maxStreamsOfAddress } = settings;
    const most = owner.startsWith("user:") ? maxStreamsOfUser : maxStreamsOfAddress;
    return streams.all.size >= maxStreams || streams.countOf(owner) >= most;
  }

  function leave(stream: LiveStream): void {
    streams.remove(stream);
    if (streams.all.size === 0) reader.rest();
  }

  async function open({ after, ...request }: StreamRequest): Promise<boolean> {
    let start = reader.position();
    for (; start === null; start = reader.position()) await reader.start();
    // Nothing waits between asking for the position and `add`: no event can slip through.
    if (signal.aborted || isFull(request.owner)) return false;
    const stream: LiveStream = { ...request, position: after ?? start, waiting: [] };
    streams.add(stream);
    request.outgoing.once("close", () => leave(stream));
    if (request.outgoing.destroyed) leave(stream);
    request.outgoing.writeHead(200, HEADERS);
    write(stream, readyFrame(stream.position, retryMs()));
    try {
      if (after !== null) {
        await catchUp(database.db, stream, { upTo: start, most: settings.maxMissed });
      }
      flush(stream);
    } catch (error) {
      log.warn({ err: error }, "missed live events could not be read");
      request.outgoing.destroy();
    }
    return true;
  }

  return {
    open,
    count: () => streams.all.size,
    async stop() {
      stopHeartbeat();
      endAll();
      await stopWatching();
      await reader.stop();
    },
  };
}
