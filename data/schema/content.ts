import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { POST_STATUSES } from "#domain/content/post-rules.ts";
import { REPORT_DECISIONS, REPORT_KINDS, REPORT_REASONS } from "#domain/content/report.ts";
import { authUsers } from "./auth/auth-users.ts";
import {
  atLeast,
  bytea,
  codes,
  createdAt,
  day,
  id,
  instant,
  length,
  range,
  slugFormat,
  updatedAt,
} from "./columns.ts";
import { speakers } from "./speakers/speakers.ts";

const MEDIA_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
const REDIRECT_KINDS = ["speaker", "blog", "topic", "landing"] as const;

export const mediaFiles = pgTable(
  "media_files",
  {
    id: id(),
    storage_key: text().notNull().unique(),
    file_name: text().notNull(),
    content_type: text({ enum: MEDIA_TYPES }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    alt: text().notNull().default(""),
    credit: text(),
    rights: text(),
    rights_expire_on: day(),
    tags: text().array().notNull().default([]),
    /** Percent from the left and from the top; what must stay visible when cropped. */
    focal_x: integer().notNull().default(50),
    focal_y: integer().notNull().default(50),
    uploaded_by: uuid().references(() => authUsers.id, { onDelete: "set null" }),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    codes("media_files_content_type", t.content_type, MEDIA_TYPES),
    length("media_files_file_name", t.file_name, 1, 255),
    atLeast("media_files_width", t.width, 1),
    atLeast("media_files_height", t.height, 1),
    atLeast("media_files_bytes", t.bytes, 1),
    range("media_files_focal_x", t.focal_x, 0, 100),
    range("media_files_focal_y", t.focal_y, 0, 100),
    check("media_files_sha256", sql`${t.sha256} ~ '^[0-9a-f]{64}$'`),
    index("media_files_newest").on(t.created_at.desc().nullsFirst()),
    index("media_files_same").on(t.sha256),
  ],
);

export const blogPosts = pgTable(
  "blog_posts",
  {
    id: id(),
    slug: text().notNull().unique(),
    status: text({ enum: POST_STATUSES }).notNull().default("draft"),
    title: text().notNull(),
    excerpt: text().notNull().default(""),
    /** Markdown. */
    body: text().notNull().default(""),
    category: text(),
    tags: text().array().notNull().default([]),
    author_name: text().notNull(),
    author_id: uuid().references(() => authUsers.id, { onDelete: "set null" }),
    cover_image_id: uuid().references(() => mediaFiles.id, { onDelete: "restrict" }),
    cover_image_url: text(),
    reading_minutes: integer().notNull().default(1),
    seo_title: text(),
    seo_description: text(),
    /** In the future while scheduled. */
    published_at: instant(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    slugFormat("blog_posts_slug", t.slug),
    codes("blog_posts_status", t.status, POST_STATUSES),
    length("blog_posts_title", t.title, 1, 200),
    length("blog_posts_excerpt", t.excerpt, 0, 600),
    length("blog_posts_author_name", t.author_name, 1, 200),
    atLeast("blog_posts_reading_minutes", t.reading_minutes, 1),
    check("blog_posts_seo_title", sql`length(${t.seo_title}) <= 60`),
    check("blog_posts_seo_description", sql`length(${t.seo_description}) <= 160`),
    check(
      "blog_posts_dated",
      sql`${t.status} not in ('scheduled', 'published') or ${t.published_at} is not null`,
    ),
    index("blog_posts_newest").on(t.status, t.published_at.desc().nullsFirst()),
    index("blog_posts_by_cover").on(t.cover_image_id),
  ],
);

/** The speakers an article shows as cards, in order. */
export const blogPostSpeakers = pgTable(
  "blog_post_speakers",
  {
    post_id: uuid()
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    speaker_id: uuid()
      .notNull()
      .references(() => speakers.id, { onDelete: "cascade" }),
    sort_order: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.post_id, t.speaker_id] }),
    index("blog_post_speakers_by_speaker").on(t.speaker_id),
  ],
);

/** Old addresses keep working after a slug has changed. */
export const slugRedirects = pgTable(
  "slug_redirects",
  {
    kind: text({ enum: REDIRECT_KINDS }).notNull(),
    from_slug: text().notNull(),
    to_slug: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.from_slug] }),
    codes("slug_redirects_kind", t.kind, REDIRECT_KINDS),
    slugFormat("slug_redirects_from", t.from_slug),
    slugFormat("slug_redirects_to", t.to_slug),
    check("slug_redirects_elsewhere", sql`${t.from_slug} <> ${t.to_slug}`),
  ],
);

/** Addresses of a former website, in small letters; they lead to the profile of the same person. */
export const pathRedirects = pgTable(
  "path_redirects",
  {
    path: text().primaryKey(),
    speaker_id: uuid()
      .notNull()
      .references(() => speakers.id, { onDelete: "cascade" }),
    created_at: createdAt(),
  },
  (t) => [
    check(
      "path_redirects_path",
      sql`${t.path} ~ '^/[^?#[:space:]]+$' and length(${t.path}) <= 500`,
    ),
    index("path_redirects_by_speaker").on(t.speaker_id),
  ],
);

/** Paths of deleted profiles. They name a person, so only their hash is kept. */
export const goneAddresses = pgTable(
  "gone_addresses",
  { path_hash: bytea().primaryKey(), created_at: createdAt() },
  (t) => [check("gone_addresses_hash", sql`length(${t.path_hash}) = 32`)],
);

export const settings = pgTable(
  "settings",
  {
    key: text().primaryKey(),
    value: jsonb().notNull(),
    updated_by: uuid().references(() => authUsers.id, { onDelete: "set null" }),
    updated_at: updatedAt(),
  },
  (t) => [check("settings_key", sql`${t.key} ~ '^[a-z][a-z0-9_.]{0,79}$'`)],
);

/** What was reported; open until an admin has decided. */
export const contentReports = pgTable(
  "content_reports",
  {
    id: id(),
    kind: text({ enum: REPORT_KINDS }).notNull(),
    /** Path on this site. */
    address: text().notNull(),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    explanation: text().notNull(),
    reporter_name: text().notNull(),
    reporter_email: text().notNull(),
    user_id: uuid().references(() => authUsers.id, { onDelete: "set null" }),
    created_at: createdAt(),
    handled_at: instant(),
    decision: text({ enum: REPORT_DECISIONS }),
    decision_reason: text(),
  },
  (t) => [
    codes("content_reports_kind", t.kind, REPORT_KINDS),
    codes("content_reports_reason", t.reason, REPORT_REASONS),
    length("content_reports_address", t.address, 1, 500),
    length("content_reports_explanation", t.explanation, 1, 4000),
    length("content_reports_reporter_name", t.reporter_name, 1, 200),
    length("content_reports_reporter_email", t.reporter_email, 3, 254),
    codes("content_reports_decision", t.decision, REPORT_DECISIONS),
    length("content_reports_decision_reason", t.decision_reason, 1, 2000),
    check("content_reports_decided", sql`(${t.decision} is null) = (${t.decision_reason} is null)`),
    index("content_reports_by_user").on(t.user_id),
    index("content_reports_open").on(t.created_at).where(sql`${t.handled_at} is null`),
  ],
);
