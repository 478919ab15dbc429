import type { HTMLAttributes, ReactNode } from "react";
import { MOST_ITEMS } from "#domain/speaker/editable.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import type { OwnContent } from "./content-query.ts";
import { useEditTarget } from "./edit-target.ts";
import { FieldInput } from "./field-input.tsx";
import { entriesOf } from "./form-values.ts";
import { type ListEntry, moved, placedAt, toItems, toListEntries } from "./list-entries.ts";
import { ErrorSummary, SaveBar } from "./save-bar.tsx";
import { saveCollection } from "./save-part.ts";
import type { CollectionSection } from "./section.ts";
import { EDIT_TEXTS as TEXTS } from "./texts.ts";
import { useDragSort } from "./use-drag-sort.ts";
import { useSection } from "./use-section.ts";

type ListFormProps = {
  section: CollectionSection;
  content: OwnContent;
  /** Shown beside an entry, such as its picture. */
  preview?: (id: string | undefined) => ReactNode;
  canAdd?: boolean;
};

/** A list of the profile: add, remove, sort, save as a whole. */
export function ListForm({ section, content, preview, canAdd = true }: ListFormProps) {
  const { fields, collection, isSorted } = section;
  const { base } = useEditTarget();
  const form = useSection<readonly ListEntry[]>({
    speakerId: content.id,
    sectionId: section.id,
    content,
    fresh: (own) => toListEntries(fields, own[collection]),
    send: (entries) =>
      saveCollection(base, collection, content.versions[collection], toItems(fields, entries)),
  });
  const { entries, change } = form;
  const drag = useDragSort((from, to) => change(placedAt(entries, from, to)));
  const add = () => {
    const entry = { key: crypto.randomUUID(), values: entriesOf(fields, { is_active: true }) };
    // New talks stand on top in the profile, so they do here.
    change(isSorted ? [...entries, entry] : [entry, ...entries]);
  };
  return (
    <form
      className="edit-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <ErrorSummary refusal={form.refusal} />
      {entries.length === 0 && <p className="booking-note">{TEXTS.none}</p>}
      {canAdd && entries.length < MOST_ITEMS[collection] && (
        <Button variant="line" icon="plus" onClick={add}>
          {TEXTS.add}
        </Button>
      )}
      <ol className="edit-list">
        {entries.map((entry, at) => (
          <li key={entry.key} className="edit-entry" {...(isSorted && drag.over(at))}>
            <EntryHead
              name={String(entry.values[section.nameField] || TEXTS.entry(at + 1))}
              isFirst={at === 0}
              isLast={at === entries.length - 1}
              isSorted={isSorted}
              drag={drag.handle(at)}
              onMove={(by) => change(moved(entries, at, by))}
              onRemove={() => change(entries.filter(({ key }) => key !== entry.key))}
            />
            {preview?.(entry.id)}
            <div className="edit-fields">
              {fields.map((field) => (
                <div key={field.name} data-wide={field.kind === "long" || undefined}>
                  <FieldInput
                    field={field}
                    name={`${at}.${field.name}`}
                    value={entry.values[field.name]}
                    error={form.refusal?.fields[`${at}.${field.name}`]}
                    onChange={(value) => {
                      const values = { ...entry.values, [field.name]: value };
                      change(entries.with(at, { ...entry, values }));
                    }}
                  />
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <SaveBar isDirty={form.isDirty} isSaving={form.isSaving} onDiscard={form.discard} />
    </form>
  );
}

type EntryHeadProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isSorted: boolean;
  drag: HTMLAttributes<HTMLSpanElement>;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

function EntryHead({ name, isFirst, isLast, isSorted, drag, onMove, onRemove }: EntryHeadProps) {
  return (
    <div className="edit-entry-head">
      <h3 className="todo-title">
        {isSorted && (
          <span className="edit-grip" aria-hidden="true" title={TEXTS.drag(name)} {...drag}>
            ⠿
          </span>
        )}
        {name}
      </h3>
      <div className="flex gap-1">
        {isSorted && (
          <>
            <IconButton
              icon="chevron-up"
              label={TEXTS.up(name)}
              disabled={isFirst}
              onClick={() => onMove(-1)}
            />
            <IconButton
              icon="chevron-down"
              label={TEXTS.down(name)}
              disabled={isLast}
              onClick={() => onMove(1)}
            />
          </>
        )}
        <IconButton icon="trash-2" label={TEXTS.remove(name)} onClick={onRemove} />
      </div>
    </div>
  );
}
