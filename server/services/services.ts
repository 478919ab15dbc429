import type { Database } from "#data/db.ts";
import type { AuthServices } from "#features/accounts/accounts-ctx.server.ts";
import type { Ctx } from "#features/ctx.ts";
import type { DemoPayments } from "#integrations/payments/demo-payments.ts";
import type { Config } from "#server/config/config.ts";
import type { DemoGoogle } from "#server/demo/google/demo-provider.ts";
import type { Live } from "#server/live/open-live.ts";
import type { ContentChanges } from "#server/pages/content-changes.ts";
import type { Shutdown } from "#server/process/lifecycle.ts";
import type { Logger } from "#server/process/log.ts";
import type { Metrics } from "#server/process/metrics.ts";

/** Everything that is opened once when the process starts and closed once when it ends. */
export type Services = {
  config: Config;
  log: Logger;
  database: Database;
  content: ContentChanges;
  metrics: Metrics;
  shutdown: Shutdown;
  ctx: Ctx;
  auth: AuthServices;
  live: Live;
  /** Stands in for Google in a demo without credentials. */
  demoGoogle: DemoGoogle | null;
  /** Stands in for the card provider in a demo without keys. */
  demoPayments: DemoPayments | null;
  /** Keyed hashes of user ids stand in the log instead of the ids. */
  hashKey: Uint8Array;
};
