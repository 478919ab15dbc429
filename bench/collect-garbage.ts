import { once } from "node:events";

/** What a server is started with so that its garbage can be collected from outside. */
export const inspectable = (port: number) => ({ NODE_OPTIONS: `--inspect=127.0.0.1:${port}` });

/** Afterwards the memory of the process is what it uses; without it, chance decides by up to 30 kB a stream. */
export async function collectGarbage(port: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/json`);
  const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error("The server was not started with an inspector.");
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, "open");
  socket.send(JSON.stringify({ id: 1, method: "HeapProfiler.collectGarbage" }));
  await once(socket, "message");
  socket.close();
}
