import { rovingIndex } from "#ui/tabs/roving-index.ts";

export type ComboboxOption = {
  id: string;
  /** Goes into the field when chosen. */
  label: string;
  group?: string;
  href?: string;
};

export type ComboboxState<O> = {
  query: string;
  status: "idle" | "loading" | "ready" | "failed";
  options: readonly O[];
  /** Index of the highlighted option, -1 for none. */
  active: number;
  isOpen: boolean;
  /** Number of the latest question; answers to earlier ones are ignored. */
  request: number;
};

export type ComboboxEvent<O> =
  | { type: "asked"; query: string; request: number }
  | { type: "shortened"; query: string; request: number }
  | { type: "answered"; request: number; options: readonly O[] }
  | { type: "failed"; request: number }
  | { type: "moved"; key: string }
  | { type: "pointed"; index: number }
  | { type: "opened" }
  | { type: "closed" };

export function comboboxStart(query: string): ComboboxState<never> {
  return { query, status: "idle", options: [], active: -1, isOpen: false, request: 0 };
}

export function comboboxReducer<O>(
  state: ComboboxState<O>,
  event: ComboboxEvent<O>,
): ComboboxState<O> {
  switch (event.type) {
    case "asked": {
      const { query, request } = event;
      // Typing on narrows the last answer, so it may stay until the next one; anything else is stale.
      const options = continues(query, state.query) ? state.options : [];
      return { query, request, options, status: "loading", active: -1, isOpen: true };
    }
    case "shortened":
      return { ...comboboxStart(event.query), request: event.request };
    case "answered":
      if (event.request !== state.request) return state;
      return { ...state, status: "ready", options: event.options, active: -1 };
    case "failed":
      if (event.request !== state.request) return state;
      return { ...state, status: "failed", options: [], active: -1 };
    case "moved": {
      const next = rovingIndex(event.key, state.active, state.options.length, "vertical");
      return next === null ? state : { ...state, active: next, isOpen: true };
    }
    case "pointed":
      return { ...state, active: event.index };
    case "opened":
      return state.status === "idle" ? state : { ...state, isOpen: true };
    case "closed":
      return { ...state, isOpen: false, active: -1 };
  }
}

function continues(query: string, previous: string): boolean {
  return previous !== "" && query.toLowerCase().startsWith(previous.toLowerCase());
}

export type OptionGroup<O> = { name: string | undefined; options: { option: O; index: number }[] };

/** Groups in the order of their first option; `index` counts through all of them for the arrow keys. */
export function groupOptions<O extends ComboboxOption>(options: readonly O[]): OptionGroup<O>[] {
  const groups: OptionGroup<O>[] = [];
  for (const [index, option] of options.entries()) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.options.push({ option, index });
    else groups.push({ name: option.group, options: [{ option, index }] });
  }
  return groups;
}

/** The best few, with the members of a group next to each other. */
export function arrangeOptions<O extends ComboboxOption>(options: readonly O[], max: number): O[] {
  const byGroup = new Map<string | undefined, O[]>();
  for (const option of options.slice(0, max)) {
    byGroup.set(option.group, [...(byGroup.get(option.group) ?? []), option]);
  }
  return [...byGroup.values()].flat();
}
