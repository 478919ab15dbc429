import { bigint, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { FUNNEL_STEPS } from "#domain/insights/funnel-steps.ts";
import { authUsers } from "./auth/auth-users.ts";
import { atLeast, codes, createdAt, day, id, instant, length } from "./columns.ts";
import { speakers } from "./speakers/speakers.ts";

/** Numbers outlive accounts, so a deleted account only loses its name here. */
const viewerId = () => uuid().references(() => authUsers.id, { onDelete: "set null" });

export const analyticsProfileViews = pgTable(
  "analytics_profile_views",
  {
    id: id(),
    speaker_id: uuid()
      .notNull()
      .references(() => speakers.id, { onDelete: "cascade" }),
    user_id: viewerId(),
    ref: text(),
    /** Without consent it is new with every page, so a view is counted and no visitor recognised. */
    session_id: text(),
    occurred_at: createdAt(),
    time_spent_seconds: integer(),
    exited_at: instant(),
  },
  (t) => [
    atLeast("analytics_profile_views_time_spent", t.time_spent_seconds, 0),
    length("analytics_profile_views_ref", t.ref, 0, 500),
    length("analytics_profile_views_session", t.session_id, 1, 100),
    index("analytics_profile_views_by_speaker").on(t.speaker_id, t.occurred_at),
    index("analytics_profile_views_by_time").on(t.occurred_at),
    index("analytics_profile_views_by_user").on(t.user_id),
  ],
);

export const bookingFunnelEvents = pgTable(
  "booking_funnel_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    session_id: text(),
    user_id: viewerId(),
    speaker_id: uuid()
      .notNull()
      .references(() => speakers.id, { onDelete: "cascade" }),
    step: text({ enum: FUNNEL_STEPS }).notNull(),
    occurred_at: createdAt(),
  },
  (t) => [
    codes("booking_funnel_events_step", t.step, FUNNEL_STEPS),
    length("booking_funnel_events_session", t.session_id, 1, 100),
    index("booking_funnel_events_by_step").on(t.step, t.occurred_at),
    index("booking_funnel_events_by_speaker").on(t.speaker_id, t.occurred_at),
    index("booking_funnel_events_by_user").on(t.user_id),
  ],
);

/** Searches that found nothing: the words and how often, never who (SCREENS, analytics). */
export const emptySearches = pgTable(
  "empty_searches",
  {
    day: day().notNull(),
    term: text().notNull(),
    count: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.term] }),
    length("empty_searches_term", t.term, 1, 60),
    atLeast("empty_searches_count", t.count, 1),
  ],
);
