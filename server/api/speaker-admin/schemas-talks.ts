import { z } from "zod";
import { TALK_SORTS, TALK_STATES } from "#domain/content/admin-lists.ts";
import { CATEGORY_NAMES } from "#domain/speaker/categories/categories.ts";
import { VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import { EDITOR_ERRORS as E } from "#server/api/schemas/editor-texts.ts";
import { orNothing, required } from "../schemas/editor-fields.ts";
import { choice, listOf, listQuery } from "../schemas/list-query.ts";

const MOST_AT_ONCE = 200;

export const talkListQuery = listQuery(TALK_SORTS, {
  category: choice(CATEGORY_NAMES, "Only this category."),
  state: choice(TALK_STATES, "Shown or hidden."),
});

export const talkListSchema = listOf(
  z.object({
    id: z.uuid(),
    title: z.string(),
    subtitle: z.string().nullable(),
    description: z.string().nullable(),
    category: z.string().nullable(),
    tags: z.array(z.string()),
    available_durations: z.array(z.int()),
    is_hidden: z.boolean(),
    created_at: z.iso.datetime(),
    speaker: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }),
    bookings: z.int(),
  }),
);

export const talkChangeSchema = z
  .object({
    ids: z.array(z.uuid()).min(1).max(MOST_AT_ONCE, VALIDATION_MESSAGES.mostChosen(MOST_AT_ONCE)),
    change: z
      .object({
        title: required(200, VALIDATION_MESSAGES.title),
        subtitle: orNothing(300),
        description: orNothing(10_000),
        category: z.enum(CATEGORY_NAMES, { error: E.category }).nullable(),
        tags: z
          .array(required(60, VALIDATION_MESSAGES.title))
          .max(20, VALIDATION_MESSAGES.mostChosen(20)),
        available_durations: z
          .array(z.int().min(1).max(600))
          .max(10, VALIDATION_MESSAGES.mostChosen(10)),
        is_hidden: z.boolean(),
      })
      .partial(),
  })
  .meta({ id: "TalkChange" });

export const changedTalksSchema = z.object({ changed: z.int() });
