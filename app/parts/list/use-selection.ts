import { useState } from "react";

export type Selection = {
  readonly ids: ReadonlySet<string>;
  readonly toggle: (ids: readonly string[], isSelected: boolean) => void;
  readonly clear: () => void;
};

const NONE: ReadonlySet<string> = new Set();

/** The ticked rows; another question starts with none, so that nothing unseen is changed. */
export function useSelection(question: string): Selection {
  const [kept, setKept] = useState({ question, ids: NONE });
  const ids = kept.question === question ? kept.ids : NONE;
  return {
    ids,
    toggle: (changed, isSelected) => {
      const next = new Set(ids);
      for (const id of changed) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      setKept({ question, ids: next });
    },
    clear: () => setKept({ question, ids: NONE }),
  };
}
