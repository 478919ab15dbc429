import { readContent } from "#features/speakers/save/change-content.server.ts";
import { saveProfile } from "#features/speakers/save/save-profile.server.ts";
import { uploadImage } from "#features/speakers/save/upload-image.server.ts";
import { admins } from "#server/api/operation/access.ts";
import { operation } from "#server/api/operation/operation.ts";
import { json } from "#server/api/operation/output.ts";
import { defined, replaceItems } from "../speakers/edit-input.ts";
import { noSpeaker, saveRefusals, uploadRefusals } from "../speakers/refusals.ts";
import {
  collectionEditSchema,
  imageUploadSchema,
  profileEditSchema,
} from "../speakers/schemas-edit.ts";
import { ownContentSchema } from "../speakers/schemas-own-content.ts";
import { adminSpeakerPath, collectionPath } from "./schemas.ts";

/** The editor of a profile, for admins and any profile; the same use cases as for owners. */
export const speakerContentOperations = {
  "GET /admin/speakers/{id}/content": operation({
    id: "readAnySpeakerContent",
    summary: "Read a profile for editing, every part with the version that a change has to name",
    access: admins,
    input: { params: adminSpeakerPath },
    output: json(ownContentSchema),
    refusals: { no_speaker: noSpeaker },
    run: (ctx, viewer, { params }) => readContent(ctx, viewer, params.id),
  }),

  "PATCH /admin/speakers/{id}": operation({
    id: "editAnySpeaker",
    summary: "Change the named fields of a profile",
    access: admins,
    invalidBody: 422,
    input: { params: adminSpeakerPath, body: profileEditSchema },
    output: json(ownContentSchema),
    refusals: saveRefusals,
    run: (ctx, viewer, { params, body: { version, ...changes } }) =>
      saveProfile(ctx, viewer, {
        speakerId: params.id,
        version,
        changes: defined(changes),
      }),
  }),

  "PUT /admin/speakers/{id}/{collection}": operation({
    id: "replaceAnySpeakerCollection",
    summary: "Replace a whole list of a profile in its new order",
    access: admins,
    invalidBody: 422,
    input: { params: collectionPath, body: collectionEditSchema },
    output: json(ownContentSchema),
    refusals: saveRefusals,
    run: (ctx, viewer, { params, body }) =>
      replaceItems(ctx, viewer, {
        speakerId: params.id,
        collection: params.collection,
        ...body,
      }),
  }),

  "POST /admin/speakers/{id}/images": operation({
    id: "uploadAnySpeakerImage",
    summary: "Upload a picture of a profile as JPEG, PNG, WebP or AVIF",
    access: admins,
    limit: "admin_file",
    input: { params: adminSpeakerPath, form: imageUploadSchema },
    output: json(ownContentSchema),
    refusals: uploadRefusals,
    run: async (ctx, viewer, { params, form: { file, place, entry, alt } }) =>
      uploadImage(ctx, viewer, {
        speakerId: params.id,
        place,
        entry,
        bytes: new Uint8Array(await file.arrayBuffer()),
        alt: alt || null,
      }),
  }),
} as const;
