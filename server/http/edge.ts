import { randomBytes } from "node:crypto";
import { Hono, type MiddlewareHandler } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { Database } from "#data/db.ts";
import type { Watch } from "#features/ctx.ts";
import { MAIL_CHOICE_PATH } from "#features/mail/mail-choice.server.ts";
import type { Config } from "#server/config/config.ts";
import { createReadiness, healthRoutes } from "#server/process/health.ts";
import type { Shutdown } from "#server/process/lifecycle.ts";
import type { Logger } from "#server/process/log.ts";
import type { Metrics } from "#server/process/metrics.ts";
import { databaseChecks } from "#server/process/readiness-checks.ts";
import { createCspReports } from "./csp-reports.ts";
import { CSP_REPORTS_PATH } from "./csp-reports-path.ts";
import type { EdgeEnv } from "./edge-env.ts";
import { handleError } from "./error-handler.ts";
import { admit } from "./guards/admission.ts";
import { type BodyLimit, limitBody } from "./guards/body-limit.ts";
import { refuseCrossSiteWrites } from "./guards/cross-site.ts";
import { guardBody } from "./guards/json-body.ts";
import { limitMethods } from "./guards/methods.ts";
import { refuseForeignHosts } from "./guards/own-host.ts";
import { normalisePath } from "./guards/request-path.ts";
import { createRateLimiter } from "./limits/rate-limiter.ts";
import { openRequest } from "./open-request.ts";
import { answerProblem, problemResponse } from "./problem.ts";
import { logRequests } from "./request-log.ts";
import { answerUnknownAsJson } from "./unknown-as-json.ts";

export type EdgeOptions = {
  config: Pick<
    Config,
    | "nodeEnv"
    | "publicUrl"
    | "https"
    | "isPublic"
    | "isLoopback"
    | "bodyLimit"
    | "rateLimits"
    | "trustProxy"
    | "metricsToken"
    | "log"
  >;
  log: Logger;
  metrics: Metrics;
  shutdown: Pick<Shutdown, "isDraining">;
  /** Without one there is nothing to check, and limits count in memory. */
  database?: Database;
  /** Without one limits are kept all the same and not on record. */
  watch?: Watch | undefined;
  /** Key of the user hash in the log; without one the hashes hold for this process alone. */
  hashKey?: Uint8Array;
  /** Paths that may receive more than BODY_LIMIT, such as uploads. */
  bodyLimits?: readonly BodyLimit[];
};

export type Edge = Hono<EdgeEnv>;

/** Prefixes that programs talk to: JSON in, JSON out, errors included. */
const MACHINE_PREFIXES = ["/api", "/auth/v1"];
const CSP_REPORT_LIMIT: BodyLimit = { path: CSP_REPORTS_PATH, bytes: 64 * 1024 };

/**
 * Everything a request passes before it reaches a handler, in this order. Mount behind it:
 * `app.route("/api", api)`, `app.route("/images", images)`, `app.all("*", pages)`.
 * Nothing here decides who may do what: that is decided in the handlers.
 */
export function createEdge(options: EdgeOptions): Edge {
  const { config, log, metrics, shutdown, database, hashKey = randomBytes(32) } = options;
  const { isDraining } = shutdown;
  const rateLimiter = createRateLimiter({
    enabled: config.rateLimits,
    store: database?.pool,
    log,
    watch: options.watch,
  });
  const app: Edge = new Hono<EdgeEnv>();
  app.onError(handleError);
  app.notFound((c) => answerProblem(c, "not_found"));

  app.use(openRequest({ config, log, rateLimiter, isDraining }));
  app.use(logRequests({ metrics, sample: config.log.sample, hashKey }));
  app.use(
    admit([
      refuseForeignHosts(config.isLoopback),
      limitMethods(),
      normalisePath(),
      refuseCrossSiteWrites({
        origin: config.publicUrl,
        trustHost: !config.isPublic,
        exempt: [CSP_REPORTS_PATH, `${MAIL_CHOICE_PATH}/`],
      }),
      limitBody({
        bytes: config.bodyLimit,
        exceptions: [CSP_REPORT_LIMIT, ...(options.bodyLimits ?? [])],
      }),
    ]),
  );
  for (const prefix of MACHINE_PREFIXES) guardMachinePaths(app, prefix);

  const readiness = createReadiness({
    checks: database ? databaseChecks(database) : [],
    isDraining,
  });
  app.route("/", healthRoutes({ readiness, token: config.metricsToken }));
  app.post(CSP_REPORTS_PATH, createCspReports());
  return app;
}

function guardMachinePaths(app: Edge, prefix: string): void {
  const below = `${prefix}/*`;
  app.use(below, refuseOtherMethods(app));
  app.use(below, answerUnknownAsJson(prefix));
  app.use(below, guardBody());
}

function refuseOtherMethods(app: Edge): MiddlewareHandler<EdgeEnv> {
  return methodNotAllowed({
    app,
    onMethodNotAllowed: (c, methods) =>
      problemResponse(c, "method_not_allowed", { headers: { allow: methods.join(", ") } }),
  });
}
