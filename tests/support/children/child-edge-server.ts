import type { AddressInfo } from "node:net";
import { createEdge } from "#server/http/edge.ts";
import { createHttpServer } from "#server/process/http-server.ts";
import { createShutdown, endOnSignals } from "#server/process/lifecycle.ts";
import { createMetricsRegistry } from "#server/process/metrics-registry.ts";
import { captureLog, testConfig } from "../test-edge.ts";

/** A server of its own process, to be ended by signals. Says on standard output what happens. */
const drainMs = Number(process.argv[2] ?? 0);
const say = (line: string) => void process.stdout.write(`${line}\n`);
const { log } = captureLog();
const shutdown = createShutdown({ log, drainMs });
const config = testConfig();
const app = createEdge({ config, log, metrics: createMetricsRegistry(), shutdown });

app.get("/langsam", async (c) => {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return c.text("fertig");
});
app.get("/haengt", () => new Promise<Response>(() => undefined));
app.get("/strom", () => {
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue("retry: 1000\n\n");
      shutdown.signal.addEventListener("abort", () => controller.close());
    },
  });
  const body = stream.pipeThrough(new TextEncoderStream());
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
});
app.get("/wirft", (c) => {
  setTimeout(() => {
    throw new Error("thrown outside a request");
  });
  return c.text("ok");
});
app.get("/lehnt-ab", (c) => {
  void Promise.reject(new Error("rejected outside a request"));
  return c.text("ok");
});

const server = createHttpServer({ fetch: app.fetch, https: false, log });
shutdown.onStop("jobs", () => say("stopped jobs"));
shutdown.onStop("database", async () => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  say("stopped database");
});
server.listen(0, "127.0.0.1", () => {
  endOnSignals(server, shutdown, log);
  say(`ready ${(server.address() as AddressInfo).port}`);
});
