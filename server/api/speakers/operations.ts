import { ok } from "#domain/result.ts";
import { withdrawChange } from "#features/speakers/changes/withdraw-change.server.ts";
import { canViewContact, readContact } from "#features/speakers/contact/view-contact.server.ts";
import { followSlugRedirect } from "#features/speakers/read/follow-slug-redirect.server.ts";
import { readSpeaker } from "#features/speakers/read/read-speaker.server.ts";
import { readContent } from "#features/speakers/save/change-content.server.ts";
import { saveProfile } from "#features/speakers/save/save-profile.server.ts";
import { uploadImage } from "#features/speakers/save/upload-image.server.ts";
import { aboutCaller, bothSides, signedIn, visibleProfile } from "#server/api/operation/access.ts";
import { operation } from "#server/api/operation/operation.ts";
import { json } from "#server/api/operation/output.ts";
import { speakerPath } from "../schemas/parameters.ts";
import { defined, replaceItems } from "./edit-input.ts";
import { applicationOperations } from "./operations-application.ts";
import { noSpeaker, saveRefusals, uploadRefusals } from "./refusals.ts";
import { speakerSchema } from "./schemas.ts";
import * as contact from "./schemas-contact.ts";
import * as edits from "./schemas-edit.ts";
import { ownContentSchema } from "./schemas-own-content.ts";
import { EDIT_ERRORS } from "./texts.ts";

const PROFILE_SECONDS = 60;

export const speakerOperations = {
  "GET /speakers/{slug}": operation({
    id: "readSpeaker",
    summary: "Read the profile of a speaker with everything that belongs to it",
    description:
      "Fees are whole euros, except for workshops and Q&A, which are in cents. Coordinates are rounded, contact data is never included.",
    access: visibleProfile,
    shareSeconds: PROFILE_SECONDS,
    input: { params: speakerPath },
    output: json(speakerSchema),
    run: (ctx, viewer, { params }) =>
      followSlugRedirect(ctx, params.slug, (slug) => readSpeaker(ctx, viewer, slug)),
  }),

  "GET /speakers/{slug}/contact": operation({
    id: "readSpeakerContact",
    summary: "Read e-mail and phone of a speaker, where the caller may",
    access: bothSides,
    input: { params: speakerPath },
    output: json(contact.contactSchema),
    run: (ctx, viewer, { params }) => readContact(ctx, viewer, params.slug),
  }),

  "POST /rpc/can_view_speaker_contact": operation({
    id: "canViewSpeakerContact",
    summary: "Ask whether the caller may read the contact data of a speaker",
    description:
      "True for admins, for the own profile and for customers with a confirmed, completed or reviewed booking with this speaker; always false without a session. Exactly one of speaker_id and slug.",
    access: aboutCaller,
    input: { body: contact.contactQuestionSchema },
    output: json(contact.contactAnswerSchema),
    run: async (ctx, viewer, { body: { speaker_id: id, slug = "" } }) =>
      ok(await canViewContact(ctx, viewer, id === undefined ? { slug } : { id })),
  }),

  "GET /me/speaker/content": operation({
    id: "readSpeakerContent",
    summary: "Read all fields and lists of the own profile for editing, hidden ones included",
    description: "Each part comes with the version that a change of it has to name.",
    access: signedIn,
    output: json(ownContentSchema),
    refusals: { no_speaker: noSpeaker },
    run: (ctx, viewer) => readContent(ctx, viewer),
  }),

  "PATCH /me/speaker": operation({
    id: "editSpeaker",
    summary: "Change the named fields of the own profile",
    description:
      "`version` is the one last read; if the profile has changed since, the answer is 409 (changed). Badges of the platform, rating, status and short name cannot be changed (422).",
    access: signedIn,
    invalidBody: 422,
    input: { body: edits.profileEditSchema },
    output: json(ownContentSchema),
    refusals: saveRefusals,
    run: (ctx, viewer, { body: { version, ...changes } }) =>
      saveProfile(ctx, viewer, { version, changes: defined(changes) }),
  }),

  "DELETE /me/speaker/change": operation({
    id: "withdrawSpeakerChange",
    summary: "Discard the change of the own profile that waits for approval",
    description: "The public profile stays as it is; 404 if nothing waits.",
    access: signedIn,
    output: json(ownContentSchema),
    refusals: {
      no_speaker: noSpeaker,
      no_change: { problem: "not_found", message: EDIT_ERRORS.no_change },
    },
    run: (ctx, viewer) => withdrawChange(ctx, viewer),
  }),

  "PUT /me/speaker/{collection}": operation({
    id: "replaceSpeakerCollection",
    summary: "Replace a list of the own profile, in the order sent",
    description:
      "Entries with `id` stay, those without are created, missing ones deleted. Pictures come to be by upload only.",
    access: signedIn,
    invalidBody: 422,
    input: { params: edits.collectionPath, body: edits.collectionEditSchema },
    output: json(ownContentSchema),
    refusals: saveRefusals,
    run: (ctx, viewer, { params: { collection }, body }) =>
      replaceItems(ctx, viewer, { collection, ...body }),
  }),

  "POST /me/speaker/images": operation({
    id: "uploadSpeakerImage",
    summary: "Upload a picture for the own profile: portrait, title picture, gallery or an entry",
    description:
      "JPEG, PNG, WebP or AVIF, at most 10 MB. `entry` names the testimonial whose logo or the publication whose preview it becomes. It is encoded anew and stored without camera data.",
    access: signedIn,
    limit: "upload",
    invalidBody: 422,
    input: { form: edits.imageUploadSchema },
    output: json(ownContentSchema),
    refusals: uploadRefusals,
    run: async (ctx, viewer, { form: { file, place, entry, alt } }) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      return uploadImage(ctx, viewer, { place, entry, bytes, alt: alt || null });
    },
  }),

  ...applicationOperations,
} as const;
