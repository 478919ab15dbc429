import "../../changes/changes.css";
import type { ReactNode } from "react";
import { MOST_ITEMS } from "#domain/speaker/editable-fields.ts";
import { Button } from "#ui/button/button.tsx";
import type { OwnContent } from "../content-query.ts";
import { useEditTarget } from "../edit-target.ts";
import { FieldInput } from "../field-input.tsx";
import type { FormField, FormValues } from "../form-values.ts";
import { ErrorSummary, SaveBar } from "../save-bar.tsx";
import { saveCollection } from "../save-part.ts";
import type { CollectionSection } from "../section.ts";
import { EDIT_TEXTS as TEXTS } from "../texts.ts";
import { useSection } from "../use-section.ts";
import { EntryHead } from "./entry-head.tsx";
import { type ListEntry, placedAt, toItems, toListEntries } from "./list-entries.ts";
import { useDragSort } from "./use-drag-sort.ts";
import { useEntryList } from "./use-entry-list.ts";

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
    section,
    content,
    fresh: (own) => toListEntries(fields, own[collection]),
    send: (entries, version) => saveCollection(base, collection, version, toItems(fields, entries)),
  });
  const { entries, change } = form;
  const drag = useDragSort((from, to) => change(placedAt(entries, from, to)));
  const list = useEntryList(section, entries, change);
  return (
    <form
      ref={list.form}
      className="edit-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <ErrorSummary refusal={form.refusal} />
      {entries.length === 0 && <p className="note">{TEXTS.none}</p>}
      {canAdd && entries.length < MOST_ITEMS[collection] && (
        <Button variant="line" icon="plus" data-add onClick={list.add}>
          {TEXTS.add}
        </Button>
      )}
      <p className="sr-only" role="status">
        {list.place}
      </p>
      <ol className="edit-list">
        {entries.map((entry, at) => (
          <li
            key={entry.key}
            className="edit-entry"
            data-entry={entry.key}
            {...(isSorted && drag.over(at))}
          >
            <EntryHead
              name={list.nameOf(entry, at)}
              isFirst={at === 0}
              isLast={at === entries.length - 1}
              isSorted={isSorted}
              drag={drag.handle(at)}
              onMove={(by) => list.move(entry, at, by)}
              onRemove={() => list.remove(at)}
            />
            {preview?.(entry.id)}
            <EntryFields
              fields={fields}
              at={at}
              values={entry.values}
              errors={form.refusal?.fields}
              onChange={(values) => change(entries.with(at, { ...entry, values }))}
            />
          </li>
        ))}
      </ol>
      <SaveBar isDirty={form.isDirty} isSaving={form.isSaving} onDiscard={form.discard} />
    </form>
  );
}

type EntryFieldsProps = {
  fields: readonly FormField[];
  at: number;
  values: FormValues;
  errors: Readonly<Record<string, string>> | undefined;
  onChange: (values: FormValues) => void;
};

function EntryFields({ fields, at, values, errors, onChange }: EntryFieldsProps) {
  return (
    <div className="edit-fields">
      {fields.map((field) => (
        <div key={field.name} data-wide={field.kind === "long" || undefined}>
          <FieldInput
            field={field}
            name={`${at}.${field.name}`}
            value={values[field.name]}
            error={errors?.[`${at}.${field.name}`]}
            onChange={(value) => onChange({ ...values, [field.name]: value })}
          />
        </div>
      ))}
    </div>
  );
}
