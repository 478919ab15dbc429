import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { FilesUnavailable } from "./file-store.ts";

export type ScannerSettings = { readonly host: string; readonly port: number };
/** The verdict of an external scanner; rejects where it could not say. */
export type FileScanner = (bytes: Uint8Array) => Promise<"clean" | "infected">;

const TIMEOUT_MS = 10_000;

/**
 * Asks a ClamAV daemon (command INSTREAM). A daemon that is away, slow or does not understand is no verdict: the
 * file is refused for now, since a check that can be waited out is none.
 */
export function createClamavScanner(
  { host, port }: ScannerSettings,
  timeoutMs = TIMEOUT_MS,
): FileScanner {
  return async (bytes) => {
    const answer = await ask({ host, port }, bytes, timeoutMs).catch((error: Error) => {
      throw new FilesUnavailable(`the scanner did not answer (${error.message})`);
    });
    if (/^stream: OK\0?$/.test(answer)) return "clean";
    if (/ FOUND\0?$/.test(answer)) return "infected";
    throw new FilesUnavailable("the scanner gave no verdict");
  };
}

async function ask(settings: ScannerSettings, bytes: Uint8Array, timeoutMs: number) {
  const socket = connect(settings);
  const limit = AbortSignal.timeout(timeoutMs);
  const giveUp = () => socket.destroy(new Error("too slow"));
  limit.addEventListener("abort", giveUp);
  try {
    socket.write("zINSTREAM\0");
    socket.write(lengthOf(bytes.byteLength));
    socket.write(bytes);
    socket.write(lengthOf(0));
    return await text(socket);
  } finally {
    limit.removeEventListener("abort", giveUp);
    socket.destroy();
  }
}

function lengthOf(size: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(size);
  return length;
}
