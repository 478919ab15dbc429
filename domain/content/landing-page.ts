import * as z from "zod/mini";
import { SORT_OPTIONS } from "../search/sort-options.ts";

/** Which speakers of the category a landing page lists by itself, after the pinned ones. */
export type ListRule = z.output<typeof listRuleSchema>;

export const listRuleSchema = z.object({
  sort: z.enum(SORT_OPTIONS),
  /** How many cards at most, the pinned ones included. */
  most: z.int().check(z.minimum(3), z.maximum(24)),
  /** Only speakers within this distance of the page's city; null lists all. */
  withinKm: z.nullable(z.int().check(z.minimum(10), z.maximum(1_000))),
});

export const DEFAULT_LIST_RULE: ListRule = { sort: "relevance", most: 12, withinKm: null };

export function listRule(stored: unknown): ListRule {
  const values = typeof stored === "object" && stored !== null ? stored : {};
  const parsed = z.safeParse(listRuleSchema, { ...DEFAULT_LIST_RULE, ...values });
  return parsed.success ? parsed.data : DEFAULT_LIST_RULE;
}

export const LANDING_LIMITS = {
  headline: 200,
  intro: 1_000,
  body: 30_000,
  city: 80,
  slug: 60,
  question: 200,
  answer: 1_500,
  questions: 12,
  pinned: 12,
} as const;

/** A page with fewer speakers says too little to be worth finding. */
export const THIN_BELOW = 3;

export function isThin(speakerCount: number): boolean {
  return speakerCount < THIN_BELOW;
}

export function landingPath({ category, slug }: { category: string; slug: string }): string {
  return `/themen/${category}/${slug}`;
}

/** Old and new names of one category in the table of redirects, which knows no slashes. */
export function landingName(category: string, slug: string): string {
  return `${category}-${slug}`;
}
