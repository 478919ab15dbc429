import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import {
  endChildren,
  expectEndInOrder,
  inFlight,
  startChild,
} from "#tests/support/children/child-edge.ts";

afterEach(endChildren);

describe("a process that gets a signal to end", () => {
  test("finishes what it has begun, then stops in order with code 0, every time [R-17]", async () => {
    for (let round = 0; round < 5; round += 1) await expectEndInOrder();
  });

  test("is not ready any more, but serves until the proxies have noticed [R-17]", async () => {
    const { child, url, ended } = await startChild(1_500);
    const before = await fetch(`${url}/readyz`);
    expect([before.status, before.headers.get("connection")]).toEqual([200, "keep-alive"]);
    child.kill("SIGTERM");
    let red = await fetch(`${url}/readyz`);
    while (red.status === 200) red = await fetch(`${url}/readyz`);
    expect([red.status, red.headers.get("connection")]).toEqual([503, "close"]);
    expect((await fetch(`${url}/langsam`)).status).toBe(200);
    expect((await ended).code).toBe(0);
  });

  test("ends at once on a second signal that comes later", async () => {
    const { child, url, ended, output } = await startChild(30_000);
    child.kill("SIGTERM");
    while ((await fetch(`${url}/readyz`)).status === 200);
    await sleep(1_100);
    child.kill("SIGTERM");
    expect(await ended).toEqual({ code: 1, signal: null });
    expect(output()).not.toContain("stopped");
  });

  test("takes the Ctrl+C that reaches it several times for one", async () => {
    const { child, url, ended, output } = await startChild();
    const request = inFlight(`${url}/langsam`);
    await fetch(`${url}/healthz`);
    child.kill("SIGINT");
    await sleep(20);
    child.kill("SIGINT");
    expect(await (await request).text()).toBe("fertig");
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(output()).toMatch(/stopped jobs\nstopped database\n$/);
  });
});

test.each(["/wirft", "/lehnt-ab"])(
  "an error outside a request (%s) ends the process in order with code 1",
  async (path) => {
    const { url, ended, output } = await startChild();
    await fetch(url + path).catch(() => undefined);
    expect(await ended).toEqual({ code: 1, signal: null });
    expect(output()).toContain("stopped database");
  },
);
