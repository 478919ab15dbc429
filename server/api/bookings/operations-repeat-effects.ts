import { ok } from "#domain/result.ts";
import { VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import {
  type EffectRequest,
  repeatEffect,
} from "#features/bookings/notify/repeat-effect.server.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { bothSides } from "#server/api/operation/access.ts";
import { operation } from "#server/api/operation/operation.ts";
import { json } from "#server/api/operation/output.ts";
import { conflict, invalid } from "#server/api/operation/refusal.ts";
import * as schemas from "./schemas-repeat-effects.ts";
import { BOOKING_ERRORS } from "./texts.ts";

const declared = {
  access: bothSides,
  invalidBody: 422,
  output: json(schemas.effectAnswerSchema),
  refusals: {
    not_found: { problem: "not_found" },
    not_sold: conflict(BOOKING_ERRORS.not_sold),
    wrong_kind: invalid({ notificationType: VALIDATION_MESSAGES.choice }),
  },
} as const;

/** The three functions of a booking under the names of the specification (C-91). */
export const bookingFunctionOperations = {
  "POST /functions/generate-and-send-invoice": operation({
    ...declared,
    id: "generateAndSendInvoice",
    summary: "Trigger the invoice of an own, binding booking",
    description: "There is only one, however often it is asked for.",
    input: { body: schemas.invoiceCallSchema },
    run: (ctx, viewer, { body: { bookingId: id } }) =>
      repeat(ctx, viewer, { effect: "invoice", booking: { id } }),
  }),

  "POST /functions/send-speaker-notification": operation({
    ...declared,
    id: "sendSpeakerNotification",
    summary: "Trigger the mail to the speaker of a booking",
    description: "Recipient and content come from the stored booking; it is sent once.",
    input: { body: schemas.speakerNoticeCallSchema },
    run: (ctx, viewer, { body: { bookingId: id, notificationType } }) => {
      const mode = notificationType === "direct_booking" ? "direct" : "inquiry";
      return repeat(ctx, viewer, {
        effect: "speaker_notification",
        booking: { id },
        isExpected: ({ booking_mode }) => booking_mode === mode,
      });
    },
  }),

  "POST /functions/send-booking-confirmation": operation({
    ...declared,
    id: "sendBookingConfirmation",
    summary: "Trigger the mail to the customer of a booking",
    description:
      "Only `bookingReference` counts, everything else comes from the stored booking; it is sent once.",
    input: { body: schemas.confirmationCallSchema },
    run: (ctx, viewer, { body: { bookingReference: reference } }) =>
      repeat(ctx, viewer, { effect: "customer_confirmation", booking: { reference } }),
  }),
} as const;

async function repeat(ctx: Ctx, viewer: Viewer, request: EffectRequest) {
  const effect = await repeatEffect(ctx, viewer, request);
  if (!effect.ok) return effect;
  const status = effect.value ?? "failed";
  return ok({ success: status !== "failed", status });
}
