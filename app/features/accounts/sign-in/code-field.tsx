import { TextField } from "#ui/form/text-field.tsx";

type CodeFieldProps = {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Digits bring the numeric keyboard and the suggestion of phones. */
  isNumeric?: boolean;
};

export function CodeField({ label, hint, error, isNumeric = true }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      hint={error ? undefined : hint}
      error={error}
      name="code"
      inputMode={isNumeric ? "numeric" : "text"}
      autoComplete={isNumeric ? "one-time-code" : "off"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={isNumeric ? 12 : 40}
      required
    />
  );
}

/** People type codes with spaces, as apps show them. */
export function readCode(form: HTMLFormElement): string {
  return String(new FormData(form).get("code") ?? "").replace(/\s/g, "");
}
