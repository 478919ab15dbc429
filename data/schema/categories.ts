import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { LANDING_STATUSES } from "#domain/content/admin-lists.ts";
import type { ListRule } from "#domain/content/landing-page.ts";
import type { CategoryHero } from "#domain/speaker/categories/category-heroes.ts";
import { codes, createdAt, id, length, slugFormat, updatedAt } from "./columns.ts";

export const speakerCategories = pgTable(
  "speaker_categories",
  {
    name: text().primaryKey(),
    label: text().notNull(),
    description: text().notNull().default(""),
    icon_name: text().notNull().default("sparkles"),
    is_active: boolean().notNull().default(true),
    /** One of the ten fixed categories: may be hidden, never deleted. */
    is_system: boolean().notNull().default(false),
    topics: text().array().notNull().default([]),
  },
  (t) => [
    slugFormat("speaker_categories_name", t.name),
    length("speaker_categories_label", t.label, 1, 80),
  ],
);

export const categoryLandingPages = pgTable(
  "category_landing_pages",
  {
    id: id(),
    category: text()
      .notNull()
      .references(() => speakerCategories.name, { onDelete: "cascade", onUpdate: "cascade" }),
    /** Null for the page of the category itself, else the page for one city. */
    city: text(),
    /** Below the category: `/themen/{category}/{slug}`. */
    slug: text().notNull(),
    status: text({ enum: LANDING_STATUSES }).notNull().default("draft"),
    headline: text().notNull(),
    intro: text().notNull().default(""),
    /** Markdown below the list of speakers. */
    body: text().notNull().default(""),
    list_rule: jsonb().$type<Partial<ListRule>>().notNull().default({}),
    hero: jsonb().$type<CategoryHero>(),
    faq: jsonb().$type<{ question: string; answer: string }[]>().notNull().default([]),
    pinned_speaker_ids: uuid().array().notNull().default([]),
    seo_title: text(),
    seo_description: text(),
    is_indexed: boolean().notNull().default(true),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    slugFormat("category_landing_pages_slug", t.slug),
    codes("category_landing_pages_status", t.status, LANDING_STATUSES),
    length("category_landing_pages_headline", t.headline, 1, 200),
    check("category_landing_pages_seo_title", sql`length(${t.seo_title}) <= 60`),
    check("category_landing_pages_seo_description", sql`length(${t.seo_description}) <= 160`),
    uniqueIndex("category_landing_pages_one_per_place").on(
      t.category,
      sql`coalesce(lower(${t.city}), '')`,
    ),
    uniqueIndex("category_landing_pages_address").on(t.category, t.slug),
    index("category_landing_pages_by_status").on(t.status),
  ],
);
