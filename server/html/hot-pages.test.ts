import { once } from "node:events";
import { createServer, request as httpRequest, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { createLog } from "#server/process/log.ts";
import { createMetricsRegistry } from "#server/process/metrics-registry.ts";
import { requestDurations } from "../http/request-log.ts";
import { createHotPages, type HotPagesOptions } from "./hot-pages.ts";
import { createHtmlCache } from "./html-cache.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(options: Partial<HotPagesOptions> = {}) {
  let version = 1;
  const cache = createHtmlCache(
    async () => ({
      status: 200,
      headers: new Headers({ "content-type": "text/html", "cache-control": "public" }),
      body: Buffer.from("<p>Bühne</p>"),
    }),
    () => String(version),
  );
  const metrics = createMetricsRegistry();
  const lines: object[] = [];
  const answerAtOnce = createHotPages({
    cache,
    https: false,
    isDraining: () => false,
    isLoopback: false,
    isUnlisted: () => false,
    durations: requestDurations(metrics),
    route: "/*",
    log: createLog({ log: { level: "info" } }, { write: (line) => lines.push(JSON.parse(line)) }),
    sample: 0,
    ...options,
  });
  const server = createServer((incoming, outgoing) => {
    if (!answerAtOnce(incoming, outgoing)) outgoing.writeHead(299).end("the long way");
  });
  closing.push(() => server.close());
  server.listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const asked = httpRequest({ port, path, headers, method }).end();
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: String(Buffer.concat(chunks)),
    };
  };
  await cache.respond(new Request("http://localhost/"));
  return { ask, bump: () => (version += 1), metrics, lines };
}

describe("a page that is kept", () => {
  test("comes with its own headers and those of every answer, and is counted", async () => {
    const { ask, metrics } = await serve();
    const answer = await ask("/");
    expect(answer).toMatchObject({ status: 200, body: "<p>Bühne</p>" });
    expect(answer.headers).toMatchObject({
      "content-type": "text/html",
      "cache-control": "public",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
      "content-length": "13",
    });
    expect(metrics.render()).toContain('route="/*",method="GET",status="2xx"');
  });

  test("is not sent again to those who have it", async () => {
    const { ask } = await serve();
    const { etag = "" } = (await ask("/")).headers;
    const again = await ask("/", { "if-none-match": etag });
    expect(again).toMatchObject({ status: 304, body: "" });
    expect(again.headers).toMatchObject({ etag, vary: "accept-encoding" });
  });

  test("keeps the id that a proxy gave the request", async () => {
    const { ask } = await serve();
    const answer = await ask("/", { "x-request-id": "proxy-12345678" });
    expect(answer.headers["x-request-id"]).toBe("proxy-12345678");
  });
});

describe("of all answers", () => {
  test("the wanted share is logged with the id of its request and without its address", async () => {
    const shares = [0.2, 0.7];
    const { ask, lines } = await serve({ sample: 0.5, random: () => shares.shift() ?? 1 });
    const { headers } = await ask("/");
    await ask("/");
    expect(lines).toEqual([
      expect.objectContaining({
        level: "info",
        msg: "request",
        request_id: headers["x-request-id"],
        method: "GET",
        route: "/*",
        status: 200,
        ms: expect.any(Number),
      }),
    ]);
    expect(lines[0]).not.toHaveProperty("url");
  });
});

describe("the long way is taken", () => {
  test("by whatever is no plain read of a kept page", async () => {
    const { ask } = await serve();
    const others = [
      await ask("/themen"),
      await ask("/", {}, "HEAD"),
      await ask("/", {}, "POST"),
      await ask("/", { host: "a b" }),
      await ask("/", { "content-length": "0" }),
      await ask("/", { "accept-encoding": "br" }),
    ];
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 299));
  });

  test("as soon as the content changed", async () => {
    const { ask, bump } = await serve();
    bump();
    expect((await ask("/")).status).toBe(299);
  });

  test.each([
    ["the process is about to end", { isDraining: () => true }],
    ["search engines are to leave the page alone", { isUnlisted: () => true }],
  ])("when %s", async (_why, options) => {
    const { ask } = await serve(options);
    expect((await ask("/")).status).toBe(299);
  });
});
