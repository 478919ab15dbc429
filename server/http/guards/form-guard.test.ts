import { expect, test } from "vitest";
import { testEdge } from "#tests/support/test-edge.ts";
import { isModestForm } from "./form-guard.ts";

const TYPE = "multipart/form-data; boundary=grenze";
const MEGABYTES = 10 * 1024 * 1024;
const part = (name: string, content: string) =>
  `--grenze\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "latin1")).buffer;
const filled = (text: string) => text.repeat(Math.floor(MEGABYTES / text.length));

test.each([
  ["two fields", part("a", "1") + part("b", "2")],
  ["twenty fields", part("a", "1").repeat(20)],
  ["a large file", part("file", filled("\r\n--grenz"))],
])("%s pass", (_name, parts) => {
  expect(isModestForm(bytesOf(`${parts}--grenze--\r\n`), TYPE)).toBe(true);
});

const BOMBS = [
  ["parts without end", filled(part("a", "x"))],
  ["headers without end", `--grenze\r\n${filled("X-A: b\r\n")}\r\n`],
  ["a name without end", part(filled("%22"), "x")],
] as const;

test.each(BOMBS)("%s are refused before they are parsed [R-33]", async (_name, parts) => {
  const body = bytesOf(`${parts}--grenze--\r\n`);
  const before = process.threadCpuUsage();
  expect(isModestForm(body, 'multipart/form-data; boundary="grenze"')).toBe(false);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(50);
  const { app } = testEdge({ BODY_LIMIT: "20mb" });
  const answer = await app.request("http://localhost:3000/api/v1/plain", {
    method: "POST",
    headers: { origin: "http://localhost:3000", "content-type": TYPE },
    body,
  });
  expect(answer.status).toBe(413);
});
