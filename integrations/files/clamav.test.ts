import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { afterAll, expect, test } from "vitest";
import { createClamavScanner } from "./clamav.ts";
import { FilesUnavailable } from "./file-store.ts";

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** Reads one file as a daemon does and answers with what it is told. */
async function scannerThatSays(verdict: (file: string) => string, timeoutMs = 2_000) {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on("error", () => undefined);
    socket.on("data", (part) => {
      received = Buffer.concat([received, Buffer.from(part)]);
      const command = "zINSTREAM\0";
      if (received.length < command.length + 4) return;
      expect(received.toString("latin1", 0, command.length)).toBe(command);
      const size = received.readUInt32BE(command.length);
      const file = received.subarray(command.length + 4);
      if (file.length < size + 4) return;
      expect(file.readUInt32BE(size)).toBe(0);
      const answer = verdict(file.toString("utf8", 0, size));
      if (answer) socket.end(`${answer}\0`);
    });
  }).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return createClamavScanner({ host: "127.0.0.1", port }, timeoutMs);
}

const file = (text: string) => new TextEncoder().encode(text);

test("a file is sent whole, and its verdict comes back", async () => {
  const scan = await scannerThatSays((content) =>
    content.includes("EICAR") ? "stream: Eicar-Test-Signature FOUND" : "stream: OK",
  );
  expect(await scan(file("%PDF-1.7 harmless"))).toBe("clean");
  expect(await scan(file("%PDF-1.7 EICAR"))).toBe("infected");
  expect(await scan(file("x".repeat(300_000)))).toBe("clean");
});

test.each([
  ["an error", "INSTREAM size limit exceeded. ERROR"],
  ["nonsense", "hello"],
  ["a name that claims to be fine", "stream: OK and more"],
])("%s is no verdict", async (_case, answer) => {
  const scan = await scannerThatSays(() => answer);
  await expect(scan(file("x"))).rejects.toThrow(FilesUnavailable);
});

test("no scanner there, or silence, is no verdict either", async () => {
  const away = createClamavScanner({ host: "127.0.0.1", port: 1 });
  await expect(away(file("x"))).rejects.toThrow(FilesUnavailable);
  const silent = await scannerThatSays(() => "", 100);
  await expect(silent(file("x"))).rejects.toThrow(FilesUnavailable);
});
