import "#ui/badge/chip.css";
import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { MAX_BRIEF } from "#domain/assistant/read/read-brief.ts";
import { IconButton } from "#ui/icon/icon-button.tsx";
import { CHAT_TEXTS as TEXTS } from "./texts.ts";

type AssistantComposerProps = {
  chips: readonly string[];
  isWaiting: boolean;
  /** A layer just opened by the user takes the focus; a page leaves it where it is. */
  hasFocus: boolean;
  onSend: (text: string) => Promise<void>;
};

export function AssistantComposer(props: AssistantComposerProps) {
  const { chips, isWaiting, hasFocus, onSend } = props;
  const [text, setText] = useState("");
  const id = useId();
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isWaiting || text.trim() === "") return;
    setText("");
    void onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      submit();
    }
  };
  return (
    <form className="assistant-composer" onSubmit={submit}>
      {chips.length > 0 && (
        <ul className="assistant-chips" aria-label={TEXTS.refine}>
          {chips.map((chip) => (
            <li key={chip}>
              <button type="button" className="chip" onClick={() => void onSend(chip)}>
                {chip}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="assistant-field">
        <label htmlFor={id} className="sr-only">
          {TEXTS.field}
        </label>
        <textarea
          id={id}
          className="input"
          rows={2}
          maxLength={MAX_BRIEF}
          placeholder={TEXTS.placeholder}
          value={text}
          // biome-ignore lint/a11y/noAutofocus: opened by a click on the button beside it
          autoFocus={hasFocus}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton type="submit" variant="line" icon="send" label={TEXTS.send} />
      </div>
    </form>
  );
}
