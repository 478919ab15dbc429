import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "#ui/toast-store.ts";
import { ACTION_TEXTS } from "./texts.ts";

type ActionRefusal = {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** Without a text nothing is said: what was asked for is there to see. */
type Done = { readonly text?: string; readonly onDone?: () => void };

/**
 * Something that is sent once and changes what lists show: busy while it runs, a toast when it is done,
 * the words of the server when it was refused, and `failed` when it never answered.
 */
export function useAction(
  keys: readonly (readonly unknown[])[],
  failed: string = ACTION_TEXTS.failed,
) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ActionRefusal | null>(null);
  const run = async (send: () => Promise<unknown>, { text, onDone }: Done = {}) => {
    setBusy(true);
    setRefusal(null);
    try {
      await send();
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
      if (text) toast.show({ kind: "success", text });
      onDone?.();
    } catch (error) {
      const { message, fields = {} } = refusalIn(error);
      setRefusal({ message: message || failed, fields });
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, refusal, forget: () => setRefusal(null) };
}

function refusalIn(error: unknown): Partial<ActionRefusal> {
  const cause = error instanceof Error ? error.cause : null;
  return typeof cause === "object" && cause !== null ? (cause as Partial<ActionRefusal>) : {};
}
