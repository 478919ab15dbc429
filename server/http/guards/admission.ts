import type { Context, Env, MiddlewareHandler } from "hono";
import type { EdgeEnv } from "../edge-env.ts";

/** Refuses a request with an answer, or lets it pass with null. */
export type Check<Known extends Env = EdgeEnv> = (
  c: Context<Known>,
) => Response | null | Promise<Response | null>;

/** All checks in one layer: on the way of a cached page every further layer would be felt. */
export function admit<Known extends Env = EdgeEnv>(
  checks: readonly Check<Known>[],
): MiddlewareHandler<Known> {
  return async (c, next) => {
    for (const check of checks) {
      const verdict = check(c);
      const refusal = verdict instanceof Promise ? await verdict : verdict;
      if (refusal) return refusal;
    }
    return next();
  };
}
