import "#parts/layout/editor.css";
import { useState } from "react";
import { CATEGORIES, type CategoryName } from "#domain/speaker/categories/categories.ts";
import { HINT_TEXTS } from "#parts/texts.ts";
import { Button } from "#ui/button/button.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextareaField, TextField } from "#ui/form/text-field.tsx";
import type { TalkChange, TalkItem } from "./talk.ts";
import { TALKS_TEXTS as TEXTS } from "./talk-texts.ts";

const TOPICS = CATEGORIES.map(({ name, label }) => ({ value: name, label }));

type TalkDialogProps = {
  talk: TalkItem;
  onClose: () => void;
  onSave: (change: TalkChange) => Promise<void>;
};

export function TalkDialog({ talk, onClose, onSave }: TalkDialogProps) {
  const [form, setForm] = useState({
    title: talk.title,
    subtitle: talk.subtitle ?? "",
    description: talk.description ?? "",
    category: talk.category ?? "",
    tags: talk.tags.join(", "),
    is_hidden: talk.is_hidden,
  });
  const save = () =>
    onSave({
      ...form,
      category: form.category === "" ? null : (form.category as CategoryName),
      tags: form.tags
        .split(",")
        .map((tag) => tag.trim())
        .filter(Boolean),
    });
  const line = (name: "title" | "subtitle" | "tags", label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      isOptional={name !== "title"}
      value={form[name]}
      onChange={(event) => setForm({ ...form, [name]: event.target.value })}
    />
  );
  return (
    <Sheet
      open
      wide="side"
      onClose={onClose}
      title={TEXTS.editTitle}
      foot={<Button onClick={() => void save()}>{TEXTS.save}</Button>}
    >
      <div className="editor-fields">
        {line("title", TEXTS.columns.title)}
        {line("subtitle", TEXTS.subtitle)}
        <TextareaField
          label={TEXTS.description}
          isOptional
          rows={8}
          value={form.description}
          onChange={(event) => setForm({ ...form, description: event.target.value })}
        />
        <Select
          label={TEXTS.columns.category}
          placeholder={TEXTS.noCategory}
          options={TOPICS}
          value={form.category}
          onChange={(event) => setForm({ ...form, category: event.target.value })}
        />
        {line("tags", TEXTS.tags, HINT_TEXTS.commas)}
        <Checkbox
          checked={form.is_hidden}
          onChange={(event) => setForm({ ...form, is_hidden: event.target.checked })}
        >
          {TEXTS.hidden}
        </Checkbox>
      </div>
    </Sheet>
  );
}
