import { createHash } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createPasswordRange } from "./password-range.ts";

const LEAKED = "korrekt-pferd-batterie";
const hash = createHash("sha1").update(LEAKED).digest("hex").toUpperCase();
const suffix = hash.slice(5);
const OTHER = `${"0".repeat(34)}1`;

const asked: { path: string | undefined; headers: IncomingHttpHeaders }[] = [];
let reply: (response: ServerResponse) => void = () => {};

/** The range service: answers as each test says. */
const service = createServer(({ url, headers }, response) => {
  asked.push({ path: url, headers });
  reply(response);
});
await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/range`;
afterAll(() => service.closeAllConnections());
afterAll(() => void service.close());
beforeEach(() => {
  asked.length = 0;
});

const says = (text: string) => (response: ServerResponse) => void response.end(text);

test("five digits of the hash are told and nothing else, with padding asked for", async () => {
  reply = says(`${OTHER}:4\r\n${suffix}:17\r\n`);
  expect(await createPasswordRange(`${url}/`)(LEAKED)).toBe(true);
  expect(asked.map(({ path }) => path)).toEqual([`/range/${hash.slice(0, 5)}`]);
  expect(asked[0]?.headers).toMatchObject({ "add-padding": "true" });
  expect(JSON.stringify(asked)).not.toContain(suffix);
});

test("other passwords of the range and padded lines are no hit", async () => {
  const isLeaked = createPasswordRange(url);
  reply = says(`${OTHER}:4`);
  expect(await isLeaked(LEAKED)).toBe(false);
  reply = says(`${OTHER}:4\r\n${suffix}:0`);
  expect(await isLeaked(LEAKED)).toBe(false);
});

test.each<[string, (response: ServerResponse) => void]>([
  ["an error", (response) => response.writeHead(503).end("later")],
  ["a redirect", (response) => response.writeHead(302, { location: "/range/AAAAA" }).end()],
  ["another form", says("<html>Willkommen</html>")],
  ["nothing", says("")],
  ["silence", () => {}],
  ["half an answer", (response) => void response.write(`${OTHER}:4\r\n`)],
  ["an endless answer", (response) => void response.end(`${OTHER}:4\r\n`.repeat(10_000))],
])("%s is no verdict", async (_, answer) => {
  reply = answer;
  await expect(createPasswordRange(url, 200)(LEAKED)).rejects.toThrow();
  expect(asked).toHaveLength(1);
});
