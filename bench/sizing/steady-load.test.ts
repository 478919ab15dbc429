import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { steadyLoad, wholeAnswers } from "./steady-load.ts";

async function ask(listener: RequestListener) {
  const server = createServer(listener).listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  let number = 0;
  const path = () => `/${number++}`;
  try {
    return await steadyLoad({ port, path, connections: 3, seconds: 0.1 });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

test("counts what the server answered, long, short and in chunks", async () => {
  const seen = new Set<string>();
  const answers = await ask((request, response) => {
    seen.add(request.url ?? "");
    const kind = seen.size % 3;
    if (kind === 0) response.end("a".repeat(300_000));
    else if (kind === 1) response.end();
    else response.write("in pieces", () => response.end("and an end"));
  });
  expect(answers).toBeGreaterThanOrEqual(3);
  expect(answers).toBe(seen.size);
});

test("an answer other than 200 ends the measurement", async () => {
  await expect(ask((_request, response) => response.writeHead(503).end())).rejects.toThrow("503");
});

test("an answer ends with its last byte, however it was cut", () => {
  const text = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello";
  const isWhole = wholeAnswers();
  expect(isWhole(Buffer.from(text))).toBe(true);
  expect(isWhole(Buffer.from(text.slice(0, -2)))).toBe(false);
  expect(isWhole(Buffer.from(text.slice(-2)))).toBe(true);
});
