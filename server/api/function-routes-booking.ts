import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import {
  type EffectError,
  type EffectRequest,
  repeatEffect,
} from "#features/bookings/repeat-effect.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { type ApiEnv, viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { BOOKING_ERRORS, BOOKING_FIELD_ERRORS } from "./booking-error-texts.ts";
import { operation } from "./docs/operation.ts";
import { createFormRouter } from "./form-router.ts";
import { privateAnswer } from "./private-answer.ts";
import {
  confirmationCallSchema,
  effectAnswerSchema,
  invoiceCallSchema,
  speakerNoticeCallSchema,
} from "./schemas/booking-function.ts";
import { conflicting, forbidden, refused, unauthorized, unknown } from "./schemas/problem.ts";
import { signInProblem } from "./sign-in-problem.ts";

const responses = {
  200: {
    description: "How the effect stands",
    content: { "application/json": { schema: effectAnswerSchema } },
  },
  401: unauthorized,
  403: forbidden,
  404: unknown,
  409: conflicting,
  422: refused,
};

const invoiceRoute = createRoute({
  ...operation("generateAndSendInvoice"),
  method: "post",
  path: "/functions/generate-and-send-invoice",
  middleware: privateAnswer(),
  request: {
    body: { required: true, content: { "application/json": { schema: invoiceCallSchema } } },
  },
  responses,
});

const noticeRoute = createRoute({
  ...operation("sendSpeakerNotification"),
  method: "post",
  path: "/functions/send-speaker-notification",
  middleware: privateAnswer(),
  request: {
    body: { required: true, content: { "application/json": { schema: speakerNoticeCallSchema } } },
  },
  responses,
});

const confirmationRoute = createRoute({
  ...operation("sendBookingConfirmation"),
  method: "post",
  path: "/functions/send-booking-confirmation",
  middleware: privateAnswer(),
  request: {
    body: { required: true, content: { "application/json": { schema: confirmationCallSchema } } },
  },
  responses,
});

/** The three functions of a booking under the names of the specification (C-91). */
export function bookingFunctionRoutes(ctx: Ctx) {
  const call = async (c: Context<ApiEnv>, request: EffectRequest) => {
    const effect = await repeatEffect(ctx, viewerOf(c), request);
    if (!effect.ok) return effectProblem(c, effect.error);
    const status = effect.value ?? "failed";
    return c.json({ success: status !== "failed", status }, 200);
  };
  return createFormRouter()
    .openapi(invoiceRoute, (c) =>
      call(c, { effect: "invoice", booking: { id: c.req.valid("json").bookingId } }),
    )
    .openapi(noticeRoute, (c) => {
      const { bookingId, notificationType } = c.req.valid("json");
      const mode = notificationType === "direct_booking" ? "direct" : "inquiry";
      return call(c, {
        effect: "speaker_notification",
        booking: { id: bookingId },
        isExpected: ({ booking_mode }) => booking_mode === mode,
      });
    })
    .openapi(confirmationRoute, (c) => {
      const { bookingReference: reference } = c.req.valid("json");
      return call(c, { effect: "customer_confirmation", booking: { reference } });
    });
}

function effectProblem(c: Context<ApiEnv>, code: EffectError) {
  switch (code) {
    case "unauthorized":
      return signInProblem(c);
    case "not_found":
      return apiProblem(c, "not_found");
    case "not_sold":
      return apiProblem(c, "conflict", { code, message: BOOKING_ERRORS.not_sold });
    case "wrong_kind":
      return apiProblem(c, "unprocessable", {
        code,
        fields: { notificationType: BOOKING_FIELD_ERRORS.choice },
      });
  }
}
