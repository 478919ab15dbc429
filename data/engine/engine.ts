import type pg from "pg";

/** What both engines offer; `data/db.ts` puts Drizzle on top. */
export type Engine = {
  kind: "pglite" | "postgres";
  pool: pg.Pool;
  listen: Listen;
  /** Runs work in a session of its own, free of the time limits that protect web requests. */
  withSession<T>(work: (session: pg.ClientBase) => Promise<T>): Promise<T>;
  ping(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Subscribes to NOTIFY messages. Messages sent while the connection was away are lost; `onGap` is called
 * after every such interruption so that the caller can throw away what it derived from them.
 */
export type Listen = (
  channel: string,
  onMessage: (payload: string) => void,
  onGap?: () => void,
) => Promise<Unlisten>;

export type Unlisten = () => Promise<void>;

/** Reports a line to the process that started the engine; it never throws and is never awaited. */
export type Report = (line: string) => void;
