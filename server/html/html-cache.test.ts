import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Subject } from "#app/context.ts";
import { BEST_AFTER_VISITS } from "./compressed-page.ts";
import { createHtmlCache, type RenderedPage } from "./html-cache.ts";

const KLARA = "speaker:klara";

function page(text: string, { status = 200, shows = [KLARA] as string[] } = {}): RenderedPage {
  const headers = new Headers({ "content-type": "text/html; charset=utf-8" });
  return { status, headers, body: Buffer.from(text), shows: new Set(shows) };
}

/** A cache whose pages are made by counting, with what a test does to it. */
function counted(make: (count: number, url: string) => RenderedPage | Promise<RenderedPage>) {
  let count = 0;
  let day = "2026-04-30";
  const answered: string[] = [];
  const cache = createHtmlCache(
    async (url) => make(++count, url),
    () => day,
    (from) => answered.push(from),
  );
  const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    cache.respond(new Request(`http://localhost${path}`, { headers, method }));
  return {
    ask,
    read: async (path: string) => (await ask(path)).text(),
    change: (...subjects: Subject[]) => cache.change({ subjects, graceMs: 0 }),
    book: () => cache.change({ subjects: [KLARA], graceMs: 2_000 }),
    miss: () => cache.change({ subjects: "everything", graceMs: 0 }),
    nextDay: () => {
      day = "2026-05-01";
    },
    rendered: () => count,
    answered: () => answered,
  };
}

test("a page is rendered once and served from memory", async () => {
  const { read, rendered, answered } = counted((n) => page(`<p>${n}</p>`));
  expect([await read("/"), await read("/")]).toEqual(["<p>1</p>", "<p>1</p>"]);
  expect(rendered()).toBe(1);
  expect(answered()).toEqual(["rendering", "memory"]);
});

test("another address is another page", async () => {
  const { read } = counted((n) => page(String(n)));
  await read("/");
  expect(await read("/?category=finance")).toBe("2");
});

test("a hundred visitors at once cost one rendering", async () => {
  const { ask, rendered } = counted(() => page("x"));
  await Promise.all(Array.from({ length: 100 }, () => ask("/")));
  expect(rendered()).toBe(1);
});

test("errors are not kept", async () => {
  const { ask, rendered } = counted(() => page("nicht da", { status: 404 }));
  expect((await ask("/weg")).status).toBe(404);
  await ask("/weg");
  expect(rendered()).toBe(2);
});

test("a page that is not public is not kept", async () => {
  const { ask, rendered } = counted((n) => {
    const own = page(String(n));
    own.headers.set("cache-control", "no-store");
    return own;
  });
  await ask("/auth/confirm?token_hash=x");
  await ask("/auth/confirm?token_hash=x");
  expect(rendered()).toBe(2);
});

describe("after a change", () => {
  test("a page that shows it is made anew for the next request, and no other page is", async () => {
    const { read, change } = counted((n, url) =>
      page(String(n), { shows: url.endsWith("/klara") ? [KLARA, "settings"] : ["settings"] }),
    );
    const both = async () => [await read("/klara"), await read("/agb")];
    expect(await both()).toEqual(["1", "2"]);
    change("articles", KLARA);
    expect(await both()).toEqual(["3", "2"]);
    change("settings");
    expect(await both()).toEqual(["4", "5"]);
  });

  test("a page of which nothing is known counts as changed", async () => {
    const { read, change } = counted((n) => page(String(n), { shows: [] }));
    await read("/");
    change("articles");
    expect(await read("/")).toBe("2");
  });

  test("while a page is made, that page is old at once", async () => {
    const cache = counted((n) => {
      if (n === 1) cache.change(KLARA);
      return page(String(n));
    });
    await cache.read("/");
    expect([await cache.read("/"), await cache.read("/")]).toEqual(["2", "2"]);
  });

  test("no later request gets a page that was begun before it", async () => {
    const old = Promise.withResolvers<RenderedPage>();
    const { read, change } = counted((n) => (n === 1 ? old.promise : page(String(n))));
    const early = read("/");
    change(KLARA);
    const late = [read("/"), read("/")];
    old.resolve(page("1"));
    expect([await early, ...(await Promise.all(late))]).toEqual(["1", "2", "2"]);
  });

  test("a page that is gone meanwhile is not kept either", async () => {
    const { ask, change } = counted((n) => page(String(n), { status: n === 1 ? 200 : 404 }));
    await ask("/");
    change(KLARA);
    expect([(await ask("/")).status, (await ask("/")).status]).toEqual([404, 404]);
  });

  test("a page that looks as before keeps its tag: a browser that has it need not load it again", async () => {
    const { ask, change, rendered } = counted(() => page("gleich"));
    const etag = (await ask("/", { "accept-encoding": "br" })).headers.get("etag") ?? "";
    change(KLARA);
    expect((await ask("/", { "if-none-match": etag })).status).toBe(304);
    expect(rendered()).toBe(2);
  });
});

