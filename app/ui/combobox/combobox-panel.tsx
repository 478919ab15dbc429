import "./combobox.css";
import "../popover/popover.css";
import type { ReactNode } from "react";
import { opensElsewhere } from "../button/action-link.tsx";
import type { ComboboxLabels } from "./combobox-labels.ts";
import { type ComboboxOption, type ComboboxState, groupOptions } from "./combobox-state.ts";
import { Marked } from "./marked.tsx";

type ComboboxPanelProps<O extends ComboboxOption> = {
  state: ComboboxState<O>;
  labels: ComboboxLabels;
  listId: string;
  optionId: (index: number) => string;
  isInline: boolean;
  renderOption: ((option: O, query: string) => ReactNode) | undefined;
  foot: ReactNode;
  onPoint: (index: number) => void;
  onChoose: (option: O) => void;
};

/** The suggestions, or one line that says why there are none. */
export function ComboboxPanel<O extends ComboboxOption>(props: ComboboxPanelProps<O>) {
  const { state, labels, listId, optionId, isInline, foot } = props;
  const note = panelNote(state, labels);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the field while the pointer chooses
    <div
      className={isInline ? "menu menu-inline" : "menu"}
      onMouseDown={(event) => event.preventDefault()}
    >
      {note !== null ? (
        // The status line of the field announces it; here it is for the eyes.
        <p className="menu-note" aria-hidden="true">
          {note}
        </p>
      ) : (
        <div
          className="menu-list"
          role="listbox"
          id={listId}
          aria-label={labels.list}
          aria-busy={state.status === "loading"}
        >
          {groupOptions(state.options).map(({ name, options }) => {
            const items = options.map(({ option, index }) => (
              <Option key={option.id} {...props} option={option} index={index} />
            ));
            if (name === undefined) return items;
            const headId = `${optionId(options[0]?.index ?? 0)}-group`;
            return (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
              <div key={name} role="group" aria-labelledby={headId}>
                <div className="menu-group" role="presentation" id={headId}>
                  {name}
                </div>
                {items}
              </div>
            );
          })}
        </div>
      )}
      {foot && <div className="menu-foot">{foot}</div>}
    </div>
  );
}

function panelNote<O>({ status, options }: ComboboxState<O>, labels: ComboboxLabels) {
  if (options.length > 0) return null;
  if (status === "failed") return labels.failed;
  return status === "ready" ? labels.empty : labels.loading;
}

type OptionProps<O extends ComboboxOption> = ComboboxPanelProps<O> & { option: O; index: number };

function Option<O extends ComboboxOption>(props: OptionProps<O>) {
  const { option, index, state, optionId, renderOption, onPoint, onChoose } = props;
  const isActive = index === state.active;
  const content = renderOption?.(option, state.query) ?? (
    <span>
      <Marked text={option.label} query={state.query} />
    </span>
  );
  return (
    <a
      id={optionId(index)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className="menu-item"
      href={option.href}
      onPointerMove={() => isActive || onPoint(index)}
      onClick={(event) => {
        if (option.href !== undefined && opensElsewhere(event)) return;
        event.preventDefault();
        onChoose(option);
      }}
    >
      {content}
    </a>
  );
}
