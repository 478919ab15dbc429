import { z } from "zod";
import { POST_SORTS } from "#domain/content/admin-lists.ts";
import { POST_LIMITS as L, POST_STATUSES } from "#domain/content/post-rules.ts";
import { isFileKey, isPublicPicture } from "#domain/media/file-key.ts";
import { FORM_MESSAGES, VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import { EDITOR_ERRORS as E } from "#server/api/schemas/editor-texts.ts";
import {
  momentField,
  optional,
  orNothing,
  required,
  slugField,
  versionField,
} from "../schemas/editor-fields.ts";
import { choice, listOf, listQuery } from "../schemas/list-query.ts";

export const postListQuery = listQuery(POST_SORTS, {
  status: choice(POST_STATUSES, "Only this status."),
  category: z
    .string()
    .max(L.category, VALIDATION_MESSAGES.choice)
    .optional()
    .describe("Only this category."),
});

const instant = z.iso.datetime();

export const postListSchema = listOf(
  z.object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    status: z.enum(POST_STATUSES),
    category: z.string().nullable(),
    author_name: z.string(),
    reading_minutes: z.int(),
    published_at: instant.nullable(),
    updated_at: instant,
    speaker_count: z.int(),
  }),
).extend({ categories: z.array(z.string()) });

const picture = z
  .string()
  .refine((key) => isFileKey(key) && isPublicPicture(key), { error: E.picture })
  .nullable();

export const postDraftSchema = z
  .object({
    version: versionField,
    slug: slugField,
    status: z.enum(POST_STATUSES, { error: VALIDATION_MESSAGES.choice }),
    title: required(L.title, VALIDATION_MESSAGES.title),
    excerpt: optional(L.excerpt),
    // Not trimmed: an editor that saves by itself must not take away the space that was just typed.
    body: z.string({ error: E.body }).max(L.body, FORM_MESSAGES.tooLong(L.body)),
    category: orNothing(L.category),
    tags: z
      .array(required(L.tag, VALIDATION_MESSAGES.title))
      .max(L.tags, VALIDATION_MESSAGES.mostChosen(L.tags)),
    author_name: required(L.author, E.author),
    cover_image_url: picture,
    seo_title: orNothing(L.seoTitle),
    seo_description: orNothing(L.seoDescription),
    published_at: momentField,
    speaker_ids: z.array(z.uuid()).max(L.speakers, VALIDATION_MESSAGES.mostChosen(L.speakers)),
  })
  .meta({ id: "PostDraft" });

export const postSchema = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    status: z.enum(POST_STATUSES),
    title: z.string(),
    excerpt: z.string(),
    body: z.string(),
    category: z.string().nullable(),
    tags: z.array(z.string()),
    author_name: z.string(),
    cover_image_url: z.string().nullable(),
    reading_minutes: z.int(),
    seo_title: z.string().nullable(),
    seo_description: z.string().nullable(),
    published_at: instant.nullable(),
    created_at: instant,
    updated_at: instant,
    speakers: z.array(z.object({ id: z.uuid(), slug: z.string(), name: z.string() })),
  })
  .meta({ id: "Post" });

export const postPath = z.object({ id: z.uuid().describe("Id of the post.") });
