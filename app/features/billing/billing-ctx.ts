import type { Ctx } from "#features/ctx.ts";

/** What issuing invoices needs; jobs have no more than this. */
export type BillingCtx = Pick<Ctx, "db" | "now" | "log" | "files" | "documents" | "publicUrl">;
