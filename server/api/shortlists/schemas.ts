import { z } from "zod";
import { FORM_MESSAGES } from "#domain/validation-messages.ts";
import { cardSchema } from "../discovery/schemas.ts";
import { numberChoice } from "../schemas/number-choice.ts";
import { LONGEST_SLUG, SLUG } from "../schemas/parameters.ts";
import { SHORTLIST_ERRORS as ERRORS } from "./texts.ts";

const LONGEST_NAME = 100;
const LONGEST_COMMENT = 2000;

const slug = z.string().max(LONGEST_SLUG).regex(SLUG);

export const listedSlugPath = z.object({
  slug: slug.describe("Short name of the profile, as in its address."),
});
export const commentPath = z.object({ id: z.uuid().describe("The comment.") });
export const sharePath = z.object({
  token: z
    .string()
    .regex(/^[\w-]{22,100}$/)
    .describe("From the shared link."),
});

const list = {
  items: z.array(z.object({ card: cardSchema, up: z.int(), down: z.int() })),
  comments: z.array(
    z.object({
      id: z.uuid(),
      slug: z.string().nullable(),
      about: z.string().nullable(),
      author_name: z.string(),
      comment: z.string(),
      created_at: z.string().meta({ format: "date-time" }),
    }),
  ),
};

export const ownShortlistSchema = z
  .object({ ...list, share_token: z.string().nullable() })
  .meta({ id: "OwnShortlist" });
export const sharedShortlistSchema = z
  .object({ ...list, title: z.string() })
  .meta({ id: "SharedShortlist" });
export const shareSchema = z.object({ token: z.string() }).meta({ id: "ShortlistShare" });

const colleague = {
  name: z
    .string({ error: FORM_MESSAGES.name })
    .trim()
    .min(1, FORM_MESSAGES.name)
    .max(LONGEST_NAME, FORM_MESSAGES.tooLong(LONGEST_NAME)),
  key: z.string({ error: ERRORS.key }).regex(/^[\x21-\x7e]{16,100}$/, ERRORS.key),
};

export const voteSchema = z
  .object({ ...colleague, slug, value: numberChoice([1, -1], { error: ERRORS.vote }) })
  .meta({ id: "ShortlistVote" });

export const commentSchema = z
  .object({
    ...colleague,
    slug: slug.nullish(),
    comment: z
      .string({ error: ERRORS.comment })
      .trim()
      .min(1, ERRORS.comment)
      .max(LONGEST_COMMENT, FORM_MESSAGES.tooLong(LONGEST_COMMENT)),
  })
  .meta({ id: "ShortlistComment" });
