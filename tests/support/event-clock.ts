import { createServer } from "node:http";
import { eq } from "drizzle-orm";
import { bookings } from "#data/schema/bookings.ts";
import { addDays, berlinDay } from "#domain/iso-date.ts";
import { lapseBookings } from "#features/bookings/lapse-bookings.server.ts";
import type { Ctx } from "#features/ctx.ts";

/**
 * Nobody can wait for an event, so tests let one be over: `POST /<id of the booking>` puts it on
 * yesterday and does what the hourly job does the morning after. Stands beside the product, not in it.
 */
export function startEventClock(port: number, ctx: Ctx): void {
  const server = createServer(async (request, response) => {
    const id = (request.url ?? "").slice(1);
    const event_date = addDays(berlinDay(Date.now()), -1);
    await ctx.db.update(bookings).set({ event_date }).where(eq(bookings.id, id));
    response.end(JSON.stringify(await lapseBookings(ctx)));
  });
  // The server of the product decides how long the process lives.
  server.listen(port, "localhost").unref();
}
