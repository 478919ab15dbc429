import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { captureLog } from "#tests/support/test-edge.ts";
import { createShutdown } from "./lifecycle.ts";
import { listen } from "./listen.ts";
import { createMetricsRegistry } from "./metrics-registry.ts";

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

async function startChild(drainMs = 0) {
  const child = spawn(process.execPath, ["tests/support/child-edge-server.ts", String(drainMs)]);
  children.push(child);
  let output = "";
  const ready = Promise.withResolvers<string>();
  child.stdout.on("data", (chunk) => {
    output += String(chunk);
    const port = /ready (\d+)/.exec(output)?.[1];
    if (port) ready.resolve(port);
  });
  child.stderr.on("data", (chunk) => {
    output += String(chunk);
  });
  const ended = once(child, "exit").then(([code, signal]) => ({ code, signal }));
  ended.then(() => ready.reject(new Error(output)));
  const url = `http://127.0.0.1:${await ready.promise}`;
  return { child, url, ended, output: () => output };
}

/** Resolves when the server has the request in its hands. */
async function inFlight(url: string) {
  const answer = fetch(url);
  await fetch(new URL("/healthz", url));
  return answer;
}

describe("a process that gets a signal to end", () => {
  test("finishes what it has begun, then stops in order with code 0, every time [R-17]", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { child, url, ended, output } = await startChild(50);
      const stream = await fetch(`${url}/strom`);
      const requests = Array.from({ length: 20 }, () => inFlight(`${url}/langsam`));
      await fetch(`${url}/healthz`);
      child.kill("SIGTERM");
      const answers = await Promise.all(requests);
      expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(
        Array<string>(20).fill("fertig"),
      );
      expect(await stream.text()).toBe("retry: 1000\n\n");
      expect(await ended).toEqual({ code: 0, signal: null });
      expect(output()).toMatch(/stopped jobs\nstopped database\n$/);
    }
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

describe("createShutdown", () => {
  async function serve(handler: Parameters<typeof createServer>[1]) {
    const server = createServer(handler);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  }

  test("cuts a request that never ends, and stops the rest all the same", async () => {
    const { log, lines } = captureLog();
    const { server, url } = await serve(() => undefined);
    const stopped: string[] = [];
    const shutdown = createShutdown({ log, drainMs: 0, finishMs: 100 });
    shutdown.onStop("database", () => void stopped.push("database"));
    const hanging = fetch(url).catch(() => "cut");
    await once(server, "request");
    expect(await shutdown.run(server)).toBe(false);
    expect(await hanging).toBe("cut");
    expect(stopped).toEqual(["database"]);
    expect(lines().map(({ msg }) => msg)).toContain("requests were cut at shutdown");
  });

  test("a hook that fails or hangs does not stop the others", async () => {
    const { log, lines } = captureLog();
    const { server } = await serve(() => undefined);
    const stopped: string[] = [];
    const shutdown = createShutdown({ log, drainMs: 0, hookMs: 50 });
    shutdown.onStop("throws", () => {
      throw new Error("x");
    });
    shutdown.onStop("hangs", () => new Promise(() => undefined));
    shutdown.onStop("database", () => void stopped.push("database"));
    expect(await shutdown.run(server)).toBe(false);
    expect(stopped).toEqual(["database"]);
    const errors = lines().flatMap(({ level, hook }) => (level === "error" ? [hook] : []));
    expect(errors).toEqual(["throws", "hangs"]);
  });

  test("runs once, however often it is asked", async () => {
    const { server } = await serve(() => undefined);
    let stops = 0;
    const shutdown = createShutdown({ log: captureLog().log, drainMs: 0 });
    shutdown.onStop("database", () => {
      stops += 1;
    });
    expect(shutdown.isDraining()).toBe(false);
    await Promise.all([shutdown.run(server), shutdown.run(server)]);
    expect(stops).toBe(1);
    expect(shutdown.signal.aborted).toBe(true);
  });
});

describe("a taken port is said in German, with the setting that names it", () => {
  async function listenBeside(settings: (taken: number) => { port: number; metricsPort?: number }) {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port: taken } = other.address() as AddressInfo;
    const { port, metricsPort } = settings(taken);
    const host = "127.0.0.1";
    const { log } = captureLog();
    const server = createServer();
    const services = {
      config: {
        port,
        host,
        metrics: metricsPort ? { port: metricsPort, host } : null,
        metricsToken: null,
      },
      log,
      metrics: createMetricsRegistry(),
      shutdown: createShutdown({ log, drainMs: 0 }),
    };
    const reason = await listen(server, services).catch((error: Error) => error.message);
    server.close();
    other.close();
    return reason?.replace(String(taken), "n");
  }

  test("the port of the application", async () => {
    expect(await listenBeside((port) => ({ port }))).toBe(
      "Port n ist bereits belegt. Bitte PORT anders setzen oder das andere Programm beenden.",
    );
  });

  test("the port of the metrics", async () => {
    expect(await listenBeside((metricsPort) => ({ port: 0, metricsPort }))).toBe(
      "Port n ist bereits belegt. Bitte METRICS_PORT anders setzen oder das andere Programm beenden.",
    );
  });
});
