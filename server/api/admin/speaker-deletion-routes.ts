import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { formatDay } from "#domain/iso-date.ts";
import type { ProfileHold } from "#domain/speaker/admin/profile-hold.ts";
import type { Ctx } from "#features/ctx.ts";
import {
  deleteSpeaker,
  readProfileHolds,
  type SpeakerDeletionError,
} from "#features/speakers/delete-speaker.server.ts";
import { BOOKING_STATUS_WORDS } from "#parts/code-words.ts";
import { adminProblem } from "../admin-problem.ts";
import { ADMIN_ERRORS as E } from "../admin-texts.ts";
import { type ApiEnv, viewerOf } from "../api-env.ts";
import { apiProblem } from "../api-problem.ts";
import { operation } from "../docs/operation.ts";
import { createFormRouter } from "../form-router.ts";
import { privateAnswer } from "../private-answer.ts";
import {
  adminSpeakerPath,
  speakerDeletionSchema,
  speakerHoldsSchema,
} from "../schemas/admin-speaker.ts";
import {
  conflicting,
  forbidden,
  malformed,
  refused,
  unauthorized,
  unknown,
} from "../schemas/problem.ts";
import { requestIdOf } from "../speaker-content-problem.ts";
import { jsonAnswer, jsonBody } from "./json-route.ts";

const refusals = { 401: unauthorized, 403: forbidden, 404: unknown };
const middleware = privateAnswer();

const holdsRoute = createRoute({
  ...operation("readSpeakerHolds"),
  method: "get",
  path: "/admin/speakers/{id}/deletion",
  middleware,
  request: { params: adminSpeakerPath },
  responses: { 200: jsonAnswer("What is in the way", speakerHoldsSchema), ...refusals },
});

const deletionRoute = createRoute({
  ...operation("deleteSpeaker"),
  method: "post",
  path: "/admin/speakers/{id}/deletion",
  middleware,
  request: { params: adminSpeakerPath, ...jsonBody(speakerDeletionSchema) },
  responses: {
    204: { description: "Deleted" },
    400: malformed,
    ...refusals,
    409: conflicting,
    422: refused,
  },
});

export function adminSpeakerDeletionRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(holdsRoute, async (c) => {
      const holds = await readProfileHolds(ctx, viewerOf(c), c.req.valid("param").id);
      if (holds.ok) return c.json({ reasons: holds.value.map(holdWord) }, 200);
      return holds.error === "not_found"
        ? apiProblem(c, "not_found")
        : adminProblem(c, holds.error);
    })
    .openapi(deletionRoute, async (c) => {
      const wish = { ...c.req.valid("json"), requestId: requestIdOf(c) };
      const done = await deleteSpeaker(ctx, viewerOf(c), c.req.valid("param").id, wish);
      return done.ok ? c.body(null, 204) : deletionProblem(c, done.error);
    });
}

function deletionProblem(c: Context<ApiEnv>, error: SpeakerDeletionError) {
  if (error === "not_found") return apiProblem(c, "not_found");
  if (error === "confirmation") {
    return apiProblem(c, "unprocessable", { code: error, fields: { confirmation: E.typedName } });
  }
  if (typeof error === "string") return adminProblem(c, error);
  const reasons = error.holds.map(holdWord);
  const message = `${E.profileHeld} ${reasons.join(" ")}`;
  return apiProblem(c, "conflict", { code: error.code, message, details: { reasons } });
}

/** „Buchung WB-12345-67890 am 07. März 2030 läuft noch (Bestätigt).“ */
function holdWord(hold: ProfileHold): string {
  if (hold.kind === "unpaid") {
    return `Rechnung ${hold.number} (Buchung ${hold.reference}) ist noch nicht bezahlt.`;
  }
  const booking = `Buchung ${hold.reference} am ${formatDay(hold.day)}`;
  if (hold.kind === "open") return `${booking} läuft noch (${BOOKING_STATUS_WORDS[hold.status]}).`;
  return hold.kind === "unsettled"
    ? `${booking} ist noch nicht mit dem Speaker abgerechnet.`
    : `Zu ${booking} fehlt noch die Rechnung.`;
}
