import type { MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { EdgeEnv } from "./edge-env.ts";
import { problemResponse } from "./problem.ts";

/** Programs get JSON: an unknown address below `prefix` must not end in a rendered page. */
export function answerUnknownAsJson(prefix: string): MiddlewareHandler<EdgeEnv> {
  const below = `${prefix}/`;
  const everything = `${prefix}/*`;
  return async (c, next) => {
    const known = matchedRoutes(c).some(
      ({ path }) => path.startsWith(below) && path !== everything,
    );
    if (!known) return problemResponse(c, "not_found");
    await next();
    // Headers are looked at last: to read them makes another object of the whole answer.
    if (c.res.status !== 404) return undefined;
    if (!c.res.headers.get("content-type")?.includes("json")) {
      c.res = undefined;
      c.res = problemResponse(c, "not_found");
    }
    return undefined;
  };
}
