import { z } from "@hono/zod-openapi";
import { PAGE_SIZES, SORT_ORDERS, type SortOrder } from "#domain/list/list-query.ts";
import { LIST_PARAMETERS as TEXTS } from "../docs/list-texts.ts";
import { PARAMETER_ERRORS } from "../texts.ts";

const LONGEST_SEARCH = 200;
const LAST_PAGE = 100_000;

const whole = z.coerce.number({ error: PARAMETER_ERRORS.limit }).int(PARAMETER_ERRORS.limit);

/**
 * The query of a list: search, page, size, a sort from a closed list (the first is the default) and the
 * list's own filters.
 */
export function listQuery<
  const Sorts extends readonly [string, ...string[]],
  const Filters extends z.ZodRawShape,
>(sorts: Sorts, filters: Filters, order: SortOrder = "desc") {
  const [first] = sorts as readonly Sorts[number][];
  return z.object({
    q: z
      .string()
      .max(LONGEST_SEARCH, PARAMETER_ERRORS.query)
      .default("")
      .openapi({ description: TEXTS.q.en }),
    page: whole
      .min(1, PARAMETER_ERRORS.limit)
      .max(LAST_PAGE, PARAMETER_ERRORS.limit)
      .default(1)
      .openapi({ type: "integer", description: TEXTS.page.en }),
    size: whole
      .refine((size) => PAGE_SIZES.some((known) => known === size), {
        error: PARAMETER_ERRORS.choice,
      })
      .default(PAGE_SIZES[0])
      .openapi({ type: "integer", enum: [...PAGE_SIZES], description: TEXTS.size.en }),
    sort: z
      .enum(sorts as readonly Sorts[number][], { error: PARAMETER_ERRORS.choice })
      .default(first as never)
      .openapi({ description: TEXTS.sort.en }),
    order: z
      .enum(SORT_ORDERS, { error: PARAMETER_ERRORS.choice })
      .default(order)
      .openapi({ description: TEXTS.order.en }),
    ...filters,
  });
}

/** A filter with a closed list of values. */
export function choice<const Values extends readonly string[]>(values: Values, en: string) {
  return z.enum(values, { error: PARAMETER_ERRORS.choice }).optional().openapi({ description: en });
}

/** One page of a list. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.int(), page: z.int(), size: z.int() });
}

/** A file for spreadsheets in the documentation. */
export const csvFile = {
  description: "The list as a file for spreadsheets",
  content: { "text/csv": { schema: z.string() } },
};
