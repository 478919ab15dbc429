import { z } from "zod";
import { ok } from "#domain/result.ts";
import { claimProfile, inviteSpeakers } from "#features/speakers/claim/claim-profile.server.ts";
import { admins, signedIn } from "#server/api/operation/access.ts";
import { operation } from "#server/api/operation/operation.ts";
import { json } from "#server/api/operation/output.ts";
import { conflict, unprocessable } from "#server/api/operation/refusal.ts";
import { chosenSpeakersSchema, sentSchema } from "./schemas-approval.ts";
import { SPEAKER_ADMIN_ERRORS as E } from "./texts.ts";

const claimSchema = z
  .strictObject({
    token: z.string({ error: E.claimInvalid }).regex(/^[\w-]{43}$/, E.claimInvalid),
  })
  .meta({ id: "SpeakerClaim" });

/** How an imported profile finds its owner. */
export const speakerClaimOperations = {
  "POST /admin/speakers/invitations": operation({
    id: "inviteSpeakers",
    summary: "Send the persons of profiles without an account a link to take their profile over",
    access: admins,
    invalidBody: 422,
    input: { body: chosenSpeakersSchema },
    output: json(sentSchema),
    refusals: { no_address: unprocessable(E.notInvitable) },
    run: (ctx, viewer, { body }) => inviteSpeakers(ctx, viewer, body.ids),
  }),

  "POST /me/speaker-claim": operation({
    id: "claimSpeaker",
    summary: "Take over the profile of an invitation; a link works once",
    access: signedIn,
    invalidBody: 422,
    input: { body: claimSchema },
    output: json(z.object({ done: z.literal(true) })),
    refusals: {
      admin: { problem: "forbidden", message: E.claimAdmin },
      has_profile: conflict(E.claimOwn),
      link_invalid: conflict(E.claimInvalid),
    },
    run: async (ctx, viewer, { body }) => {
      const done = await claimProfile(ctx, viewer, body.token);
      return done.ok ? ok({ done: true as const }) : done;
    },
  }),
} as const;
