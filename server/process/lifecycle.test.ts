import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { endChildren, expectEndInOrder } from "#tests/support/children/child-edge.ts";
import { captureLog } from "#tests/support/test-edge.ts";
import { createShutdown } from "./lifecycle.ts";
import { listen } from "./listen.ts";
import { createMetricsRegistry } from "./metrics-registry.ts";

afterEach(endChildren);

test(
  "a process that gets a signal finishes what it has begun, then stops in order with code 0 [R-17]",
  expectEndInOrder,
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
