import type { ReactNode } from "react";
import { useConfirm } from "#ui/dialog/use-confirm.tsx";
import { REASON_DIALOG_TEXTS as TEXTS } from "../texts.ts";

export type ConfirmationQuestion = {
  /** „Bild löschen?“, with the name of what it is about. */
  readonly title: string;
  /** What will happen, and whether it can be undone. */
  readonly text: string;
  /** The word on the button. */
  readonly confirm: string;
};

type DestructiveConfirmation = {
  isConfirmed: (question: ConfirmationQuestion) => Promise<boolean>;
  dialog: ReactNode;
};

/** One dialog for all destructive actions of a screen; render `dialog` anywhere. */
export function useDestructiveConfirmation(): DestructiveConfirmation {
  const { ask, dialog } = useConfirm({
    title: "",
    children: "",
    labels: { cancel: TEXTS.cancel, confirm: "" },
  });
  const isConfirmed = ({ title, text, confirm }: ConfirmationQuestion) =>
    ask({ title, children: text, labels: { cancel: TEXTS.cancel, confirm } });
  return { isConfirmed, dialog };
}
