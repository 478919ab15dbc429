import { type ReactNode, useState } from "react";
import { ReasonDialog } from "./reason-dialog.tsx";
import { useAction } from "./use-action.ts";
import type { ConfirmationQuestion } from "./use-destructive-confirmation.ts";

type ReasonQuestion = ConfirmationQuestion & {
  /** Above the field; `hint` says who reads it. */
  readonly label: string;
  readonly hint: string;
};

type Asked = ReasonQuestion & {
  readonly send: (reason: string) => Promise<unknown>;
  readonly onEnd: (isDone: boolean) => void;
};

type Reason = {
  /** Says whether it was done; until then the dialog keeps what was typed, also after a refusal. */
  askReason: (question: ReasonQuestion, send: Asked["send"]) => Promise<boolean>;
  dialog: ReactNode;
};

/** `useDestructiveConfirmation` with a reason for the other side; render `dialog` anywhere. */
export function useReason(): Reason {
  const { run, isBusy, refusal, forget } = useAction([]);
  const [asked, setAsked] = useState<Asked | null>(null);
  const end = (isDone: boolean) => {
    asked?.onEnd(isDone);
    setAsked(null);
    forget();
  };
  const dialog = asked && (
    <ReasonDialog
      title={asked.title}
      intro={<p>{asked.text}</p>}
      label={asked.label}
      hint={asked.hint}
      confirm={asked.confirm}
      isDestructive
      isBusy={isBusy}
      refusal={refusal}
      onSubmit={(reason) => void run(() => asked.send(reason), { onDone: () => end(true) })}
      onClose={() => end(false)}
    />
  );
  return {
    askReason: (question, send) => new Promise((onEnd) => setAsked({ ...question, send, onEnd })),
    dialog,
  };
}
