/** The text of a search field beside what its list was asked for. */
type SearchText = {
  readonly text: string;
  /** What the address says. */
  readonly known: string;
  /** What was asked from here and has not arrived in the address yet, the oldest first. */
  readonly asked: readonly string[];
};

export function searchText(value: string): SearchText {
  return { text: value, known: value, asked: [] };
}

/** Null if the address says so already. */
export function wantedSearch({ text, known }: SearchText): string | null {
  const wanted = text.trim();
  return wanted === known ? null : wanted;
}

export function withQuestion(state: SearchText, question: string): SearchText {
  return { ...state, asked: [...state.asked, question] };
}

/**
 * The address has changed. If it only says what was asked from here, text typed meanwhile
 * stays; if it changed by itself, its text wins.
 */
export function followAddress({ text, asked }: SearchText, known: string): SearchText {
  const at = asked.indexOf(known);
  return at < 0 ? searchText(known) : { text, known, asked: asked.slice(at + 1) };
}
