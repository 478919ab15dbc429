import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Listen, Report } from "./engine.ts";
import { assertChannelName, createSubscriptions } from "./subscriptions.ts";
import { ENGINE_TEXTS } from "./texts.ts";

const HEARTBEAT_MS = 15_000;
const HEARTBEAT_LIMIT_MS = 5_000;
const LONGEST_PAUSE_MS = 5_000;

/** One connection that carries all NOTIFY messages and is restored whenever it breaks. */
export function createPostgresListener(createClient: () => pg.Client, onWarning: Report) {
  const subscriptions = createSubscriptions();
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const fresh = createClient();
    fresh.on("error", (error) => lose(fresh, error.message));
    fresh.on("end", () => lose(fresh, "connection closed"));
    fresh.on("notification", ({ channel, payload = "" }) =>
      subscriptions.deliver(channel, payload),
    );
    try {
      await fresh.connect();
      for (const channel of subscriptions.channels()) await fresh.query(`listen ${channel}`);
    } catch (error) {
      void fresh.end().catch(() => {});
      throw error;
    }
    client = fresh;
    heartbeat = setInterval(() => void beat(fresh), HEARTBEAT_MS);
    heartbeat.unref();
  }

  /** A connection cut without a packet looks alive for ever unless it is probed. */
  async function beat(asked: pg.Client): Promise<void> {
    const silence = setTimeout(() => lose(asked, "no answer"), HEARTBEAT_LIMIT_MS);
    await asked.query("select 1").catch((error) => lose(asked, error.message));
    clearTimeout(silence);
  }

  function lose(lost: pg.Client, reason: string): void {
    if (client !== lost) return;
    client = undefined;
    clearInterval(heartbeat);
    void lost.end().catch(() => {});
    if (isClosed) return;
    onWarning(ENGINE_TEXTS.connectionLost(reason));
    connecting = restore();
  }

  async function restore(): Promise<void> {
    for (let pauseMs = 100; !isClosed; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        await connect();
        return subscriptions.reportGap();
      } catch {
        await sleep(pauseMs, undefined, { ref: false });
      }
    }
  }

  const listen: Listen = async (channel, onMessage, onGap) => {
    assertChannelName(channel);
    const { isFirst, leave } = subscriptions.add(channel, onMessage, onGap);
    try {
      connecting ??= connect();
      await connecting;
      if (isFirst) await client?.query(`listen ${channel}`);
    } catch (error) {
      leave();
      if (!client) connecting = undefined;
      throw error;
    }
    return async () => {
      // A connection that breaks at this moment forgets the channel by itself.
      if (leave()) await client?.query(`unlisten ${channel}`).catch(() => {});
    };
  };

  return {
    listen,
    async close() {
      isClosed = true;
      clearInterval(heartbeat);
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}
