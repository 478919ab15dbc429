import { sql } from "drizzle-orm";
import type { Database } from "#data/db.ts";

/** Collects what a channel says while something happens; a last word of our own marks the end. */
export async function heard(
  { db, listen }: Pick<Database, "db" | "listen">,
  channel: string,
  happen: () => Promise<unknown>,
): Promise<string[]> {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const payloads: string[] = [];
  const stop = await listen(channel, (payload) => {
    if (payload === "over") resolve();
    else payloads.push(payload);
  });
  await happen();
  await db.execute(sql`select pg_notify(${channel}, 'over')`);
  await over;
  await stop();
  return payloads;
}
