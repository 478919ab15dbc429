import { MINUTE_MS } from "#domain/time/duration.ts";
import type { EdgeContext } from "./edge-env.ts";
import { parseJson } from "./guards/json-guard.ts";

const MAX_LOGGED_PER_MINUTE = 20;

/** Browsers report here what the content security policy stopped. */
export function createCspReports(now: () => number = Date.now) {
  let windowStart = 0;
  let logged = 0;
  return async (c: EdgeContext): Promise<Response> => {
    if (now() - windowStart >= MINUTE_MS) {
      windowStart = now();
      logged = 0;
    }
    // This route is public, so the log takes a sample, never everything.
    if (logged < MAX_LOGGED_PER_MINUTE) {
      const parsed = parseJson(await c.req.text());
      const violations = parsed.ok ? violationsIn(parsed.value) : [];
      for (const violation of violations.slice(0, MAX_LOGGED_PER_MINUTE - logged)) {
        logged += 1;
        c.get("log").warn(violation, "content security policy violation");
      }
    }
    return c.body(null, 204);
  };
}

type Violation = { directive: string; blocked: string; page: string };

function violationsIn(value: unknown): Violation[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((report) => {
    const body = isRecord(report) && report.type === "csp-violation" ? report.body : null;
    if (!isRecord(body)) return [];
    return {
      directive: short(body.effectiveDirective),
      blocked: withoutQuery(body.blockedURL),
      page: withoutQuery(body.documentURL),
    };
  });
}

/** Queries and fragments may hold tokens. */
function withoutQuery(value: unknown): string {
  return short(value).split(/[?#]/, 1)[0] ?? "";
}

function short(value: unknown): string {
  return typeof value === "string" ? value.slice(0, 200) : "";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
