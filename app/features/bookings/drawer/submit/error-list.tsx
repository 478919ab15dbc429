import "../summary.css";
import { useEffect, useRef } from "react";
import type { DraftField } from "#domain/booking/draft/draft-rules.ts";
import type { DrawerState } from "../drawer-state.ts";
import { DRAWER_TEXTS as TEXTS } from "../texts.ts";

/** For controls that take their id from outside. */
export function fieldId(field: DraftField): string {
  return `booking-${field}`;
}

/** All errors of a refused move, each leading to its field; takes the focus so that it is found. */
export function ErrorList({ state: { errors, refusals } }: { state: DrawerState }) {
  const box = useRef<HTMLElement>(null);
  const seen = useRef(refusals);
  useEffect(() => {
    if (seen.current === refusals) return;
    seen.current = refusals;
    box.current?.focus();
  }, [refusals]);
  const entries = Object.entries(errors) as [DraftField, string][];
  if (refusals === 0 || entries.length === 0) return null;
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="booking-errors" className="errors">
      <p id="booking-errors" className="font-semibold">
        {TEXTS.errorsTitle}
      </p>
      <ul>
        {entries.map(([field, text]) => (
          <li key={field}>
            <button type="button" className="link" onClick={() => focusField(field)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function focusField(field: DraftField): void {
  const named = `dialog[open] [name="${field}"]`;
  document.querySelector<HTMLElement>(`#${fieldId(field)}, ${named}`)?.focus();
}
