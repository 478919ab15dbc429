import { connect, type Socket } from "node:net";

export type SteadyLoad = {
  port: number;
  /** The address of the next request. */
  path: () => string;
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
};

/**
 * Asks again as soon as the answer is there, over several connections; says how many whole answers came.
 * It looks at no more of an answer than where it ends, so that the server and not the asking process is
 * what a measurement meets first.
 */
export async function steadyLoad(load: SteadyLoad): Promise<number> {
  const until = performance.now() + load.seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: load.connections }, () => askUntil(load, until)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

function askUntil(load: SteadyLoad, until: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const isWhole = wholeAnswers();
  let answers = 0;
  const socket: Socket = connect({
    port: load.port,
    host: "localhost",
    onread: {
      buffer: Buffer.alloc(256 * 1024),
      callback: (length, buffer) => {
        try {
          if (!isWhole(Buffer.from(buffer.buffer, buffer.byteOffset, length))) return true;
          answers += 1;
          if (performance.now() < until) socket.write(requestText(load));
          else socket.destroy();
        } catch (error) {
          socket.destroy(error as Error);
        }
        return true;
      },
    },
  });
  socket.setNoDelay(true);
  socket.on("connect", () => socket.write(requestText(load)));
  socket.on("error", reject);
  socket.on("close", () => resolve(answers));
  return promise;
}

function requestText({ port, path, headers = {} }: SteadyLoad): string {
  const lines = Object.entries({ host: `localhost:${port}`, ...headers });
  return `GET ${path()} HTTP/1.1\r\n${lines.map((line) => `${line.join(": ")}\r\n`).join("")}\r\n`;
}

const LAST_CHUNK = Buffer.from("\r\n0\r\n\r\n");

/** Takes the bytes of one connection piece by piece; true with the last piece of an answer. */
export function wholeAnswers(): (piece: Buffer) => boolean {
  let left: number | "chunks" | null = null;
  return (piece) => {
    left ??= bytesOf(piece);
    if (left === "chunks") {
      if (!piece.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)) return false;
    } else {
      left -= piece.length;
      if (left > 0) return false;
    }
    left = null;
    return true;
  };
}

/** How long the whole answer is that begins here; answers in chunks end with an empty one. */
function bytesOf(piece: Buffer): number | "chunks" {
  const end = piece.indexOf("\r\n\r\n");
  const head = piece.toString("latin1", 0, Math.max(end, 0));
  if (!head.startsWith("HTTP/1.1 200")) {
    throw new Error(`Not the answer that was asked for: ${piece.toString("latin1", 0, 80)}`);
  }
  const length = /\ncontent-length: (\d+)/i.exec(head)?.[1];
  return length === undefined ? "chunks" : end + 4 + Number(length);
}
