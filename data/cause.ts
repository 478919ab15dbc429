import { AsyncLocalStorage } from "node:async_hooks";

/** Who is behind a write: the page that asked, if it said so, and the account. */
export type Cause = { readonly tab: string | null; readonly userId: string };

const causes = new AsyncLocalStorage<Cause>();

/** Every transaction of the work carries the cause, and so does every live event it writes (C-108). */
export function causedBy<T>(cause: Cause, work: () => T): T {
  return causes.run(cause, work);
}

export function currentCause(): Cause | undefined {
  return causes.getStore();
}
