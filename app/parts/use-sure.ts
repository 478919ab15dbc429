import type { ReactNode } from "react";
import { useConfirm } from "#ui/use-confirm.tsx";
import { REASON_DIALOG_TEXTS as TEXTS } from "./texts.ts";

export type SureQuestion = {
  /** „Bild löschen?“, with the name of what it is about. */
  readonly title: string;
  /** What will happen, and whether it can be undone. */
  readonly text: string;
  /** The word on the button. */
  readonly confirm: string;
};

type Sure = { isSure: (question: SureQuestion) => Promise<boolean>; dialog: ReactNode };

/** One dialog for everything on a screen that takes something away; render `dialog` anywhere. */
export function useSure(): Sure {
  const labels = { cancel: TEXTS.cancel, close: TEXTS.close };
  const { ask, dialog } = useConfirm({
    title: "",
    children: "",
    labels: { ...labels, confirm: "" },
  });
  const isSure = ({ title, text, confirm }: SureQuestion) =>
    ask({ title, children: text, labels: { ...labels, confirm } });
  return { isSure, dialog };
}
