import { ok } from "#domain/result.ts";
import { isWaitingApplication } from "#domain/speaker/application/application.ts";
import { APPLICATIONS_CLOSED } from "#domain/speaker/application/application-faults.ts";
import { expectedAnswerDay } from "#domain/speaker/application/application-progress.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { type OwnSpeaker, readOwnSpeaker } from "#features/speakers/own/read-own-speaker.server.ts";
import { saveApplicationDraft } from "#features/speakers/signup/save-application-draft.server.ts";
import { submitApplication } from "#features/speakers/signup/submit-application.server.ts";
import {
  acceptTerms,
  readTerms,
  type TermsState,
} from "#features/speakers/terms/speaker-terms.server.ts";
import { signedIn, speakers } from "#server/api/operation/access.ts";
import { operation } from "#server/api/operation/operation.ts";
import { created, json } from "#server/api/operation/output.ts";
import { conflict } from "#server/api/operation/refusal.ts";
import { APPLICATION_ERRORS } from "#server/api/schemas/texts.ts";
import * as schemas from "./schemas-application.ts";

const applicationRefusals = {
  speaker_exists: conflict(APPLICATION_ERRORS.speaker_exists),
  application_open: conflict(APPLICATION_ERRORS.application_open),
} as const;

export const applicationOperations = {
  "GET /me/speaker": operation({
    id: "readOwnSpeaker",
    summary: "Read the own profile as a speaker and the own application, as far as there are any",
    access: signedIn,
    output: json(schemas.ownSpeakerSchema),
    run: async (ctx, viewer) => {
      const own = await readOwnSpeaker(ctx, viewer);
      if (!own.ok) return own;
      const { profile, application } = own.value;
      return ok({ profile, application: application && describeOwn(application) });
    },
  }),

  "POST /speaker-applications": operation({
    id: "submitApplication",
    summary: "Apply as a speaker",
    description: "One open application per account. Nothing of it is published.",
    access: signedIn,
    input: { body: schemas.applicationSchema },
    output: created(schemas.submittedSchema),
    refusals: {
      ...applicationRefusals,
      closed: { problem: "bad_request", fields: { terms_accepted: APPLICATIONS_CLOSED } },
    },
    run: (ctx, viewer, { body: { terms_accepted: _, ...application } }) =>
      submitApplication(ctx, viewer, application),
  }),

  "PUT /me/speaker-application": operation({
    id: "saveApplicationDraft",
    summary: "Keep what was filled in of the own application so far; nothing is sent",
    access: signedIn,
    input: { body: schemas.applicationDraftSchema },
    output: json(schemas.savedDraftSchema),
    refusals: applicationRefusals,
    run: async (ctx, viewer, { body }) => {
      const saved = await saveApplicationDraft(ctx, viewer, body);
      return saved.ok ? ok({ saved: true as const }) : saved;
    },
  }),

  "GET /me/speaker-terms": operation({
    id: "readSpeakerTerms",
    summary: "Read which terms for speakers hold and which the caller has accepted",
    access: speakers,
    output: json(schemas.speakerTermsSchema),
    run: async (ctx, viewer) => {
      const terms = await readTerms(ctx, viewer);
      return terms.ok ? ok(describeTerms(terms.value)) : terms;
    },
  }),

  "POST /me/speaker-terms": operation({
    id: "acceptSpeakerTerms",
    summary: "Accept the named version of the terms for speakers, on record with its time",
    description: "If another version is in force by now, the answer is 409 (outdated).",
    access: speakers,
    input: { body: schemas.termsConsentSchema },
    output: json(schemas.speakerTermsSchema),
    refusals: { outdated: { problem: "conflict" } },
    run: async (ctx, viewer, { body: { version } }) => {
      const terms = await acceptTerms(ctx, viewer, version);
      return terms.ok ? ok(describeTerms(terms.value)) : terms;
    },
  }),
} as const;

function describeTerms({ version, accepted }: TermsState) {
  return {
    version,
    accepted_version: accepted?.version ?? null,
    accepted_at: accepted?.at ?? null,
    needs_consent: accepted?.version !== version,
  };
}

function describeOwn(application: NonNullable<OwnSpeaker["application"]>) {
  const { id, status, submitted_at } = application;
  const { data = {}, field_notes = {}, decision_reason = null } = application;
  const sentOn = submitted_at && berlinDay(submitted_at.getTime());
  const expected_by = isWaitingApplication(status) && sentOn ? expectedAnswerDay(sentOn) : null;
  return { id, status, submitted_at, data, field_notes, decision_reason, expected_by };
}
