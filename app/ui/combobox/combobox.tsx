import { type ReactNode, useEffect, useId } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import type { ComboboxLabels } from "./combobox-labels.ts";
import { ComboboxPanel } from "./combobox-panel.tsx";
import type { ComboboxOption } from "./combobox-state.ts";
import { type ComboboxBehaviour, useCombobox } from "./use-combobox.ts";

export type ComboboxProps<O extends ComboboxOption> = ComboboxBehaviour<O> & {
  labels: ComboboxLabels;
  name?: string;
  id?: string;
  placeholder?: string;
  autoComplete?: string;
  /** `search` is the large box with icon and button, `field` a form field with its label above. */
  look?: "search" | "field";
  /** The panel lies in the flow of the page instead of floating over it, as in a sheet. */
  isInline?: boolean;
  renderOption?: (option: O, query: string) => ReactNode;
  /** Last line of the panel. */
  panelFoot?: ReactNode;
  /** Behind the field, for instance the submit button. */
  after?: ReactNode;
  onBlur?: () => void;
  describedBy?: string;
  isInvalid?: boolean;
};

/** A text field with suggestions (ARIA editable combobox). Put it into a form to search on Enter. */
export function Combobox<O extends ComboboxOption>(props: ComboboxProps<O>) {
  const { labels, look = "field", isInline = false, renderOption, panelFoot, after } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const { input, state, dispatch, typed, choose, close, clear, onKeyDown } = useCombobox(props);
  const { isOpen, status, options, active, query } = state;
  const hasList = isOpen && options.length > 0;
  const optionId = (index: number) => `${id}-option-${index}`;
  const activeId = hasList && active >= 0 ? optionId(active) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  return (
    <div className="combobox">
      <label className={look === "search" ? "sr-only" : "label"} htmlFor={id}>
        {labels.field}
      </label>
      <div className={look === "search" ? "searchbox" : "input-wrap"}>
        {look === "search" && <Icon name="search" />}
        <input
          ref={input}
          id={id}
          type="text"
          className={look === "field" ? "input" : undefined}
          name={props.name}
          placeholder={props.placeholder}
          defaultValue={props.defaultValue}
          autoComplete={props.autoComplete ?? "off"}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint={look === "search" ? "search" : undefined}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          aria-describedby={props.describedBy}
          aria-invalid={props.isInvalid || undefined}
          onChange={(event) => typed(event.currentTarget.value)}
          onClick={() => dispatch({ type: "opened" })}
          onKeyDown={onKeyDown}
          onBlur={() => {
            close();
            props.onBlur?.();
          }}
        />
        {query !== "" && (
          <button
            type="button"
            className="iconbtn"
            aria-label={labels.clear}
            onClick={() => {
              clear();
              input.current?.focus();
            }}
          >
            <Icon name="x" />
          </button>
        )}
        {after}
      </div>
      {isOpen && (status !== "failed" || labels.failed) && (
        <ComboboxPanel
          state={state}
          labels={labels}
          listId={`${id}-list`}
          optionId={optionId}
          isInline={isInline}
          renderOption={renderOption}
          foot={panelFoot}
          onPoint={(index) => dispatch({ type: "pointed", index })}
          onChoose={choose}
        />
      )}
      <span className="sr-only" role="status">
        {isOpen &&
          status === "ready" &&
          (options.length > 0 ? labels.found(options.length) : labels.empty)}
        {isOpen && status === "failed" && labels.failed}
      </span>
    </div>
  );
}
