import { expect, test } from "vitest";
import { reconnectDelay } from "./reconnect-delay.ts";
import { createFrameReader } from "./sse-frames.ts";
import { userIdOf } from "./stored-user-id.ts";

test("frames arrive whole, wherever the stream is cut", () => {
  const text = "retry: 1500\nevent: ready\nid: 7\ndata: {}\n\n:\n\nid: 8\ndata: a\ndata: b\n\n";
  for (let cut = 0; cut <= text.length; cut += 1) {
    const read = createFrameReader();
    expect([...read(text.slice(0, cut)), ...read(text.slice(cut))]).toEqual([
      { event: "ready", id: 7, data: "{}", retryMs: 1500 },
      { event: "message", id: 8, data: "a\nb", retryMs: null },
    ]);
  }
  expect(createFrameReader()("id: x\ndata: 1\n\n")[0]?.id).toBe(null);
});

test("the pause doubles up to half a minute and is never the same for all", () => {
  expect([0, 1, 2, 10, 500].map((failures) => reconnectDelay(failures, 1))).toEqual([
    1_000, 2_000, 4_000, 30_000, 30_000,
  ]);
  expect(reconnectDelay(0, 0)).toBe(500);
  expect(reconnectDelay(0, 1, 3_000)).toBe(3_000);
});

test("whose session is stored is read without trusting it", () => {
  expect(userIdOf(JSON.stringify({ user: { id: "kim" } }))).toBe("kim");
  for (const text of [null, "", "{", "1", '{"user":null}', '{"user":{"id":1}}']) {
    expect(userIdOf(text)).toBe(null);
  }
});
