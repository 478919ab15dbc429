import { createServer } from "node:http";
import { text as readText } from "node:stream/consumers";

type Message = { To?: string; Body?: string };

/** Takes messages like a provider and shows them to tests: `GET /?to=%2B49…` answers with the newest. */
export function startFakeSms(port: number): void {
  const messages: Message[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === "POST") {
      messages.unshift(Object.fromEntries(new URLSearchParams(await readText(request))));
      response.writeHead(201).end();
      return;
    }
    const to = new URL(request.url ?? "/", "http://localhost").searchParams.get("to");
    response.end(messages.find((message) => message.To === to)?.Body ?? "");
  });
  // The server of the product decides how long the process lives.
  server.listen(port, "localhost").unref();
}
