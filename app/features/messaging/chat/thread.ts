import { createThreadCell, type UnsentStore } from "./thread-cell.ts";
import { createReads, type ReadApi } from "./thread-reads.ts";
import { createSends, type SendApi } from "./thread-sends.ts";

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
  const cell = createThreadCell(unsent);
  const { settled, ...sends } = createSends({ cell, api, now, newId });
  const reads = createReads({ cell, api, ownId, settled });
  return { ...reads, ...sends, state: cell.state, subscribe: cell.subscribe };
}
