import type { Figure } from "../report/figure.ts";

/** The short form shows that it works, on a machine however busy; the long one asserts times as well. */
export type Sizes = { isShort: boolean };

/** Something goes wrong on purpose. What must never happen is thrown and ends the run; the rest are figures. */
export type Scenario = {
  /** What of the catalogue in docs/reliability.md it proves. */
  readonly proves: readonly string[];
  readonly title: string;
  run(sizes: Sizes): Promise<Figure[]>;
};

/** An expectation whose failure says what happened. */
export function must(isTrue: boolean, otherwise: string): asserts isTrue {
  if (!isTrue) throw new Error(otherwise);
}

export function count(name: string, value: number, unit: string): Figure {
  return { name, value, unit };
}
