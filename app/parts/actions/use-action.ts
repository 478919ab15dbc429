import { onlineManager, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Result } from "#domain/result.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { ACTION_TEXTS } from "../texts.ts";

export type ActionRefusal = {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
};

type ActionOptions = {
  /** Said when no answer arrived, or one without a message. */
  readonly failed?: string;
};

/** The action lasts until what these return is done. */
type Steps<Answer> = {
  /** Without a text nothing is said: what was asked for is there to see. */
  readonly text?: string | ((answer: Answer) => string);
  readonly onDone?: (answer: Answer) => unknown;
  readonly onFailed?: (refusal: ActionRefusal) => unknown;
  /** After either of them. */
  readonly onSettled?: () => unknown;
};

type ActionState<Answer> = {
  readonly isBusy: boolean;
  readonly refusal: ActionRefusal | null;
  readonly answer: Answer | undefined;
};

const IDLE = { isBusy: false, refusal: null, answer: undefined } as const;

/**
 * Something that is sent once and changes what lists show: busy while it runs, a toast when it is done,
 * the words of the server when it was refused, and `failed` when it never answered. Of several at once
 * the state is that of the last.
 */
export function useAction<Answer = unknown>(
  keys: readonly (readonly unknown[])[] = [],
  { failed = ACTION_TEXTS.failed }: ActionOptions = {},
) {
  const client = useQueryClient();
  // A mutation, because live news of the page's own change wait for it (`refreshOnNews`).
  const { mutateAsync } = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    // Without a connection an action fails at once: nothing is sent later, unseen.
    networkMode: "always",
  });
  // Not the mutation's own state: it follows a task later, and a second click could come between.
  const [state, setState] = useState<ActionState<Answer>>(IDLE);
  const latest = useRef(0);

  /** What is still on its way goes on, but shows nothing here any more. */
  const forget = () => {
    latest.current += 1;
    setState(IDLE);
  };
  const run = async <Sent extends Answer>(
    send: () => Promise<Sent>,
    { text, onDone, onFailed, onSettled }: Steps<Sent> = {},
  ) => {
    forget();
    setState({ ...IDLE, isBusy: true });
    const own = latest.current;
    const settle = async (end: ActionState<Answer>) => {
      await followUp(onSettled);
      if (latest.current === own) setState(end);
    };
    await mutateAsync(async () => {
      try {
        const answer = await send();
        await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
        const said = typeof text === "function" ? text(answer) : text;
        if (said) toast.show({ kind: "success", text: said });
        await onDone?.(answer);
        await settle({ ...IDLE, answer });
      } catch (error) {
        const refusal = refusalIn(error, failed);
        await followUp(() => onFailed?.(refusal));
        await settle({ ...IDLE, refusal });
      }
    });
  };
  return { ...state, run, forget };
}

/** Without a connection lists are read again once there is one: no action waits for that. */
async function followUp(step: (() => unknown) | undefined): Promise<void> {
  const done = step?.();
  if (onlineManager.isOnline()) await done;
}

/** For actions without a place of their own for what was refused. */
export function toastRefusal({ message }: ActionRefusal): void {
  toast.show({ kind: "error", text: message });
}

type Refusal = Partial<{ readonly [Part in keyof ActionRefusal]: ActionRefusal[Part] | null }>;

/** For what answers with a `Result`: its failure becomes the refusal of the action. */
export function valueOrRefusal<Value>(result: Result<Value, Refusal>): Value {
  if (result.ok) return result.value;
  throw new Error("refused", { cause: result.error });
}

function refusalIn(error: unknown, failed: string): ActionRefusal {
  const cause = error instanceof Error ? error.cause : null;
  const { message, fields } = (typeof cause === "object" && cause !== null ? cause : {}) as Refusal;
  return { message: message || failed, fields: fields ?? {} };
}
