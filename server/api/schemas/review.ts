import { z } from "@hono/zod-openapi";
import { REVIEW_LIMITS as LIMITS } from "#domain/booking/review-rules.ts";
import { REVIEW_FIELD_ERRORS as ERRORS } from "../review-texts.ts";

const line = () =>
  z.string(ERRORS.text).trim().max(LIMITS.author.max, ERRORS.tooLong(LIMITS.author.max));

export const newReviewSchema = z
  .object({
    rating: z
      .int(ERRORS.rating)
      .min(LIMITS.rating.min, ERRORS.rating)
      .max(LIMITS.rating.max, ERRORS.rating),
    content: z
      .string(ERRORS.contentShort(LIMITS.content.min))
      .trim()
      .min(LIMITS.content.min, ERRORS.contentShort(LIMITS.content.min))
      .max(LIMITS.content.max, ERRORS.tooLong(LIMITS.content.max)),
    author_name: z
      .string(ERRORS.author)
      .trim()
      .min(1, ERRORS.author)
      .max(LIMITS.author.max, ERRORS.tooLong(LIMITS.author.max)),
    author_position: line().default(""),
    author_company: line().default(""),
  })
  .openapi("NewReview");

export const reviewSchema = z
  .object({
    id: z.uuid(),
    booking_id: z.uuid(),
    rating: z.int(),
    content: z.string(),
    author_name: z.string(),
    author_position: z.string().nullable(),
    author_company: z.string().nullable(),
    status: z.enum(["submitted", "published", "disputed", "hidden"]),
    /** Always: only whoever booked a finished event can write one. */
    is_verified: z.literal(true),
    reply: z.string().nullable(),
    /** What moderation asks the author to change; null unless it does. */
    edit_request: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .openapi("Review");
