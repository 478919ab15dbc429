import type { z } from "@hono/zod-openapi";
import type { remindersQuery } from "../schemas/admin-platform.ts";

/** What the address of a list of reminders asks for. */
export function askedReminders({
  status,
  time,
  owner,
  booking,
  speaker,
  customer,
  ...query
}: z.output<typeof remindersQuery>) {
  const about = { bookingId: booking, speakerId: speaker, customerId: customer };
  return { query, filter: { status, time, ownerId: owner, ...about } };
}
