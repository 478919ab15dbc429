import { ok } from "#domain/result.ts";
import {
  decideApplication,
  listApplicationsAsAdmin,
} from "#features/speakers/manage/decide-application.server.ts";
import { compareChange } from "#features/speakers/manage/decide-change.server.ts";
import {
  listActivityAsAdmin,
  nudgeSpeakers,
  readTimelineAsAdmin,
} from "#features/speakers/manage/speaker-activity.server.ts";
import { admins } from "#server/api/operation/access.ts";
import { adminList } from "#server/api/operation/admin-list.ts";
import { operation } from "#server/api/operation/operation.ts";
import { json, noContent } from "#server/api/operation/output.ts";
import { conflict, unprocessable } from "#server/api/operation/refusal.ts";
import { ACTIVITY_COLUMNS, APPLICATION_COLUMNS } from "./columns.ts";
import * as schemas from "./schemas-approval.ts";
import { SPEAKER_ADMIN_ERRORS as E } from "./texts.ts";

/** Who wants to be listed, and how those who are listed do. */
export const speakerApprovalOperations = {
  ...adminList("/admin/applications", {
    ids: ["listApplications", "exportApplications"],
    summary: "List applications, oldest first; without a status those that wait for a decision",
    query: schemas.applicationQuery,
    page: schemas.applicationListSchema,
    csv: { name: "freigaben", columns: APPLICATION_COLUMNS },
    read: listApplicationsAsAdmin,
  }),

  "GET /admin/applications/{id}/change": operation({
    id: "readProfileChange",
    summary: "Compare the public profile with the wanted change, field by field",
    description: "The approval names version.",
    access: admins,
    input: { params: schemas.applicationPath },
    output: json(schemas.changeComparisonSchema),
    run: (ctx, viewer, { params }) => compareChange(ctx, viewer, params.id),
  }),

  "POST /admin/applications/{id}/decision": operation({
    id: "decideApplication",
    summary: "Approve or reject an application or a change, or ask for corrections",
    description: "The applicant gets the decision by mail. An approved profile is listed.",
    access: admins,
    invalidBody: 422,
    input: { params: schemas.applicationPath, body: schemas.decisionSchema },
    output: noContent,
    refusals: {
      changed: conflict(E.changedSince),
      unknown_category: conflict(E.categoryGone),
      decided: conflict(E.decided),
      speaker_exists: conflict(E.speakerExists),
    },
    run: (ctx, viewer, { params, body }) => decideApplication(ctx, viewer, params.id, body),
  }),

  ...adminList("/admin/speaker-activity", {
    ids: ["listSpeakerActivity", "exportActivity"],
    summary: "List how quickly speakers answer and how well they keep their calendar",
    query: schemas.activityQuery,
    page: schemas.activityListSchema,
    csv: { name: "aktivitaet", columns: ACTIVITY_COLUMNS },
    read: listActivityAsAdmin,
  }),

  "GET /admin/speaker-activity/timeline": operation({
    id: "readSpeakerTimeline",
    summary: "Read the last 100 changes and steps of bookings, of one speaker or of all",
    access: admins,
    input: { query: schemas.timelineQuery },
    output: json(schemas.timelineSchema),
    run: async (ctx, viewer, { query }) => {
      const events = await readTimelineAsAdmin(ctx, viewer, query.speaker);
      return events.ok ? ok({ items: events.value }) : events;
    },
  }),

  "POST /admin/speaker-activity/nudges": operation({
    id: "nudgeSpeakers",
    summary: "Remind speakers by a friendly mail, at most one a day",
    access: admins,
    invalidBody: 422,
    input: { body: schemas.chosenSpeakersSchema },
    output: json(schemas.sentSchema),
    refusals: { no_address: unprocessable(E.noAccount) },
    run: (ctx, viewer, { body }) => nudgeSpeakers(ctx, viewer, body.ids),
  }),
} as const;
