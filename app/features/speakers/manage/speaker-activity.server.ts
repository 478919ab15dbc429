import { enqueueMail } from "#data/queries/mail/outbox.ts";
import {
  type ActivityQuery,
  findProfileOwner,
  listActivity,
  readTimeline,
} from "#data/queries/speakers/speaker-activity.ts";
import { failure, ok } from "#domain/result.ts";
import { cohortOf } from "#domain/speaker/admin/activity.ts";
import { HOUR_MS } from "#domain/time/duration.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { asAdmin } from "#features/admin-access.ts";
import { recordAction } from "#features/record-action.server.ts";

export const listActivityAsAdmin = asAdmin(async (ctx, _admin, query: ActivityQuery) => {
  const now = ctx.now();
  const { items, ...page } = await listActivity(ctx.db, query, now);
  const hoursSince = (at: Date) => (now.getTime() - at.getTime()) / HOUR_MS;
  return ok({
    ...page,
    items: items.map(({ oldest_inquiry, ...row }) => {
      const waitingHours = oldest_inquiry === null ? null : hoursSince(oldest_inquiry);
      return {
        ...row,
        cohort: cohortOf({ waitingHours, calendarDays: hoursSince(row.calendar_at) / 24 }),
        waiting_hours: waitingHours === null ? null : Math.floor(waitingHours),
      };
    }),
  });
});

export const readTimelineAsAdmin = asAdmin(async (ctx, _admin, speakerId: string | undefined) =>
  ok(await readTimeline(ctx.db, speakerId)),
);

/** A friendly mail, at most one a day; speakers without an address are left out. */
export const nudgeSpeakers = asAdmin(async (ctx, admin, ids: readonly string[]) => {
  const today = berlinDay(ctx.now().getTime());
  return ctx.db.transaction(async (tx) => {
    let sent = 0;
    for (const id of new Set(ids)) {
      const address = await findProfileOwner(tx, id);
      if (!address?.email) continue;
      sent += 1;
      await enqueueMail(tx, {
        kind: "mail.speaker_nudge",
        to: address.email,
        data: { first_name: address.first_name, link: `${ctx.publicUrl}/dashboard/speaker` },
        dedupeKey: `speaker_nudge:${id}:${today}`,
      });
      await recordAction(tx, admin, {
        action: "speaker.nudge",
        object_type: "speaker",
        object_id: id,
      });
    }
    return sent === 0 ? failure("no_address") : ok({ sent });
  });
});
