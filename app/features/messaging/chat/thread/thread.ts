import { failure, type Result } from "#domain/result.ts";
import type { Fault } from "../../messaging-api.ts";
import { createReads, type ReadApi } from "./thread-reads.ts";
import { createSends, type SendApi } from "./thread-sends.ts";
import { createThreadStore, type UnsentStore } from "./thread-store.ts";

type ThreadOptions = {
  ownId: string;
  api: ReadApi & SendApi;
  unsent: UnsentStore;
  now: () => number;
  newId: () => string;
};

export type Thread = ReturnType<typeof createThread>;

/** One conversation as this browser knows it. */
export function createThread({ ownId, api, unsent, now, newId }: ThreadOptions) {
  const store = createThreadStore(unsent);
  const whole: ReadApi & SendApi = {
    read: (query) => unbroken(api.read(query)),
    send: (message) => unbroken(api.send(message)),
    markRead: () => unbroken(api.markRead()),
  };
  const { settled, ...sends } = createSends({ store, api: whole, now, newId });
  const reads = createReads({ store, api: whole, ownId, settled });
  return {
    ...reads,
    ...sends,
    state: store.state,
    subscribe: store.subscribe,
    /** The stream is open. After a cut, what waited for it is sent; what was missed arrives. */
    comeBack: async (wasCut: boolean): Promise<void> => {
      if (store.state().status === "failed") await reads.load();
      if (wasCut) await sends.retry();
      await reads.resync();
    },
  };
}

/** An answer that breaks off halfway is as good as none; what waits behind it goes on. */
function unbroken<Value>(asked: Promise<Result<Value, Fault>>): Promise<Result<Value, Fault>> {
  return asked.catch(() => failure({ kind: "unreachable", code: null, message: null }));
}
