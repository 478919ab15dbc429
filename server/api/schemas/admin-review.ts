import { z } from "@hono/zod-openapi";
import {
  MODERATION_ACTIONS,
  REVIEW_NEEDS,
  REVIEW_SORTS,
  REVIEW_STATUSES,
} from "#domain/booking/review-moderation.ts";
import { ADMIN_REVIEW_OPERATIONS } from "../docs/admin-review-texts.ts";
import { MODERATION_ERRORS as ERRORS } from "../review-texts.ts";
import { PARAMETER_ERRORS } from "../texts.ts";
import { choice, listOf, listQuery } from "./list-query.ts";

const texts = ADMIN_REVIEW_OPERATIONS.listAllReviews.parameters;
const text = z.string().nullable();
const instant = z.iso.datetime().nullable();

export const allReviewsQuery = listQuery(REVIEW_SORTS, {
  status: choice(REVIEW_STATUSES, texts.status.en),
  need: choice(REVIEW_NEEDS, texts.need.en),
  rating: z.coerce
    .number({ error: PARAMETER_ERRORS.limit })
    .int(PARAMETER_ERRORS.limit)
    .min(1, PARAMETER_ERRORS.limit)
    .max(5, PARAMETER_ERRORS.limit)
    .optional()
    .openapi({ type: "integer", description: texts.rating.en }),
  speaker: z.uuid().optional().openapi({ description: texts.speaker.en }),
});

const reviewFields = {
  id: z.uuid(),
  rating: z.int(),
  content: z.string(),
  author_name: z.string(),
  author_position: text,
  author_company: text,
  status: z.enum(REVIEW_STATUSES),
  reply: text,
  replied_at: instant,
  dispute_reason: text,
  created_at: z.iso.datetime(),
  event_title: z.string(),
  event_date: z.iso.date(),
};

export const allReviewsSchema = listOf(
  z.object({
    ...reviewFields,
    booking_id: z.uuid(),
    booking_reference: z.string(),
    moderation_reason: text,
    moderated_at: instant,
    edit_requested_at: instant,
    speaker: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }),
  }),
).openapi("AllReviews");

/** Only what everybody can read about oneself. */
export const ownReviewsSchema = listOf(z.object(reviewFields)).openapi("OwnReviews");

export const ownReviewsQuery = listQuery(REVIEW_SORTS, {
  reply: choice(["missing", "given"], ADMIN_REVIEW_OPERATIONS.listOwnReviews.parameters.reply.en),
});

export const reviewPath = z.object({
  id: z.uuid().openapi({
    param: { name: "id", in: "path" },
    description: ADMIN_REVIEW_OPERATIONS.moderateReview.parameters.id.en,
  }),
});

const words = (missing: string) =>
  z.string(missing).trim().min(1, missing).max(2000, ERRORS.tooLong);

export const moderationSchema = z
  .object({
    action: z.enum(MODERATION_ACTIONS, ERRORS.action),
    reason: z.string(ERRORS.reason).trim().max(2000, ERRORS.tooLong).default(""),
  })
  .openapi("ReviewModeration");

export const reasonSchema = z.object({ reason: words(ERRORS.reason) }).openapi("Reason");
export const replySchema = z.object({ reply: words(ERRORS.reply) }).openapi("ReviewReply");
