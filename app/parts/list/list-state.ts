import { PAGE_SIZES, type SortOrder } from "#domain/list/list-query.ts";

/** What a list can be asked: its sorts (the first is the default) and the names of its filters. */
export type ListSpec = {
  readonly sorts: readonly [string, ...string[]];
  readonly order?: SortOrder;
  readonly filters?: readonly string[];
};

/** What the address holds, so that reload, back and a shared link show the same list. */
export type ListState = {
  readonly q: string;
  readonly page: number;
  readonly size: number;
  readonly sort: string;
  readonly order: SortOrder;
  readonly filters: Readonly<Record<string, string>>;
};

const LONGEST_SEARCH = 200;

/** Any input in the address becomes a valid question. */
export function readListState(spec: ListSpec, params: URLSearchParams): ListState {
  const page = Number(params.get("seite") ?? "1");
  const size = Number(params.get("zeilen"));
  const asked = params.get("richtung");
  const filters: Record<string, string> = {};
  for (const name of spec.filters ?? []) {
    const value = params.get(name);
    if (value) filters[name] = value;
  }
  return {
    q: (params.get("suche") ?? "").slice(0, LONGEST_SEARCH),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: PAGE_SIZES.find((known) => known === size) ?? PAGE_SIZES[0],
    sort: spec.sorts.find((sort) => sort === params.get("sortierung")) ?? spec.sorts[0],
    order: asked === "asc" || asked === "desc" ? asked : (spec.order ?? "desc"),
    filters,
  };
}

/** The parameters of the address; what is the default is left out. */
export function writeListState(spec: ListSpec, state: ListState): Record<string, string> {
  return {
    ...(state.q !== "" && { suche: state.q }),
    ...state.filters,
    ...(state.sort !== spec.sorts[0] && { sortierung: state.sort }),
    ...(state.order !== (spec.order ?? "desc") && { richtung: state.order }),
    ...(state.size !== PAGE_SIZES[0] && { zeilen: String(state.size) }),
    ...(state.page > 1 && { seite: String(state.page) }),
  };
}

/** The same question as the query of an operation; the server checks it again. */
export function listParameters({
  q,
  page,
  size,
  sort,
  order,
  filters,
}: ListState): URLSearchParams {
  const asked = { page: String(page), size: String(size), sort, order, ...filters };
  return new URLSearchParams(q === "" ? asked : { ...asked, q });
}
