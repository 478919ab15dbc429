import { type KeyboardEvent, type Reducer, useEffect, useReducer, useRef } from "react";
import {
  arrangeOptions,
  type ComboboxEvent,
  type ComboboxOption,
  type ComboboxState,
  comboboxReducer,
  comboboxStart,
} from "./combobox-state.ts";

export type ComboboxBehaviour<O extends ComboboxOption> = {
  loadOptions: (query: string, signal: AbortSignal) => Promise<readonly O[]>;
  onChoose: (option: O) => void;
  onValueChange?: ((value: string) => void) | undefined;
  defaultValue?: string | undefined;
  minLength?: number | undefined;
  debounceMs?: number | undefined;
  maxOptions?: number | undefined;
};

/** State and effects of an editable combobox; the browser keeps the text, so early typing is never lost. */
export function useCombobox<O extends ComboboxOption>(behaviour: ComboboxBehaviour<O>) {
  const { loadOptions, onChoose, onValueChange, defaultValue = "" } = behaviour;
  const { minLength = 2, debounceMs = 300, maxOptions = 8 } = behaviour;
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef({ request: 0, cancel: () => {} });
  const [state, dispatch] = useReducer<ComboboxState<O>, [ComboboxEvent<O>]>(
    comboboxReducer as Reducer<ComboboxState<O>, ComboboxEvent<O>>,
    comboboxStart(defaultValue),
  );

  const ask = (query: string) => {
    latest.current.cancel();
    const request = latest.current.request + 1;
    const isEnough = query.trim().length >= minLength;
    dispatch({ type: isEnough ? "asked" : "shortened", query, request });
    const control = new AbortController();
    const load = async () => {
      try {
        const found = await loadOptions(query.trim(), control.signal);
        dispatch({ type: "answered", request, options: arrangeOptions(found, maxOptions) });
      } catch {
        if (!control.signal.aborted) dispatch({ type: "failed", request });
      }
    };
    const timer = isEnough ? setTimeout(() => void load(), debounceMs) : undefined;
    const cancel = () => {
      clearTimeout(timer);
      control.abort();
    };
    latest.current = { request, cancel };
  };

  /** Puts a text into the field without asking for suggestions. */
  const fill = (query: string) => {
    latest.current.cancel();
    const request = latest.current.request + 1;
    latest.current = { request, cancel: () => {} };
    if (input.current) input.current.value = query;
    dispatch({ type: "shortened", query, request });
    onValueChange?.(query);
  };

  const isEdited = useRef(false);
  const typed = (query: string) => {
    isEdited.current = true;
    ask(query);
    onValueChange?.(query);
  };
  const clear = () => {
    isEdited.current = true;
    fill("");
  };
  const choose = (option: O) => {
    fill(option.label);
    onChoose(option);
  };
  const close = () => dispatch({ type: "closed" });

  useFieldText(input, isEdited, defaultValue, typed, fill);
  useEffect(() => () => latest.current.cancel(), []);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = state.isOpen ? state.options[state.active] : undefined;
    switch (event.key) {
      case "ArrowDown":
      case "ArrowUp":
        event.preventDefault();
        if (event.altKey && event.key === "ArrowUp") close();
        else if (state.status === "idle") ask(event.currentTarget.value);
        else dispatch(event.altKey ? { type: "opened" } : { type: "moved", key: event.key });
        return;
      case "Home":
      case "End":
        // Without a highlighted option these keys belong to the text cursor.
        if (!chosen) return;
        event.preventDefault();
        dispatch({ type: "moved", key: event.key });
        return;
      case "Enter":
        // Without a choice the form submits what was typed.
        close();
        if (!chosen) return;
        event.preventDefault();
        choose(chosen);
        return;
      case "Escape":
        if (!state.isOpen) return;
        event.preventDefault();
        close();
        return;
    }
  };

  return { input, state, dispatch, typed, choose, close, clear, onKeyDown };
}

/** Takes over what was typed before hydration, and follows later changes from outside. */
function useFieldText(
  input: { current: HTMLInputElement | null },
  isEdited: { current: boolean },
  defaultValue: string,
  typed: (text: string) => void,
  fill: (text: string) => void,
): void {
  const isKnown = useRef(false);
  const run = useRef(() => {});
  useEffect(() => {
    run.current = () => {
      const text = input.current?.value ?? "";
      const isFirst = !isKnown.current;
      const isFocused = document.activeElement === input.current;
      // Text typed or removed while an earlier search is answered stays.
      const isTyping = isFocused && !isFirst && isEdited.current;
      isKnown.current = true;
      isEdited.current = false;
      if (text === defaultValue || isTyping) return;
      // A text the browser restored by itself is taken over without opening suggestions.
      if (isFirst && isFocused) typed(text);
      else fill(isFirst ? text : defaultValue);
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the text from outside changes, and only then
  useEffect(() => run.current(), [defaultValue]);
}
