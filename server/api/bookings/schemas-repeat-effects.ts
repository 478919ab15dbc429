import { z } from "zod";
import { EFFECT_STATES } from "#data/queries/bookings/booking-effects.ts";
import { FORM_MESSAGES, VALIDATION_MESSAGES } from "#domain/validation-messages.ts";

export const invoiceCallSchema = z
  .object({ bookingId: z.uuid(FORM_MESSAGES.required) })
  .meta({ id: "InvoiceCall" });

export const speakerNoticeCallSchema = z
  .object({
    bookingId: z.uuid(FORM_MESSAGES.required),
    notificationType: z.enum(["direct_booking", "new_inquiry"], VALIDATION_MESSAGES.choice),
  })
  .meta({ id: "SpeakerNoticeCall" });

/**
 * The names of the specification. Only the reference is used: whom the mail goes to and what it
 * says comes from the stored booking (C-91).
 */
export const confirmationCallSchema = z
  .object({
    bookingReference: z
      .string(FORM_MESSAGES.required)
      .min(1, FORM_MESSAGES.required)
      .max(40, FORM_MESSAGES.required),
    customerEmail: z.string().optional(),
    customerName: z.string().optional(),
    speakerName: z.string().optional(),
    eventTitle: z.string().optional(),
    eventDate: z.string().optional(),
    eventDuration: z.union([z.string(), z.number()]).optional(),
    totalAmount: z.string().optional(),
    isVirtual: z.boolean().optional(),
    venue: z.string().optional(),
    customerId: z.string().optional(),
    isInquiry: z.boolean().optional(),
  })
  .meta({ id: "ConfirmationCall" });

export const effectAnswerSchema = z
  .object({ success: z.boolean(), status: z.enum(EFFECT_STATES) })
  .meta({ id: "EffectAnswer" });
