// A process of its own that offers live streams on a PostgreSQL database: prints its port.
import type { AddressInfo } from "node:net";
import { openDatabase } from "#data/db.ts";
import { createApi } from "#server/api/api.ts";
import { openLive } from "#server/live/open-live.ts";
import { createHttpServer } from "#server/process/http-server.ts";
import { createMetricsRegistry } from "#server/process/metrics-registry.ts";
import { testCtx } from "../test-ctx.ts";
import { captureLog, testEdge } from "../test-edge.ts";

const [, , url = ""] = process.argv;
const database = await openDatabase({ url, folder: "" });
const { log } = captureLog();
const live = await openLive({
  database,
  log,
  metrics: createMetricsRegistry(),
  now: () => new Date(),
  isAdminFactorNeeded: () => false,
  signal: new AbortController().signal,
});
const { app } = testEdge({}, {}, (edge) => {
  edge.route("/api", createApi(testCtx(database.db), undefined, live));
});
const server = createHttpServer({ fetch: app.fetch, https: false, log });
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
