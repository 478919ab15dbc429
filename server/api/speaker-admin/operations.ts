import { ok } from "#domain/result.ts";
import { changeSpeakers } from "#features/speakers/manage/change-speakers.server.ts";
import {
  deleteSpeaker,
  readProfileHolds,
} from "#features/speakers/manage/delete-speaker.server.ts";
import { listAllSpeakersAsAdmin } from "#features/speakers/manage/list-all-speakers.server.ts";
import {
  changeSlug,
  createSpeaker,
  readSpeakerRecord,
  saveSpeakerRecord,
} from "#features/speakers/manage/speaker-record.server.ts";
import { admins } from "#server/api/operation/access.ts";
import { adminList } from "#server/api/operation/admin-list.ts";
import { operation } from "#server/api/operation/operation.ts";
import { created, json, noContent } from "#server/api/operation/output.ts";
import { conflict, invalid } from "#server/api/operation/refusal.ts";
import { SPEAKER_COLUMNS } from "./columns.ts";
import { ACTION_REFUSALS, DELETION_REFUSALS } from "./refusals.ts";
import * as schemas from "./schemas.ts";
import { SPEAKER_ADMIN_ERRORS as E, holdText } from "./texts.ts";

export const speakerAdminOperations = {
  ...adminList("/admin/speakers", {
    ids: ["listAllSpeakers", "exportAllSpeakers"],
    summary: "List all speakers, also drafts, paused and suspended profiles",
    query: schemas.speakerListQuery,
    page: schemas.speakerListSchema,
    csv: { name: "speaker", columns: SPEAKER_COLUMNS },
    read: listAllSpeakersAsAdmin,
  }),

  "POST /admin/speakers": operation({
    id: "createSpeaker",
    summary: "Create a draft of a profile with an address made from its name",
    access: admins,
    invalidBody: 422,
    input: { body: schemas.newSpeakerSchema },
    output: created(schemas.createdSchema),
    refusals: { name_unusable: invalid({ name: E.nameUnusable }) },
    run: (ctx, viewer, { body }) => createSpeaker(ctx, viewer, body),
  }),

  "POST /admin/speakers/actions": operation({
    id: "changeSpeakers",
    summary: "Publish, pause, suspend or mark up to 200 profiles",
    description:
      "All or none of them. incomplete_optional is refused until the request says is_deliberate. Every change is logged.",
    access: admins,
    invalidBody: 422,
    input: { body: schemas.speakerActionSchema },
    output: json(schemas.changedSchema),
    refusals: ACTION_REFUSALS,
    run: (ctx, viewer, { body: { is_deliberate: isDeliberate, ...change } }) =>
      changeSpeakers(ctx, viewer, { ...change, isDeliberate }),
  }),

  "GET /admin/speakers/{id}": operation({
    id: "readSpeakerRecord",
    summary: "Read state, account, contact data, internal note and changes of a speaker",
    access: admins,
    input: { params: schemas.adminSpeakerPath },
    output: json(schemas.speakerRecordSchema),
    run: (ctx, viewer, { params }) => readSpeakerRecord(ctx, viewer, params.id),
  }),

  "PUT /admin/speakers/{id}/record": operation({
    id: "saveSpeakerRecord",
    summary: "Save contact data and internal note of a speaker; empty fields are removed",
    access: admins,
    invalidBody: 422,
    input: { params: schemas.adminSpeakerPath, body: schemas.recordEditSchema },
    output: noContent,
    run: (ctx, viewer, { params, body }) => saveSpeakerRecord(ctx, viewer, params.id, body),
  }),

  "POST /admin/speakers/{id}/slug": operation({
    id: "changeSpeakerSlug",
    summary: "Change the address of a profile; the old one redirects to it",
    access: admins,
    invalidBody: 422,
    input: { params: schemas.adminSpeakerPath, body: schemas.slugSchema },
    output: json(schemas.changedSlugSchema),
    refusals: {
      slug_reserved: invalid({ slug: E.slugReserved }),
      slug_taken: { ...conflict(E.slugTaken), fields: { slug: E.slugTaken } },
    },
    run: (ctx, viewer, { params, body }) => changeSlug(ctx, viewer, params.id, body.slug),
  }),

  "GET /admin/speakers/{id}/deletion": operation({
    id: "readSpeakerHolds",
    summary: "Read what keeps a profile from being deleted",
    description: "Open or unsettled bookings and unpaid invoices; empty if nothing does.",
    access: admins,
    input: { params: schemas.adminSpeakerPath },
    output: json(schemas.speakerHoldsSchema),
    run: async (ctx, viewer, { params }) => {
      const holds = await readProfileHolds(ctx, viewer, params.id);
      return holds.ok ? ok({ reasons: holds.value.map(holdText) }) : holds;
    },
  }),

  "POST /admin/speakers/{id}/deletion": operation({
    id: "deleteSpeaker",
    summary: "Delete a profile for good, with its name typed in and a reason",
    description:
      "Personal data is erased, invoices and settlements stay, the account becomes that of a customer.",
    access: admins,
    invalidBody: 422,
    input: { params: schemas.adminSpeakerPath, body: schemas.speakerDeletionSchema },
    output: noContent,
    refusals: DELETION_REFUSALS,
    run: (ctx, viewer, { params, body }) => deleteSpeaker(ctx, viewer, params.id, body),
  }),
} as const;
