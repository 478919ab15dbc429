import { z } from "@hono/zod-openapi";
import { POST_SORTS } from "#domain/content/admin-lists.ts";
import { POST_LIMITS as L, POST_STATUSES } from "#domain/content/post-rules.ts";
import { isFileKey, isPublicPicture } from "#domain/media/file-key.ts";
import { ADMIN_ERRORS } from "../admin-texts.ts";
import { EDITOR_ERRORS as E } from "../content-admin-texts.ts";
import { ADMIN_CONTENT_OPERATIONS as OPERATIONS } from "../docs/admin-content-texts.ts";
import { PARAMETER_ERRORS } from "../texts.ts";
import {
  momentField,
  optional,
  orNothing,
  required,
  slugField,
  versionField,
} from "./editor-fields.ts";
import { choice, listOf, listQuery } from "./list-query.ts";

const texts = OPERATIONS.listAllPosts.parameters;

export const postListQuery = listQuery(POST_SORTS, {
  status: choice(POST_STATUSES, texts.status.en),
  category: z
    .string()
    .max(L.category, PARAMETER_ERRORS.choice)
    .optional()
    .openapi({ description: texts.category.en }),
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
    status: z.enum(POST_STATUSES, { error: PARAMETER_ERRORS.choice }),
    title: required(L.title, E.title),
    excerpt: optional(L.excerpt),
    // Not trimmed: an editor that saves by itself must not eat the space somebody just typed.
    body: z.string({ error: E.body }).max(L.body, ADMIN_ERRORS.tooLong(L.body)),
    category: orNothing(L.category),
    tags: z.array(required(L.tag, E.title)).max(L.tags, ADMIN_ERRORS.tooMany(L.tags)),
    author_name: required(L.author, E.author),
    cover_image_url: picture,
    seo_title: orNothing(L.seoTitle),
    seo_description: orNothing(L.seoDescription),
    published_at: momentField,
    speaker_ids: z.array(z.uuid()).max(L.speakers, ADMIN_ERRORS.tooMany(L.speakers)),
  })
  .openapi("PostDraft");

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
  .openapi("Post");
