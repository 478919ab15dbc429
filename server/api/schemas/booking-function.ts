import { z } from "@hono/zod-openapi";
import { BOOKING_FIELD_ERRORS as T } from "../booking-error-texts.ts";

export const invoiceCallSchema = z.object({ bookingId: z.uuid(T.required) }).openapi("InvoiceCall");

export const speakerNoticeCallSchema = z
  .object({
    bookingId: z.uuid(T.required),
    notificationType: z.enum(["direct_booking", "new_inquiry"], T.choice),
  })
  .openapi("SpeakerNoticeCall");

/**
 * The names of the specification. Only the reference is used: whom the mail goes to and what it
 * says comes from the stored booking (C-91).
 */
export const confirmationCallSchema = z
  .object({
    bookingReference: z.string(T.required).min(1, T.required).max(40, T.required),
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
  .openapi("ConfirmationCall");

export const effectAnswerSchema = z
  .object({ success: z.boolean(), status: z.enum(["done", "failed", "pending"]) })
  .openapi("EffectAnswer");
