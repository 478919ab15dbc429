import { useEffect, useRef, useState } from "react";
import { TextInput } from "#ui/form/text-input.tsx";
import { followAddress, searchText, wantedSearch, withQuestion } from "./search-text.ts";
import { LIST_TEXTS as TEXTS } from "./texts.ts";

/** Typing rests this long before the list is asked. */
const TYPING_MS = 300;

type SearchInputProps = {
  value: string;
  placeholder?: string | undefined;
  /** Where a screen has more than one list. */
  label?: string;
  onSearch: (q: string) => void;
};

/** Keeps its own text while the user types; what the address says wins when it changes by itself. */
export function SearchInput(props: SearchInputProps) {
  const { value, placeholder, label = TEXTS.search, onSearch } = props;
  const [state, setState] = useState(() => searchText(value));
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  if (value !== state.known) setState(followAddress(state, value));
  const wanted = wantedSearch(state);
  useEffect(() => {
    if (wanted === null) return;
    const timer = setTimeout(() => {
      setState((now) => withQuestion(now, wanted));
      latest.current(wanted);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return (
    <TextInput
      type="search"
      icon="search"
      aria-label={label}
      placeholder={placeholder ?? TEXTS.search}
      maxLength={200}
      value={state.text}
      onChange={({ target: { value: text } }) => setState((now) => ({ ...now, text }))}
    />
  );
}
