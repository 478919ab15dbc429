import "../button/button.css";
import type { ReactNode } from "react";
import { ModalFrame } from "./modal-frame.tsx";

export type ConfirmDialogProps = {
  open: boolean;
  /** The question, with the name of what it is about. */
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  labels: { confirm: string; cancel: string };
  onConfirm: () => void;
  onCancel: () => void;
  isDestructive?: boolean;
  isBusy?: boolean;
};

/** Asks before something that cannot easily be taken back. The safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, labels, onConfirm, onCancel } = props;
  const { isDestructive = true, isBusy = false } = props;
  return (
    <ModalFrame
      open={open}
      title={title}
      onClose={onCancel}
      role="alertdialog"
      className="dialog dialog-small"
      foot={
        <>
          <button type="button" className="btn btn-ghost" onClick={onCancel} data-autofocus>
            {labels.cancel}
          </button>
          <button
            type="button"
            className={`btn ${isDestructive ? "btn-danger" : "btn-primary"}`}
            onClick={onConfirm}
            disabled={isBusy}
            aria-busy={isBusy}
          >
            {labels.confirm}
          </button>
        </>
      }
    >
      {children}
    </ModalFrame>
  );
}
