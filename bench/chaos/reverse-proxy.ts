import { Agent, createServer, request as forward, type IncomingMessage } from "node:http";
import type { LoadBalancer } from "./load-balancer.ts";

const IDEMPOTENT = new Set(["GET", "HEAD", "OPTIONS", "PUT", "DELETE"]);
/** Requests that carry a key, by which a second one is the same as the first. */
const KEYED = /^\/api\/v1\/(?:bookings|conversations\/[^/]+\/messages)$/;

/** Where there is no nginx: the rules of deploy/nginx.conf in a few lines. */
export async function startNodeProxy(
  port: number,
  ports: readonly number[],
): Promise<LoadBalancer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256, timeout: 50_000 });
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const own = turn;
    const attempt = (tries: number): void => {
      const target = ports[(own + tries) % ports.length];
      const socket = { isOpen: false };
      const passed = forward({
        agent,
        host: "127.0.0.1",
        port: target,
        method: incoming.method,
        path: incoming.url,
        headers: headersFor(incoming),
      });
      passed.on("socket", (one) => {
        socket.isOpen = !one.connecting;
        one.once("connect", () => {
          socket.isOpen = true;
        });
      });
      passed.on("response", (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        outgoing.flushHeaders();
        answer.pipe(outgoing);
        answer.on("error", () => outgoing.destroy());
      });
      passed.on("error", () => {
        if (outgoing.headersSent) return outgoing.destroy();
        // What never arrived may be sent again whatever it is; what may have arrived only if it is harmless.
        const isHarmless = IDEMPOTENT.has(incoming.method ?? "") || KEYED.test(incoming.url ?? "");
        const mayRepeat = !socket.isOpen || isHarmless;
        if (mayRepeat && tries < ports.length) return attempt(tries + 1);
        outgoing.writeHead(502).end();
      });
      outgoing.on("close", () => passed.destroy());
      void body.then((bytes) => passed.end(bytes));
    };
    const body = bytesOf(incoming);
    attempt(0);
  });
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    name: "a reverse proxy of our own, as there is no nginx here",
    async stop() {
      server.closeAllConnections();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function headersFor(incoming: IncomingMessage) {
  const { connection: _, ...headers } = incoming.headers;
  const known = headers["x-forwarded-for"];
  const sender = incoming.socket.remoteAddress ?? "";
  return {
    ...headers,
    "x-forwarded-for": known ? `${known}, ${sender}` : sender,
    "x-forwarded-proto": "http",
  };
}

async function bytesOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
