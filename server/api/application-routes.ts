import { createRoute } from "@hono/zod-openapi";
import { berlinDay } from "#domain/iso-date.ts";
import { expectedAnswerDay } from "#domain/speaker/application-progress.ts";
import type { Ctx } from "#features/ctx.ts";
import { type OwnSpeaker, readOwnSpeaker } from "#features/speakers/read-own-speaker.server.ts";
import { saveApplicationDraft } from "#features/speakers/save-application-draft.server.ts";
import {
  acceptTerms,
  readTerms,
  type TermsState,
} from "#features/speakers/speaker-terms.server.ts";
import { submitApplication } from "#features/speakers/submit-application.server.ts";
import { viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { operation } from "./docs/operation.ts";
import { privateAnswer } from "./private-answer.ts";
import { createRouter } from "./router.ts";
import {
  applicationDraftSchema,
  applicationSchema,
  ownSpeakerSchema,
  savedDraftSchema,
  speakerTermsSchema,
  submittedSchema,
  termsConsentSchema,
} from "./schemas/application.ts";
import { conflicting, forbidden, malformed, unauthorized } from "./schemas/problem.ts";
import { signInProblem } from "./sign-in-problem.ts";
import { APPLICATION_ERRORS } from "./texts.ts";

const readRoute = createRoute({
  ...operation("readOwnSpeaker"),
  method: "get",
  path: "/me/speaker",
  middleware: privateAnswer(),
  responses: {
    200: {
      description: "Profile and application, as far as there are any",
      content: { "application/json": { schema: ownSpeakerSchema } },
    },
    401: unauthorized,
    403: forbidden,
  },
});

const submitRoute = createRoute({
  ...operation("submitApplication"),
  method: "post",
  path: "/speaker-applications",
  middleware: privateAnswer(),
  request: {
    body: { required: true, content: { "application/json": { schema: applicationSchema } } },
  },
  responses: {
    201: {
      description: "The stored application",
      content: { "application/json": { schema: submittedSchema } },
    },
    400: malformed,
    401: unauthorized,
    403: forbidden,
    409: conflicting,
  },
});

const draftRoute = createRoute({
  ...operation("saveApplicationDraft"),
  method: "put",
  path: "/me/speaker-application",
  middleware: privateAnswer(),
  request: {
    body: { required: true, content: { "application/json": { schema: applicationDraftSchema } } },
  },
  responses: {
    200: {
      description: "Kept for later",
      content: { "application/json": { schema: savedDraftSchema } },
    },
    400: malformed,
    401: unauthorized,
    403: forbidden,
    409: conflicting,
  },
});

const termsAnswer = {
  description: "Which version holds and which was accepted",
  content: { "application/json": { schema: speakerTermsSchema } },
};

const readTermsRoute = createRoute({
  ...operation("readSpeakerTerms"),
  method: "get",
  path: "/me/speaker-terms",
  middleware: privateAnswer(),
  responses: { 200: termsAnswer, 401: unauthorized, 403: forbidden },
});

const acceptTermsRoute = createRoute({
  ...operation("acceptSpeakerTerms"),
  method: "post",
  path: "/me/speaker-terms",
  middleware: privateAnswer(),
  request: {
    body: { required: true, content: { "application/json": { schema: termsConsentSchema } } },
  },
  responses: {
    200: termsAnswer,
    400: malformed,
    401: unauthorized,
    403: forbidden,
    409: conflicting,
  },
});

export function applicationRoutes(ctx: Ctx) {
  return createRouter()
    .openapi(readRoute, async (c) => {
      const own = await readOwnSpeaker(ctx, viewerOf(c));
      if (!own.ok) return signInProblem(c);
      const { profile, application } = own.value;
      return c.json({ profile, application: application && describeOwn(application) }, 200);
    })
    .openapi(draftRoute, async (c) => {
      const saved = await saveApplicationDraft(ctx, viewerOf(c), c.req.valid("json"));
      if (saved.ok) return c.json({ saved: true as const }, 200);
      if (saved.error === "unauthorized") return signInProblem(c);
      const code = saved.error;
      return apiProblem(c, "conflict", { code, message: APPLICATION_ERRORS[code] });
    })
    .openapi(readTermsRoute, async (c) => {
      const terms = await readTerms(ctx, viewerOf(c));
      if (terms.ok) return c.json(describeTerms(terms.value), 200);
      return terms.error === "unauthorized" ? signInProblem(c) : apiProblem(c, "forbidden");
    })
    .openapi(acceptTermsRoute, async (c) => {
      const requestId: string = c.get("requestId") ?? "";
      const consent = { ...c.req.valid("json"), requestId };
      const terms = await acceptTerms(ctx, viewerOf(c), consent);
      if (terms.ok) return c.json(describeTerms(terms.value), 200);
      if (terms.error === "unauthorized") return signInProblem(c);
      return apiProblem(c, terms.error === "outdated" ? "conflict" : "forbidden");
    })
    .openapi(submitRoute, async (c) => {
      const { terms_accepted: _accepted, ...application } = c.req.valid("json");
      const submitted = await submitApplication(ctx, viewerOf(c), application);
      if (submitted.ok) return c.json(describeApplication(submitted.value), 201);
      if (submitted.error === "unauthorized") return signInProblem(c);
      if (submitted.error === "closed") {
        return apiProblem(c, "bad_request", {
          fields: { terms_accepted: APPLICATION_ERRORS.closed },
        });
      }
      const code = submitted.error;
      return apiProblem(c, "conflict", { code, message: APPLICATION_ERRORS[code] });
    });
}

function describeTerms({ version, accepted }: TermsState) {
  return {
    version,
    accepted_version: accepted?.version ?? null,
    accepted_at: accepted?.at.toISOString() ?? null,
    needs_consent: accepted?.version !== version,
  };
}

function describeOwn(application: NonNullable<OwnSpeaker["application"]>) {
  const { data = {}, field_notes = {}, decision_reason = null, submitted_at, status } = application;
  const isWaiting = status === "submitted" || status === "in_review";
  const sentOn = submitted_at && berlinDay(submitted_at.getTime());
  return {
    ...describeApplication(application),
    data,
    field_notes,
    decision_reason,
    expected_by: isWaiting && sentOn ? expectedAnswerDay(sentOn) : null,
  };
}

function describeApplication({ id, status, submitted_at }: NonNullable<OwnSpeaker["application"]>) {
  return { id, status, submitted_at: submitted_at?.toISOString() ?? null };
}
