import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { testEdge } from "#tests/support/test-edge.ts";
import { createMetrics } from "./metrics.ts";
import { createMetricsRegistry } from "./metrics-registry.ts";
import { startMetricsServer } from "./metrics-server.ts";

describe("createMetricsRegistry", () => {
  test("renders counters, gauges and cumulative histograms", () => {
    const metrics = createMetricsRegistry();
    const bookings = metrics.counter({
      name: "bookings_total",
      help: "Bookings",
      labels: ["result"],
    });
    bookings.add(["confirmed"]);
    bookings.add(["confirmed"], 2);
    bookings.add(['odd "\\\n label']);
    metrics.gauge({ name: "live_clients", help: "Streams", read: () => 7 });
    const times = metrics.histogram({
      name: "t",
      help: "Times",
      labels: ["route"],
      buckets: [0.1, 1],
    });
    for (const value of [0.05, 0.1, 0.5, 9]) times.observe(["/"], value);
    expect(metrics.render()).toBe(
      [
        "# HELP bookings_total Bookings",
        "# TYPE bookings_total counter",
        'bookings_total{result="confirmed"} 3',
        'bookings_total{result="odd \\"\\\\\\n label"} 1',
        "# HELP live_clients Streams",
        "# TYPE live_clients gauge",
        "live_clients 7",
        "# HELP t Times",
        "# TYPE t histogram",
        't_bucket{route="/",le="0.1"} 2',
        't_bucket{route="/",le="1"} 3',
        't_bucket{route="/",le="+Inf"} 4',
        't_sum{route="/"} 9.65',
        't_count{route="/"} 4',
        "",
      ].join("\n"),
    );
  });

  test("asking for an existing metric returns the same one", () => {
    const metrics = createMetricsRegistry();
    metrics.counter({ name: "a_total", help: "A" }).add();
    metrics.counter({ name: "a_total", help: "A" }).add();
    expect(metrics.render()).toContain("\na_total 2\n");
  });
});

test("a process reports lag, memory and its pool", () => {
  const text = createMetrics({ pool: { totalCount: 5, idleCount: 2, waitingCount: 1 } }).render();
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds\{quantile="0.99"\} \d/m);
  expect(text).toMatch(/^process_memory_bytes\{kind="heap_used"\} \d{6,}$/m);
  expect(text).toContain('database_pool_connections{state="in_use"} 3');
  expect(text).toContain('database_pool_connections{state="waiting"} 1');
});

test("requests are measured by pattern, never by address", async () => {
  const metrics = createMetricsRegistry();
  const { app } = testEdge({}, { metrics });
  for (let id = 0; id < 50; id += 1) {
    await app.request(`/api/v1/things/${id}`);
    await app.request(`/wild/${id}`);
    await app.request(`/api/v1/wild-${id}`);
  }
  const counts = metrics.render().match(/^http_request_duration_seconds_count.*$/gm) ?? [];
  expect(counts).toContain(
    'http_request_duration_seconds_count{route="/api/v1/things/:id",method="GET",status="2xx"} 50',
  );
  expect(counts.length).toBeLessThanOrEqual(4);
});

describe("the metrics port", () => {
  let stop = () => {};
  afterEach(() => stop());

  test("serves numbers and readiness to the monitoring and nothing else", async () => {
    const metrics = createMetricsRegistry();
    metrics.counter({ name: "a_total", help: "A" }).add();
    const readiness = async () => ({ ready: false, reasons: { database: "failed" }, version: "1" });
    const server = await startMetricsServer({
      metrics,
      readiness,
      host: "127.0.0.1",
      port: 0,
      token: null,
    });
    stop = () => {
      server.close();
      server.closeAllConnections();
    };
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const scrape = await fetch(`${url}/metrics`);
    expect(scrape.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await scrape.text()).toContain("a_total 1");
    const ready = await fetch(`${url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, await readiness()]);
    expect((await fetch(`${url}/`)).status).toBe(404);
  });

  test("with a token the metrics are not readable without it", async () => {
    const readiness = async () => ({ ready: true, reasons: {}, version: "1" });
    const metrics = createMetricsRegistry();
    const token = "ein-langes-geheimnis";
    const server = await startMetricsServer({
      metrics,
      readiness,
      host: "127.0.0.1",
      port: 0,
      token,
    });
    stop = () => {
      server.close();
      server.closeAllConnections();
    };
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const path of ["/metrics", "/readyz", "/"]) {
      expect((await fetch(url + path)).status).toBe(401);
      const wrong = { headers: { authorization: "Bearer ein-anderes-geheimnis" } };
      expect((await fetch(url + path, wrong)).status).toBe(401);
    }
    const right = { headers: { authorization: `Bearer ${token}` } };
    expect((await fetch(`${url}/metrics`, right)).status).toBe(200);
  });
});
