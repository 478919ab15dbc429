import { type IsoDate, isIsoDate } from "../iso-date.ts";
import { MAX_COMPARED } from "./list.ts";

const PATH = "/compare";
const SLUG = /^[a-z0-9][a-z0-9-]{0,119}$/;

/** What the address of the comparison says: whom to show instead of one's own list, and for which day. */
export type ComparisonQuery = { readonly slugs: readonly string[]; readonly date: IsoDate | null };

export function parseComparisonQuery(params: URLSearchParams): ComparisonQuery {
  const slugs = (params.get("speakers") ?? "").split(",").filter((slug) => SLUG.test(slug));
  const date = params.get("date") ?? "";
  return {
    slugs: [...new Set(slugs)].slice(0, MAX_COMPARED),
    date: isIsoDate(date) ? date : null,
  };
}

export function comparisonAddress({ slugs, date }: ComparisonQuery): string {
  // Slugs need no escaping, and plain commas keep a shared link readable.
  const parts = [slugs.length > 0 && `speakers=${slugs.join(",")}`, date && `date=${date}`];
  const query = parts.filter(Boolean).join("&");
  return query ? `${PATH}?${query}` : PATH;
}
