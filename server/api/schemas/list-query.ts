import { z } from "zod";
import { PAGE_SIZES, SORT_ORDERS, type SortOrder } from "#domain/list/list-query.ts";
import { VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import { PARAMETER_ERRORS } from "./texts.ts";

const LONGEST_SEARCH = 200;
const LAST_PAGE = 100_000;

const whole = z.coerce
  .number({ error: VALIDATION_MESSAGES.wholeNumber })
  .int(VALIDATION_MESSAGES.wholeNumber);

/**
 * The query of a list: search, page, size, a sort from a closed list (the first is the default) and the
 * list's own filters.
 */
export function listQuery<const Sort extends string, const Filters extends z.ZodRawShape>(
  sorts: readonly [Sort, ...Sort[]],
  filters: Filters,
  order: SortOrder = "desc",
) {
  return z.object({
    q: z
      .string()
      .max(LONGEST_SEARCH, PARAMETER_ERRORS.query)
      .default("")
      .describe("Text to look for, at most 200 characters; every word has to occur."),
    page: whole
      .min(1, VALIDATION_MESSAGES.wholeNumber)
      .max(LAST_PAGE, VALIDATION_MESSAGES.wholeNumber)
      .default(1)
      .describe("Page, starting with 1."),
    size: whole
      .refine((size) => PAGE_SIZES.some((known) => known === size), {
        error: VALIDATION_MESSAGES.choice,
      })
      .default(PAGE_SIZES[0])
      .meta({ enum: [...PAGE_SIZES], description: "Rows of a page: 25, 50 or 100." }),
    sort: z
      .enum(sorts, { error: VALIDATION_MESSAGES.choice })
      .default(sorts[0])
      .describe("What the list is sorted by."),
    order: z
      .enum(SORT_ORDERS, { error: VALIDATION_MESSAGES.choice })
      .default(order)
      .describe("Ascending or descending."),
    ...filters,
  });
}

/** A filter with a closed list of values. */
export function choice<const Values extends readonly string[]>(values: Values, en: string) {
  return z.enum(values, { error: VALIDATION_MESSAGES.choice }).optional().describe(en);
}

/** One page of a list. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.int(), page: z.int(), size: z.int() });
}
