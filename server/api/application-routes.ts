import { createRoute } from "@hono/zod-openapi";
import type { Ctx } from "#features/ctx.ts";
import { type OwnSpeaker, readOwnSpeaker } from "#features/speakers/read-own-speaker.server.ts";
import { submitApplication } from "#features/speakers/submit-application.server.ts";
import { viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { operation } from "./docs/operation.ts";
import { privateAnswer } from "./private-answer.ts";
import { createRouter } from "./router.ts";
import { applicationSchema, ownSpeakerSchema, submittedSchema } from "./schemas/application.ts";
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

export function applicationRoutes(ctx: Ctx) {
  return createRouter()
    .openapi(readRoute, async (c) => {
      const own = await readOwnSpeaker(ctx, viewerOf(c));
      if (!own.ok) return signInProblem(c);
      const { profile, application } = own.value;
      return c.json({ profile, application: application && describeApplication(application) }, 200);
    })
    .openapi(submitRoute, async (c) => {
      const { terms_accepted: _accepted, ...application } = c.req.valid("json");
      const submitted = await submitApplication(ctx, viewerOf(c), application);
      if (submitted.ok) return c.json(describeApplication(submitted.value), 201);
      if (submitted.error === "unauthorized") return signInProblem(c);
      const code = submitted.error;
      return apiProblem(c, "conflict", { code, message: APPLICATION_ERRORS[code] });
    });
}

function describeApplication({ id, status, submitted_at }: NonNullable<OwnSpeaker["application"]>) {
  return { id, status, submitted_at: submitted_at?.toISOString() ?? null };
}
