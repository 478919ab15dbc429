import { ok } from "#domain/result.ts";
import { closeProfileView } from "#features/insights/close-profile-view.server.ts";
import { recordFunnelEvent } from "#features/insights/record-funnel-event.server.ts";
import { recordProfileView } from "#features/insights/record-profile-view.server.ts";
import { readStatistics } from "#features/insights/statistics.server.ts";
import { followSlugRedirect } from "#features/speakers/read/follow-slug-redirect.server.ts";
import { readAnswerTime } from "#features/speakers/read/read-answer-time.server.ts";
import { everyone, signedIn, visibleProfile } from "#server/api/operation/access.ts";
import { operation } from "#server/api/operation/operation.ts";
import { created, json } from "#server/api/operation/output.ts";
import { speakerPath } from "../schemas/parameters.ts";
import { noSpeaker } from "../speakers/refusals.ts";
import * as schemas from "./schemas.ts";

/** A habit of a year does not change within minutes. */
const ANSWER_TIME_SECONDS = 300;

export const insightOperations = {
  "POST /insights/profile-views": operation({
    id: "recordProfileView",
    summary: "Record a view of a profile",
    description:
      "With the id in the answer the page that counted reports the duration later. Also takes JSON as text/plain, as browsers send it when a page is left.",
    access: everyone,
    limit: "profile_view",
    isBeacon: true,
    input: { body: schemas.newViewSchema },
    output: created(schemas.viewSchema),
    refusals: { not_found: { problem: "not_found" } },
    run: async (ctx, viewer, { body: { speaker_id: speakerId, ref, session_id } }) => {
      const view = { speakerId, ref: ref || null, sessionId: session_id ?? null };
      const id = await recordProfileView(ctx, viewer, view);
      return id.ok ? ok({ id: id.value }) : id;
    },
  }),

  "POST /insights/profile-views/{id}": operation({
    id: "closeProfileView",
    summary: "Report how long a profile was viewed",
    description:
      "May be repeated for a day: the duration only grows. The answer holds the stored value.",
    access: everyone,
    limit: "profile_view",
    isBeacon: true,
    input: { params: schemas.viewPath, body: schemas.closingSchema },
    output: json(schemas.closingSchema),
    run: async (ctx, viewer, { params: { id }, body: { time_spent_seconds: seconds } }) => {
      const spent = await closeProfileView(ctx, viewer, { id, seconds });
      return spent.ok ? ok({ time_spent_seconds: spent.value }) : spent;
    },
  }),

  "POST /insights/funnel-events": operation({
    id: "recordFunnelEvent",
    summary: "Record a step on the way from a profile to a booking, such as view_profile",
    access: everyone,
    limit: "profile_view",
    isBeacon: true,
    input: { body: schemas.newEventSchema },
    output: created(schemas.recordedSchema),
    refusals: { not_found: { problem: "not_found" } },
    run: async (ctx, viewer, { body: { speaker_id: speakerId, step, session_id } }) => {
      const event = { speakerId, step, sessionId: session_id ?? null };
      const recorded = await recordFunnelEvent(ctx, viewer, event);
      return recorded.ok ? ok({ recorded: true as const }) : recorded;
    },
  }),

  "GET /speakers/{slug}/answer-time": operation({
    id: "readAnswerTime",
    summary: "Read within how many hours a speaker usually answers inquiries",
    description:
      "Median of the last 365 days, rounded up; null as long as fewer than three answers are known.",
    access: visibleProfile,
    shareSeconds: ANSWER_TIME_SECONDS,
    input: { params: speakerPath },
    output: json(schemas.answerTimeSchema),
    run: async (ctx, viewer, { params }) => {
      const hours = await followSlugRedirect(ctx, params.slug, (slug) =>
        readAnswerTime(ctx, viewer, slug),
      );
      return hours.ok ? ok({ hours: hours.value }) : hours;
    },
  }),

  "GET /me/speaker/statistics": operation({
    id: "readSpeakerStatistics",
    summary: "Read views, inquiries, answer time, conversion and booked fees of the own profile",
    description: "Amounts are cents, net and without travel.",
    access: signedIn,
    output: json(schemas.statisticsSchema),
    refusals: { no_speaker: noSpeaker },
    run: readStatistics,
  }),
} as const;
