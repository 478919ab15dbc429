import type { MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { type ApiEnv, viewerOf } from "./api-env.ts";
import { API_MOUNT } from "./docs/api-mount.ts";
import { neededCredential } from "./permissions.ts";
import { signInProblem } from "./sign-in-problem.ts";

/**
 * Visitors are refused by the table before anything of their request is read, so that a malformed one
 * learns no more than a well-formed one. Use cases check permissions again.
 */
export function requireSession(): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (viewerOf(c).kind !== "visitor") return next();
    const route = matchedRoutes(c).find(({ method }) => method !== "ALL");
    if (!route) return next();
    const path = route.path.startsWith(`${API_MOUNT}/`)
      ? route.path.slice(API_MOUNT.length)
      : route.path;
    return neededCredential(route.method, path) === "session" ? signInProblem(c) : next();
  };
}
