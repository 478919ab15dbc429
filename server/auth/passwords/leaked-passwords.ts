import type { AuthServices } from "#features/accounts/accounts-ctx.server.ts";
import type { Log } from "#features/ctx.ts";
import type { LeakLookup } from "#integrations/passwords/password-range.ts";
import type { Metrics } from "#server/process/metrics-registry.ts";

/** More at once do not wait: every password is still held against our own list. */
const MOST_AT_ONCE = 8;

type Parts = { lookUp: LeakLookup | null; log: Log; metrics: Pick<Metrics, "counter"> };

/**
 * What the configured service says about a password. Without one, or while it is away, nothing is leaked:
 * an outage elsewhere keeps no user from signing up, and the log and a metric tell of it.
 */
export function leakedPasswords({ lookUp, log, metrics }: Parts): AuthServices["isLeakedPassword"] {
  if (!lookUp) return async () => false;
  const lookups = metrics.counter({
    name: "password_range_lookups_total",
    help: "Passwords looked up among leaked ones, by outcome",
    labels: ["outcome"],
  });
  let running = 0;
  return async (password) => {
    if (running >= MOST_AT_ONCE) {
      lookups.add(["skipped"]);
      return false;
    }
    running += 1;
    try {
      const isLeaked = await lookUp(password);
      lookups.add([isLeaked ? "leaked" : "unknown"]);
      return isLeaked;
    } catch (error) {
      lookups.add(["failed"]);
      log.warn({ err: error }, "passwords are held against our own list alone");
      return false;
    } finally {
      running -= 1;
    }
  };
}
