import type { Viewer } from "#features/ctx.ts";

/** Billing data belong to the customer; speakers never see those of others (SEC-10). */
export function maySeeBilling(viewer: Viewer, customerId: string): boolean {
  return viewer.kind === "user" && (viewer.userId === customerId || viewer.role === "admin");
}
