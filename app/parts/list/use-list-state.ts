import { useSearchParams } from "react-router";
import { type ListSpec, type ListState, readListState, writeListState } from "./list-state.ts";

export type ListControl = {
  readonly state: ListState;
  /** Every change but that of the page leads to the first page. */
  readonly change: (wanted: Partial<ListState>) => void;
  readonly filter: (name: string, value: string) => void;
  readonly sortBy: (name: string) => void;
  /** The address of the same list, changed. */
  readonly search: (wanted: Partial<ListState>) => string;
};

/** The list's question lives in the address; parameters of others stay where they are. */
export function useListState(spec: ListSpec): ListControl {
  const [params, setParams] = useSearchParams();
  const state = readListState(spec, params);
  const written = (wanted: Partial<ListState>) => ({
    ...othersOf(spec, params),
    ...writeListState(spec, { ...state, page: 1, ...wanted }),
  });
  const change = (wanted: Partial<ListState>) =>
    setParams(written(wanted), { replace: true, preventScrollReset: true });
  return {
    state,
    change,
    filter: (name, value) => {
      const { [name]: _old, ...others } = state.filters;
      change({ filters: value === "" ? others : { ...others, [name]: value } });
    },
    sortBy: (sort) => {
      const isSame = sort === state.sort;
      change({ sort, order: isSame && state.order === "asc" ? "desc" : "asc" });
    },
    search: (wanted) => `?${new URLSearchParams(written(wanted))}`,
  };
}

const OWN = ["suche", "seite", "zeilen", "sortierung", "richtung"];

function othersOf(spec: ListSpec, params: URLSearchParams): Record<string, string> {
  const own = new Set([...OWN, ...(spec.filters ?? [])]);
  return Object.fromEntries([...params].filter(([name]) => !own.has(name)));
}
