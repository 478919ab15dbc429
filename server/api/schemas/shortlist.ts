import { z } from "@hono/zod-openapi";
import { SHORTLIST_ERRORS as ERRORS } from "../assistant-texts.ts";
import { OPERATIONS } from "../docs/texts.ts";
import { PROFILE_ERRORS } from "../texts.ts";
import { numberChoice } from "./number-choice.ts";
import { LONGEST_SLUG, SLUG } from "./parameters.ts";
import { cardSchema } from "./search.ts";

const LONGEST_NAME = 100;
const LONGEST_COMMENT = 2000;

const slug = z.string().max(LONGEST_SLUG).regex(SLUG);

export const listedSlugPath = z.object({
  slug: slug.openapi({
    param: { name: "slug", in: "path" },
    description: OPERATIONS.addToShortlist.parameters.slug.en,
  }),
});

export const commentPath = z.object({
  id: z.uuid().openapi({
    param: { name: "id", in: "path" },
    description: OPERATIONS.deleteShortlistComment.parameters.id.en,
  }),
});

export const sharePath = z.object({
  token: z
    .string()
    .regex(/^[\w-]{22,100}$/)
    .openapi({
      param: { name: "token", in: "path" },
      description: OPERATIONS.readSharedShortlist.parameters.token.en,
    }),
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
      created_at: z.string().openapi({ format: "date-time" }),
    }),
  ),
};

export const ownShortlistSchema = z
  .object({ ...list, share_token: z.string().nullable() })
  .openapi("OwnShortlist");
export const sharedShortlistSchema = z
  .object({ ...list, title: z.string() })
  .openapi("SharedShortlist");
export const shareSchema = z.object({ token: z.string() }).openapi("ShortlistShare");

const colleague = {
  name: z
    .string({ error: ERRORS.name })
    .trim()
    .min(1, ERRORS.name)
    .max(LONGEST_NAME, PROFILE_ERRORS.tooLong(LONGEST_NAME)),
  key: z.string({ error: ERRORS.key }).regex(/^[\x21-\x7e]{16,100}$/, ERRORS.key),
};

export const voteSchema = z
  .object({ ...colleague, slug, value: numberChoice([1, -1], { error: ERRORS.vote }) })
  .openapi("ShortlistVote");

export const commentSchema = z
  .object({
    ...colleague,
    slug: slug.nullish(),
    comment: z
      .string({ error: ERRORS.comment })
      .trim()
      .min(1, ERRORS.comment)
      .max(LONGEST_COMMENT, PROFILE_ERRORS.tooLong(LONGEST_COMMENT)),
  })
  .openapi("ShortlistComment");
