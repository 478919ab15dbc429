import type { Context } from "hono";
import { matchedRoutes } from "hono/route";
import { type ApiEnv, viewerOf } from "./api-env.ts";
import { API_MOUNT } from "./docs/api-mount.ts";
import { neededCredential } from "./permissions.ts";

/**
 * Whether a visitor asks for what the permissions give to nobody without a session. A malformed request
 * must learn no more than a well-formed one, which its use case refuses.
 */
export function needsSession(c: Context<ApiEnv>): boolean {
  if (viewerOf(c).kind !== "visitor") return false;
  const route = matchedRoutes(c).find(({ method }) => method !== "ALL");
  if (!route) return false;
  const isMounted = route.path.startsWith(`${API_MOUNT}/`);
  const path = isMounted ? route.path.slice(API_MOUNT.length) : route.path;
  return neededCredential(route.method, path) === "session";
}
