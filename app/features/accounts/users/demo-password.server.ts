import { DEMO_PASSWORD } from "#data/seed/content/accounts.ts";
import type { Ctx } from "#features/ctx.ts";

/** Comes with the page of the demo and stands in no script; null everywhere else. */
export function demoPassword(ctx: Pick<Ctx, "demo">): string | null {
  return ctx.demo ? DEMO_PASSWORD : null;
}
