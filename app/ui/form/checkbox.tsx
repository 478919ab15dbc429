import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { Icon } from "#ui/icon/icon.tsx";

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "style" | "type"> & {
  ref?: Ref<HTMLInputElement>;
  error?: string | undefined;
  children: ReactNode;
};

export function Checkbox({ children, error, ...native }: CheckboxProps) {
  const noteId = useId();
  return (
    <div>
      <label className="check">
        <input
          {...native}
          type="checkbox"
          className="check-box"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={noteId} className="hint hint-error">
          <Icon name="circle-alert" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
