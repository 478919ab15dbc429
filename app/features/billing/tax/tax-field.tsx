import type { InputHTMLAttributes } from "react";
import { TextField } from "#ui/form/text-field.tsx";
import type { Tax, TaxErrors } from "./tax-form-values.ts";
import { TAX_TEXTS } from "./texts.ts";

type TaxFieldName = keyof typeof TAX_TEXTS.fields & keyof Tax;

type TaxFieldProps = Pick<InputHTMLAttributes<HTMLInputElement>, "autoComplete" | "type"> & {
  name: TaxFieldName;
  tax: Tax | null;
  errors: TaxErrors;
  hint?: string;
  isOptional?: boolean;
};

/** One line of the tax data, with what was stated before. */
export function TaxField({ name, tax, errors, hint, isOptional, ...input }: TaxFieldProps) {
  const known: Partial<Record<TaxFieldName, string>> = TAX_TEXTS.hints;
  return (
    <TextField
      label={TAX_TEXTS.fields[name]}
      hint={hint ?? known[name]}
      error={errors[name]}
      isOptional={isOptional ?? false}
      {...input}
      name={name}
      defaultValue={tax?.[name] ?? ""}
    />
  );
}
