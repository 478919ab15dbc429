import { useEffect, useRef } from "react";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import { Button } from "#ui/button/button.tsx";
import type { SaveRefusal } from "./save-part.ts";
import { EDIT_TEXTS as TEXTS } from "./texts.ts";

/** Everything that is wrong in one place, each leading to its field; takes the focus. */
export function ErrorSummary({ refusal }: { refusal: SaveRefusal | null }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (refusal) box.current?.focus();
  }, [refusal]);
  if (!refusal) return null;
  return (
    <section ref={box} tabIndex={-1} className="edit-errors" role="alert">
      <p className="font-semibold">{refusal.message}</p>
      <ul>
        {Object.entries(refusal.fields).map(([name, text]) => (
          <li key={name}>
            <button type="button" className="link" onClick={() => focusField(name)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function focusField(name: string): void {
  document.querySelector<HTMLElement>(`.edit-form [name="${CSS.escape(name)}"]`)?.focus();
}

type SaveBarProps = { isDirty: boolean; isSaving: boolean; onDiscard: () => void };

export function SaveBar({ isDirty, isSaving, onDiscard }: SaveBarProps) {
  return (
    <div className="edit-save">
      <Button type="submit" isLoading={isSaving} loadingText={BUSY_TEXTS.saving}>
        {TEXTS.save}
      </Button>
      {isDirty && (
        <>
          <Button variant="ghost" onClick={onDiscard}>
            {TEXTS.discard}
          </Button>
          <p className="note" role="status">
            {TEXTS.draft}
          </p>
        </>
      )}
    </div>
  );
}
