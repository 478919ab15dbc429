import { type ReactNode, useRef, useState } from "react";
import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog.tsx";

type Question = Pick<ConfirmDialogProps, "title" | "children" | "labels" | "isDestructive">;

/** `ask` resolves with the answer, so it can stand in `onBeforeClose`; render `dialog` anywhere. */
export function useConfirm(question: Question): { ask: () => Promise<boolean>; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  const settle = useRef<((answer: boolean) => void) | null>(null);
  const answer = (value: boolean) => {
    setOpen(false);
    settle.current?.(value);
    settle.current = null;
  };
  const ask = () =>
    new Promise<boolean>((resolve) => {
      settle.current?.(false);
      settle.current = resolve;
      setOpen(true);
    });
  const dialog = (
    <ConfirmDialog
      {...question}
      open={open}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    />
  );
  return { ask, dialog };
}
