import { createServer, type IncomingMessage } from "node:http";
import { eq } from "drizzle-orm";
import { bookings } from "#data/schema/bookings.ts";
import { addDays, berlinDay } from "#domain/time/iso-date.ts";
import type { AccountsCtx } from "#features/accounts/accounts-ctx.server.ts";
import { expireBookings } from "#features/bookings/change/expire-bookings.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { createReadyAccounts } from "#tests/support/auth/ready-accounts.ts";

/**
 * What tests may and no visitor: `POST /events/<id of the booking>` lets an event be over,
 * `POST /accounts` makes a confirmed account. Stands beside the product, not in it.
 */
export function openTestControls(port: number, ctx: AccountsCtx): void {
  const newAccount = createReadyAccounts(ctx);
  const answer = (request: IncomingMessage) => {
    const [, place, id = ""] = (request.url ?? "").split("/");
    if (place === "accounts") return newAccount(request.headers["user-agent"] ?? "");
    return letEventPass(ctx, id);
  };
  const server = createServer((request, response) => {
    answer(request).then(
      (value) => response.end(JSON.stringify(value)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  // The server of the product decides how long the process lives.
  server.listen(port, "localhost").unref();
}

/** Instead of waiting for the event: puts it on yesterday and does what the hourly job does. */
async function letEventPass(ctx: Ctx, id: string) {
  const event_date = addDays(berlinDay(Date.now()), -1);
  await ctx.db.update(bookings).set({ event_date }).where(eq(bookings.id, id));
  return expireBookings(ctx);
}
