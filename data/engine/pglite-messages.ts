/** Where the embedded database lives; without a folder it lives in memory and is gone when closed. */
export type PgliteLocation = {
  folder: string | undefined;
  /** File with a dumped database that an empty location starts from. */
  template: string | undefined;
};

/** Handled strictly in the order sent; each is answered by exactly one reply. */
export type PgliteRequest =
  | { kind: "exchange"; bytes: Uint8Array }
  | { kind: "maintain" }
  | { kind: "dump" }
  | { kind: "close" };

export type PgliteReply =
  | { kind: "ready" }
  | { kind: "done"; bytes: Uint8Array }
  | { kind: "failed"; message: string };
