import "../button/button.css";
import { type ReactNode, useId } from "react";
import { Icon } from "#ui/icon/icon.tsx";

/** What the control inside must carry so that label, hint and error belong to it. */
export type FieldControl = {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

/** The outcome of a check that runs beside typing, e.g. of an address. */
export type FieldStatus = { kind: "busy" | "ok" | "failed"; text: string };

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  status?: FieldStatus | undefined;
  /** Required is the default and not marked; optional fields say so. */
  isOptional?: boolean;
  children: (control: FieldControl) => ReactNode;
};

export function Field({ label, hint, error, status, isOptional = false, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const noteId = `${id}-note`;
  const described = [hint && hintId, (error || status) && noteId].filter(Boolean).join(" ");
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
        {isOptional && <span className="label-note"> (optional)</span>}
      </label>
      {children({
        id,
        ...(described && { "aria-describedby": described }),
        ...(error && { "aria-invalid": true }),
      })}
      {hint && (
        <p id={hintId} className="hint">
          {hint}
        </p>
      )}
      <FieldNote id={noteId} error={error} status={status} />
    </div>
  );
}

type FieldNoteProps = Pick<FieldProps, "error" | "status"> & { id: string };

/** The place is always there, so that screen readers hear what appears in it. */
export function FieldNote({ id, error, status }: FieldNoteProps) {
  return (
    <div id={id} aria-live="polite">
      {error && (
        <p className="hint hint-error">
          <Icon name="circle-alert" size={16} />
          {error}
        </p>
      )}
      {!error && status && (
        <p className={STATUS_CLASS[status.kind]}>
          {status.kind === "busy" ? (
            <span className="spinner" />
          ) : (
            <Icon name={status.kind === "ok" ? "check" : "circle-alert"} size={16} />
          )}
          {status.text}
        </p>
      )}
    </div>
  );
}

const STATUS_CLASS: Record<FieldStatus["kind"], string> = {
  busy: "hint",
  ok: "hint hint-ok",
  failed: "hint hint-error",
};
