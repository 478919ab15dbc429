import { z } from "zod";
import {
  MODERATION_ACTIONS,
  REVIEW_NEEDS,
  REVIEW_SORTS,
  REVIEW_STATUSES,
} from "#domain/booking/review/review-moderation.ts";
import { REVIEW_LIMITS as LIMITS } from "#domain/booking/review/review-rules.ts";
import {
  FORM_MESSAGES,
  REVIEW_MESSAGES,
  VALIDATION_MESSAGES,
} from "#domain/validation-messages.ts";
import { choice, listOf, listQuery } from "../schemas/list-query.ts";
import { REVIEW_FIELD_ERRORS as ERRORS, MODERATION_ERRORS } from "./texts.ts";

const line = () =>
  z
    .string(VALIDATION_MESSAGES.text)
    .trim()
    .max(LIMITS.author.max, FORM_MESSAGES.tooLong(LIMITS.author.max));

export const newReviewSchema = z
  .object({
    rating: z
      .int(REVIEW_MESSAGES.rating)
      .min(LIMITS.rating.min, REVIEW_MESSAGES.rating)
      .max(LIMITS.rating.max, REVIEW_MESSAGES.rating),
    content: z
      .string(ERRORS.contentShort(LIMITS.content.min))
      .trim()
      .min(LIMITS.content.min, ERRORS.contentShort(LIMITS.content.min))
      .max(LIMITS.content.max, FORM_MESSAGES.tooLong(LIMITS.content.max)),
    author_name: z
      .string(REVIEW_MESSAGES.author)
      .trim()
      .min(1, REVIEW_MESSAGES.author)
      .max(LIMITS.author.max, FORM_MESSAGES.tooLong(LIMITS.author.max)),
    author_position: line().default(""),
    author_company: line().default(""),
  })
  .meta({ id: "NewReview" });

export const reviewSchema = z
  .object({
    id: z.uuid(),
    booking_id: z.uuid(),
    rating: z.int(),
    content: z.string(),
    author_name: z.string(),
    author_position: z.string().nullable(),
    author_company: z.string().nullable(),
    status: z.enum(REVIEW_STATUSES),
    /** Always: only the customer of a finished booking can write one. */
    is_verified: z.literal(true),
    reply: z.string().nullable(),
    /** What moderation asks the author to change; null unless it does. */
    edit_request: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "Review" });

const text = z.string().nullable();
const instant = z.iso.datetime().nullable();

export const allReviewsQuery = listQuery(REVIEW_SORTS, {
  status: choice(REVIEW_STATUSES, "Only reviews in this state."),
  need: choice(
    REVIEW_NEEDS,
    "Only what is to be decided now (decision): new and disputed ones, unless the author is asked for a change.",
  ),
  rating: z.coerce
    .number({ error: VALIDATION_MESSAGES.wholeNumber })
    .int(VALIDATION_MESSAGES.wholeNumber)
    .min(1, VALIDATION_MESSAGES.wholeNumber)
    .max(5, VALIDATION_MESSAGES.wholeNumber)
    .optional()
    .describe("Only with so many stars."),
  speaker: z.uuid().optional().describe("Only about this speaker (id)."),
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
).meta({ id: "AllReviews" });

/** Only what is public about the speaker. */
export const ownReviewsSchema = listOf(z.object(reviewFields)).meta({ id: "OwnReviews" });

export const ownReviewsQuery = listQuery(REVIEW_SORTS, {
  reply: choice(["missing", "given"], "Only those without a reply (missing) or with one (given)."),
});

export const reviewPath = z.object({ id: z.uuid().describe("Id of the review.") });

const words = (missing: string) =>
  z.string(missing).trim().min(1, missing).max(2000, FORM_MESSAGES.tooLong("2.000"));

export const moderationSchema = z
  .object({
    action: z.enum(MODERATION_ACTIONS, VALIDATION_MESSAGES.choice),
    reason: z
      .string(VALIDATION_MESSAGES.reason)
      .trim()
      .max(2000, FORM_MESSAGES.tooLong("2.000"))
      .default(""),
  })
  .meta({ id: "ReviewModeration" });

export const reasonSchema = z
  .object({ reason: words(VALIDATION_MESSAGES.reason) })
  .meta({ id: "Reason" });
export const replySchema = z
  .object({ reply: words(MODERATION_ERRORS.reply) })
  .meta({ id: "ReviewReply" });
