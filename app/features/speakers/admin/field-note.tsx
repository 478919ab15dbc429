import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { APPROVAL_TEXTS as TEXTS } from "./supply-texts.ts";

type FieldNoteProps = { label: string; value: string; onChange: (text: string) => void };

/** A hint to one part of what was handed in; its field waits until somebody has something to say. */
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
      // Opened by a click: that is where somebody wants to write.
      autoFocus={value === ""}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
