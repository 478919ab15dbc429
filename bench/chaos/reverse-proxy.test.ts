import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { startNodeProxy } from "./reverse-proxy.ts";
import { freePort } from "./stage.ts";

const closing: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

async function inFrontOf(...ports: number[]): Promise<string> {
  const port = await freePort();
  const proxy = await startNodeProxy(port, ports);
  closing.unshift(proxy.stop);
  return `http://127.0.0.1:${port}`;
}

const answering = () =>
  serve((incoming, outgoing) => {
    const forwarded = incoming.headers["x-forwarded-for"];
    incoming.on("data", () => undefined).on("end", () => outgoing.end(`ok ${forwarded}`));
  });
/** Takes the request and dies. */
const dying = () =>
  serve((incoming) => void incoming.on("data", () => incoming.socket.destroy()).resume());

test("who does not answer is replaced by the next, and the visitor's address is handed on", async () => {
  const url = await inFrontOf(await freePort(), await answering());
  for (let turn = 0; turn < 4; turn += 1) {
    const answer = await fetch(url, { method: "POST", body: "x" });
    expect([answer.status, await answer.text()]).toEqual([200, "ok 127.0.0.1"]);
  }
});

test("what may have arrived is repeated only if a second one does no harm", async () => {
  const url = await inFrontOf(await dying(), await dying(), await answering());
  const send = async (method: string, path: string) => {
    const statuses = new Set<number>();
    for (let turn = 0; turn < 3; turn += 1) {
      statuses.add((await fetch(url + path, { method, body: "x" })).status);
    }
    return [...statuses].sort();
  };
  expect(await send("PUT", "/api/v1/me")).toEqual([200]);
  expect(await send("POST", "/api/v1/bookings")).toEqual([200]);
  expect(await send("POST", "/api/v1/reports")).toEqual([200, 502]);
});

test("a stream passes line by line", async () => {
  const streaming = await serve((_incoming, outgoing) => {
    outgoing.writeHead(200, { "content-type": "text/event-stream" });
    outgoing.write("data: 1\n\n");
  });
  const answer = await fetch(await inFrontOf(streaming));
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toBe("data: 1\n\n");
  await reader?.cancel();
});
