import { type ReactNode, useRef, useState } from "react";
import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog.tsx";

type Question = Pick<ConfirmDialogProps, "title" | "children" | "labels" | "isDestructive">;

type Confirm = { ask: (about?: Partial<Question>) => Promise<boolean>; dialog: ReactNode };

/**
 * `ask` resolves with the answer, so it can stand in `onBeforeClose`; render `dialog` anywhere. What is
 * known only when it is asked goes to `ask`.
 */
export function useConfirm(question: Question): Confirm {
  const [open, setOpen] = useState(false);
  const [about, setAbout] = useState<Partial<Question>>({});
  const settle = useRef<((answer: boolean) => void) | null>(null);
  const answer = (value: boolean) => {
    setOpen(false);
    settle.current?.(value);
    settle.current = null;
  };
  const ask = (wanted: Partial<Question> = {}) =>
    new Promise<boolean>((resolve) => {
      settle.current?.(false);
      settle.current = resolve;
      setAbout(wanted);
      setOpen(true);
    });
  const dialog = (
    <ConfirmDialog
      {...question}
      {...about}
      open={open}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    />
  );
  return { ask, dialog };
}
