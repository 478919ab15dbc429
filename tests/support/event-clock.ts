import { createServer, type IncomingMessage } from "node:http";
import { eq } from "drizzle-orm";
import { bookings } from "#data/schema/bookings.ts";
import { addDays, berlinDay } from "#domain/iso-date.ts";
import type { AccountsCtx, Caller } from "#features/accounts/accounts-ctx.server.ts";
import { lapseBookings } from "#features/bookings/lapse-bookings.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { accountStage } from "./stage-accounts.ts";

/**
 * Nobody can wait for an event, so tests let one be over: `POST /<id of the booking>` puts it on
 * yesterday and does what the hourly job does the morning after. `POST /accounts` makes a customer
 * and answers with their first session. Stands beside the product, not in it.
 */
export function startEventClock(port: number, ctx: AccountsCtx): void {
  const newAccount = accountStage(ctx);
  const server = createServer(async (request, response) => {
    const path = (request.url ?? "").slice(1);
    const done = path === "accounts" ? newAccount(callerOf(request)) : letEventPass(ctx, path);
    response.end(JSON.stringify(await done));
  });
  // The server of the product decides how long the process lives.
  server.listen(port, "localhost").unref();
}

async function letEventPass(ctx: Ctx, id: string) {
  const event_date = addDays(berlinDay(Date.now()), -1);
  await ctx.db.update(bookings).set({ event_date }).where(eq(bookings.id, id));
  return lapseBookings(ctx);
}

function callerOf({ socket, headers }: IncomingMessage): Caller {
  const address = socket.remoteAddress ?? "";
  return { address, sender: address, userAgent: headers["user-agent"] ?? "" };
}
