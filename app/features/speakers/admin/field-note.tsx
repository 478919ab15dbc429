import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { APPROVAL_TEXTS as TEXTS } from "./approval/approval-texts.ts";

type FieldNoteProps = { label: string; value: string; onChange: (text: string) => void };

/** A hint to one part of the application; its field is opened on demand. */
export function FieldNote({ label, value, onChange }: FieldNoteProps) {
  const [isOpen, setOpen] = useState(value !== "");
  if (!isOpen) {
    return (
      <div>
        <Button variant="quiet" size="sm" icon="pencil" onClick={() => setOpen(true)}>
          {TEXTS.writeNote}
          <span className="sr-only">: {label}</span>
        </Button>
      </div>
    );
  }
  return (
    <TextInput
      aria-label={TEXTS.noteFor(label)}
      placeholder={TEXTS.noteFor(label)}
      maxLength={1000}
      // Opened by a click of the user who is about to write.
      autoFocus={value === ""}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
