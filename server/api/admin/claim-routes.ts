import { createRoute, z } from "@hono/zod-openapi";
import type { Ctx } from "#features/ctx.ts";
import { claimProfile, inviteSpeakers } from "#features/speakers/claim-profile.server.ts";
import { adminProblem } from "../admin-problem.ts";
import { ADMIN_ERRORS as E } from "../admin-texts.ts";
import { viewerOf } from "../api-env.ts";
import { apiProblem } from "../api-problem.ts";
import { operation } from "../docs/operation.ts";
import { createFormRouter } from "../form-router.ts";
import { privateAnswer } from "../private-answer.ts";
import { nudgedSchema, nudgeSchema } from "../schemas/admin-supply.ts";
import { conflicting, forbidden, malformed, refused, unauthorized } from "../schemas/problem.ts";
import { signInProblem } from "../sign-in-problem.ts";
import { requestIdOf } from "../speaker-content-problem.ts";
import { jsonAnswer, jsonBody } from "./json-route.ts";

const refusals = { 400: malformed, 401: unauthorized, 403: forbidden };
const middleware = privateAnswer();

const inviteRoute = createRoute({
  ...operation("inviteSpeakers"),
  method: "post",
  path: "/admin/speakers/invitations",
  middleware,
  request: jsonBody(nudgeSchema),
  responses: {
    200: jsonAnswer("How many were invited", nudgedSchema),
    ...refusals,
    422: refused,
  },
});

const token = z.string({ error: E.claimInvalid }).regex(/^[\w-]{43}$/, E.claimInvalid);

const claimRoute = createRoute({
  ...operation("claimSpeaker"),
  method: "post",
  path: "/me/speaker-claim",
  middleware,
  request: jsonBody(z.strictObject({ token }).openapi("SpeakerClaim")),
  responses: {
    200: jsonAnswer("Done", z.object({ done: z.literal(true) })),
    ...refusals,
    409: conflicting,
    422: refused,
  },
});

/** How an imported profile finds its owner. */
export function speakerClaimRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(inviteRoute, async (c) => {
      const wish = { ...c.req.valid("json"), requestId: requestIdOf(c) };
      const done = await inviteSpeakers(ctx, viewerOf(c), wish);
      if (done.ok) return c.json(done.value, 200);
      if (done.error !== "no_address") return adminProblem(c, done.error);
      return apiProblem(c, "unprocessable", { code: done.error, message: E.notInvitable });
    })
    .openapi(claimRoute, async (c) => {
      const claim = { ...c.req.valid("json"), requestId: requestIdOf(c) };
      const done = await claimProfile(ctx, viewerOf(c), claim);
      if (done.ok) return c.json({ done: true as const }, 200);
      const code = done.error;
      if (code === "unauthorized") return signInProblem(c);
      if (code === "admin") return apiProblem(c, "forbidden", { code, message: E.claimAdmin });
      const message = code === "has_profile" ? E.claimOwn : E.claimInvalid;
      return apiProblem(c, "conflict", { code, message });
    });
}