describe("a booking", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["performance"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** The second rendering, the one behind the answer, takes until the test says so. */
  function slowlyRenewed() {
    const renewal = Promise.withResolvers<RenderedPage>();
    const cache = counted((n) => (n === 2 ? renewal.promise : page(String(n))));
    return { ...cache, renewal };
  }

  test("lets visitors have the page they know at once and renews it once, behind them", async () => {
    const { read, book, rendered, renewal } = slowlyRenewed();
    await read("/");
    book();
    const answers = await Promise.all(Array.from({ length: 100 }, () => read("/")));
    expect(new Set(answers)).toEqual(new Set(["1"]));
    expect(rendered()).toBe(2);
    renewal.resolve(page("2"));
    await expect.poll(() => read("/")).toBe("2");
    expect(rendered()).toBe(2);
  });

  test("is on every page two seconds later, however slowly it is renewed", async () => {
    const { read, book, renewal } = slowlyRenewed();
    await read("/");
    book();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(await read("/")).toBe("1");
    await vi.advanceTimersByTimeAsync(1);
    const waiting = read("/");
    renewal.resolve(page("2"));
    expect(await waiting).toBe("2");
  });

  test("that makes many pages old lets two at a time be renewed behind their visitors", async () => {
    const renewal = Promise.withResolvers<void>();
    let isStocked = false;
    const { read, book, rendered } = counted(async (n) => {
      if (isStocked) await renewal.promise;
      return page(String(n));
    });
    const paths = ["/a", "/b", "/c", "/d"];
    for (const path of paths) await read(path);
    isStocked = true;
    book();
    for (const path of paths) await read(path);
    expect(rendered()).toBe(6);
    renewal.resolve();
    await expect.poll(() => read("/c")).not.toBe("3");
    expect(await read("/d")).toBe("4");
  });

  test("is not put off by later ones", async () => {
    const { read, book } = counted((n) => page(String(n)));
    await read("/");
    book();
    await vi.advanceTimersByTimeAsync(1_500);
    book();
    await vi.advanceTimersByTimeAsync(500);
    expect(await read("/")).toBe("2");
  });

  test("during a renewal makes the page old again", async () => {
    const { read, book, rendered, renewal } = slowlyRenewed();
    await read("/");
    book();
    await read("/");
    book();
    renewal.resolve(page("2"));
    await expect.poll(() => read("/")).toBe("3");
    expect(rendered()).toBe(3);
  });

  test("lends no time to other changes", async () => {
    const { read, book, change } = counted((n) => page(String(n)));
    await read("/");
    book();
    change(KLARA);
    expect(await read("/")).toBe("2");
  });

  test("whose page cannot be renewed is tried again, and visitors hear of it in time", async () => {
    const { read, book } = counted((n) =>
      n === 2 || n === 3 ? Promise.reject(new Error("away")) : page(String(n)),
    );
    await read("/");
    book();
    expect(await read("/")).toBe("1");
    await vi.advanceTimersByTimeAsync(2_000);
    await expect(read("/")).rejects.toThrow("away");
    expect(await read("/")).toBe("4");
  });
});

test("after a gap nothing counts as known", async () => {
  const { read, miss } = counted((n) => page(String(n)));
  await read("/");
  miss();
  expect(await read("/")).toBe("2");
});

test("yesterday's page is not shown", async () => {
  const { read, nextDay } = counted((n) => page(String(n)));
  await read("/");
  nextDay();
  expect(await read("/")).toBe("2");
});

test("the entity tag answers 304 until the content changes", async () => {
  const { ask, change } = counted((n) => page(String(n)));
  const etag = (await ask("/")).headers.get("etag") ?? "";
  expect((await ask("/", { "if-none-match": etag })).status).toBe(304);
  change(KLARA);
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

test("a page that many ask for is compressed as small as possible", async () => {
  const text = Array.from({ length: 400 }, (_, n) => `Wort ${n * 7919} auf der Bühne`).join(" ");
  const { ask } = counted(() => page(text));
  const size = async () =>
    (await (await ask("/", { "accept-encoding": "br" })).arrayBuffer()).byteLength;
  const first = await size();
  for (let visit = 1; visit < BEST_AFTER_VISITS; visit += 1) expect(await size()).toBe(first);
  await expect.poll(size).toBeLessThan(first);
});

test("HEAD has the headers of GET and no body", async () => {
  const { ask } = counted(() => page("abc"));
  const response = await ask("/", {}, "HEAD");
  expect(response.headers.get("content-length")).toBe("3");
  expect(await response.text()).toBe("");
});
