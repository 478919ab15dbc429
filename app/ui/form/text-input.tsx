import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";

export type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "style"> & {
  ref?: Ref<HTMLInputElement>;
  icon?: IconName;
  /** An icon button at the end, e.g. to show a password. */
  end?: ReactNode;
};

export function TextInput({ icon, end, ...native }: TextInputProps) {
  const input = <input type="text" {...native} className="input" />;
  if (icon === undefined && end === undefined) return input;
  return (
    <div className="input-wrap">
      {icon && <Icon name={icon} />}
      {input}
      {end}
    </div>
  );
}

export type TextareaProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  "className" | "style"
> & {
  ref?: Ref<HTMLTextAreaElement>;
};

export function Textarea(native: TextareaProps) {
  return <textarea {...native} className="input" />;
}
