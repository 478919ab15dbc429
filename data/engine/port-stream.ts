import { Duplex } from "node:stream";
import { type PgliteThread, ThreadEndedError } from "./pglite-thread.ts";

export type PortStreamOptions = {
  thread(): Promise<PgliteThread>;
  /** An answer that takes longer means that the engine hangs. */
  queryLimitMs: number;
  /** A transaction idle for this long blocks all others and is ended. */
  idleTransactionLimitMs: number;
  onIdleTransaction(error: Error): void;
};

/** Looks to `pg` like the socket of a PostgreSQL server and talks to the embedded database's thread instead. */
export function createPortStream(options: PortStreamOptions): Duplex {
  let thread: PgliteThread | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let forgetThread = () => {};

  const stream = new Duplex({
    read() {},
    write: (chunk: Buffer, _encoding, done) => send(chunk, done),
    writev: (parts, done) => send(Buffer.concat(parts.map((part) => part.chunk)), done),
    final(done) {
      stream.push(null);
      done();
    },
    destroy(error, done) {
      clearTimeout(idleTimer);
      forgetThread();
      done(error);
    },
  });

  function send(bytes: Buffer, done: (error?: Error | null) => void): void {
    clearTimeout(idleTimer);
    thread?.ask({ kind: "exchange", bytes }, options.queryLimitMs).then(receive, (error) => {
      stream.destroy(error);
    });
    done();
  }

  function receive(answer: Uint8Array): void {
    if (stream.destroyed || stream.readableEnded || stream.writableEnded) return;
    if (answer.length > 0) stream.push(answer);
    if (!leavesTransactionOpen(answer)) return;
    idleTimer = setTimeout(() => {
      const error = new Error("A transaction was idle too long; is the outer db used inside it?");
      stream.destroy(error);
      options.onIdleTransaction(error);
    }, options.idleTransactionLimitMs);
  }

  function attach(started: PgliteThread): void {
    if (stream.destroyed) return;
    thread = started;
    forgetThread = started.onEnd(() => stream.destroy(new ThreadEndedError()));
    stream.emit("connect");
  }

  const itself = () => stream;
  return Object.assign(stream, {
    connect() {
      options.thread().then(attach, (error) => stream.destroy(error));
      return stream;
    },
    setNoDelay: itself,
    setKeepAlive: itself,
    ref: itself,
    unref: itself,
  });
}

/** An answer ends with ReadyForQuery: "Z", its length, and the transaction status ("I" is none). */
function leavesTransactionOpen(answer: Uint8Array): boolean {
  const READY_FOR_QUERY = 0x5a;
  const NOT_IN_TRANSACTION = 0x49;
  return answer.at(-6) === READY_FOR_QUERY && answer.at(-1) !== NOT_IN_TRANSACTION;
}
