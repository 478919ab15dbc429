import { expect, test } from "vitest";
import { inlineHashes } from "./inline-hashes.ts";
import { hydrateLate, splitHydration } from "./late-hydration.ts";

const PAGE = `<head><link rel="modulepreload" href="/assets/a.js"/></head><body><script>window.__x=1</script><script type="module" async="">import "/assets/a.js"</script></body>`;

test("scripts wait: no preload and no module is left in the page", () => {
  const html = hydrateLate(PAGE);
  expect(html).not.toContain("<link");
  expect(html).not.toContain('<script type="module"');
});

test("the boot module is kept as text and started by the starter", () => {
  const html = hydrateLate(PAGE);
  expect(html).toContain(`<script id="boot" type="text/plain">import "/assets/a.js"</script>`);
});

test("a page without a boot module stays as it is", () => {
  expect(hydrateLate("<p>404</p>")).toBe("<p>404</p>");
});

test("the policy allows the boot module once it is inserted", () => {
  const { scriptHashes } = inlineHashes(hydrateLate(PAGE));
  const { scriptHashes: alone } = inlineHashes(`<script>import "/assets/a.js"</script>`);
  expect(scriptHashes).toContain(alone[0]);
});

test("structured data needs no hash, styles have their own", () => {
  const html = `<style>p{}</style><script type="application/ld+json">{}</script><script src="/x.js"></script>`;
  expect(inlineHashes(html)).toEqual({ scriptHashes: [], styleHashes: [expect.any(String)] });
});

const WITH_DATA = `<head><link rel="modulepreload" href="/assets/a.js"/></head><body><p>Text</p><script>window.__reactRouterContext = {"ssr":true};</script><script type="module" async="">import "/assets/a.js"</script><script>window.__reactRouterContext.streamController.enqueue("[1]");</script><script>window.__reactRouterContext.streamController.close();</script></body>`;

test("what React needs moves into a script of its own, in the order of the page", () => {
  const split = splitHydration(WITH_DATA, () => "/_start?page=%2F&v=1");
  expect(split?.script.split("\n")).toEqual([
    "// /assets/a.js",
    `window.__reactRouterContext = {"ssr":true};`,
    `window.__reactRouterContext.streamController.enqueue("[1]");`,
    "window.__reactRouterContext.streamController.close();",
    `import "/assets/a.js"`,
  ]);
  expect(split?.html).toContain("<p>Text</p>");
  expect(split?.html).toContain(`data-src="/_start?page=%2F&amp;v=1"`);
  expect(split?.html).not.toContain("__reactRouterContext");
  expect(split?.html).not.toContain("modulepreload");
});

test("the script that restores the place loses its indents, texts keep theirs", () => {
  const scrolling = "<script>((storageKey, restoreKey) => {\n\t\ttry {\n\t}\n})()</script>";
  const page = WITH_DATA.replace("<p>Text</p>", `<pre>a\n\tb</pre>${scrolling}`);
  const split = splitHydration(page, () => "/_start");
  expect(split?.html).toContain("<script>((storageKey, restoreKey) => {\ntry {\n}\n})()</script>");
  expect(split?.html).toContain("<pre>a\n\tb</pre>");
});

test("a page of another form is not taken apart", () => {
  expect(splitHydration(PAGE, () => "/_start")).toBeNull();
  expect(splitHydration("<p>404</p>", () => "/_start")).toBeNull();
});
