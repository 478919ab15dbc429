import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createHtmlCache, type RenderedPage } from "./html-cache.ts";

function page(text: string, status = 200): RenderedPage {
  return {
    status,
    headers: new Headers({ "content-type": "text/html; charset=utf-8" }),
    body: Buffer.from(text),
  };
}

function counted(make: (count: number) => RenderedPage) {
  let count = 0;
  let version = 1;
  const cache = createHtmlCache(
    async () => make(++count),
    () => String(version),
  );
  const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    cache.respond(new Request(`http://localhost${path}`, { headers, method }));
  return { ask, bump: () => version++, rendered: () => count };
}

test("a page is rendered once and served from memory", async () => {
  const { ask, rendered } = counted((n) => page(`<p>${n}</p>`));
  expect(await (await ask("/")).text()).toBe("<p>1</p>");
  expect(await (await ask("/")).text()).toBe("<p>1</p>");
  expect(rendered()).toBe(1);
});

test("another address is another page", async () => {
  const { ask } = counted((n) => page(String(n)));
  await ask("/");
  expect(await (await ask("/?category=finance")).text()).toBe("2");
});

test("changed content makes the next request render anew", async () => {
  const { ask, bump } = counted((n) => page(String(n)));
  await ask("/");
  bump();
  expect(await (await ask("/")).text()).toBe("2");
});

test("content that changes while a page is rendered makes that page old at once", async () => {
  let version = 1;
  let count = 0;
  const cache = createHtmlCache(
    async () => {
      version += 1;
      return page(String(++count));
    },
    () => String(version),
  );
  await cache.respond(new Request("http://localhost/"));
  expect(await (await cache.respond(new Request("http://localhost/"))).text()).toBe("2");
});

test("a hundred visitors at once cost one rendering", async () => {
  const { ask, rendered } = counted(() => page("x"));
  await Promise.all(Array.from({ length: 100 }, () => ask("/")));
  expect(rendered()).toBe(1);
});

test("errors are not kept", async () => {
  const { ask, rendered } = counted(() => page("nicht da", 404));
  expect((await ask("/weg")).status).toBe(404);
  await ask("/weg");
  expect(rendered()).toBe(2);
});

test("a page that belongs to one visitor is not kept", async () => {
  const { ask, rendered } = counted((n) => {
    const own = page(String(n));
    own.headers.set("cache-control", "no-store");
    return own;
  });
  await ask("/auth/confirm?token_hash=x");
  await ask("/auth/confirm?token_hash=x");
  expect(rendered()).toBe(2);
});

test("the entity tag answers 304 until the content changes", async () => {
  const { ask, bump } = counted((n) => page(String(n)));
  const etag = (await ask("/")).headers.get("etag") ?? "";
  expect((await ask("/", { "if-none-match": etag })).status).toBe(304);
  bump();
  expect((await ask("/", { "if-none-match": etag })).status).toBe(200);
});

test("brotli and gzip carry the same text", async () => {
  const { ask } = counted(() => page("Wortbühne ".repeat(50)));
  const br = await ask("/", { "accept-encoding": "gzip, br" });
  expect(br.headers.get("content-encoding")).toBe("br");
  const gz = await ask("/", { "accept-encoding": "gzip" });
  const plain = await (await ask("/")).text();
  expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(plain);
  expect(gunzipSync(Buffer.from(await gz.arrayBuffer())).toString()).toBe(plain);
});

test("a page that is asked for again is packed as small as possible", async () => {
  const text = Array.from({ length: 400 }, (_, n) => `Wort ${n * 7919} auf der Bühne`).join(" ");
  const { ask } = counted(() => page(text));
  const size = async () =>
    (await (await ask("/", { "accept-encoding": "br" })).arrayBuffer()).byteLength;
  const first = await size();
  await expect.poll(size).toBeLessThan(first);
});

test("HEAD has the headers of GET and no body", async () => {
  const { ask } = counted(() => page("abc"));
  const response = await ask("/", {}, "HEAD");
  expect(response.headers.get("content-length")).toBe("3");
  expect(await response.text()).toBe("");
});
