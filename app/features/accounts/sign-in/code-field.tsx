import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";

type CodeFieldProps = {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Digits bring the numeric keyboard and the suggestion of phones. */
  isNumeric?: boolean;
};

export function CodeField({ label, hint, error, isNumeric = true }: CodeFieldProps) {
  return (
    <Field label={label} hint={error ? undefined : hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          name="code"
          inputMode={isNumeric ? "numeric" : "text"}
          autoComplete={isNumeric ? "one-time-code" : "off"}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={isNumeric ? 12 : 40}
          required
        />
      )}
    </Field>
  );
}

/** People type codes with spaces, as apps show them. */
export function readCode(form: HTMLFormElement): string {
  return String(new FormData(form).get("code") ?? "").replace(/\s/g, "");
}
