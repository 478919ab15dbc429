import { type Ask, ask } from "#features/assistant/ask.server.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { travelCostFor } from "#features/places/travel-cost.server.ts";

/** The assistant with the travel costs of the booking: one rule for both. */
export function askAssistant(ctx: Ctx, viewer: Viewer, question: Ask) {
  return ask(ctx, viewer, question, travelCostFor);
}
