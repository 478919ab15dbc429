import { useEffect, useRef, useState } from "react";
import { TextInput } from "#ui/text-input.tsx";
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

/** Keeps its own text while somebody types; what the address says wins when it changes by itself. */
export function SearchInput(props: SearchInputProps) {
  const { value, placeholder, label = TEXTS.search, onSearch } = props;
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === known) return;
    const timer = setTimeout(() => latest.current(wanted), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, known]);
  return (
    <TextInput
      type="search"
      icon="search"
      aria-label={label}
      placeholder={placeholder ?? TEXTS.search}
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
