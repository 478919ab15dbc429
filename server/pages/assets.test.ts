import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { builtAssets } from "./assets.ts";

const folder = tempFolder();
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "assets/app-abc.js"), "let whole;");
writeFileSync(join(folder, "assets/app-abc.js.br"), "packed");
writeFileSync(join(folder, "favicon.ico"), "icon");
const app = new Hono().use(builtAssets(folder)).notFound((c) => c.text("page", 404));

const ask = (path: string, encoding = "", method = "GET") =>
  app.request(path, { method, headers: { "accept-encoding": encoding } });

test("a built file comes in the smallest form that is understood, and for a year", async () => {
  const packed = await ask("/assets/app-abc.js", "gzip, br");
  expect([packed.status, await packed.text()]).toEqual([200, "packed"]);
  expect(Object.fromEntries(packed.headers)).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    "content-length": "6",
    "content-type": "text/javascript; charset=utf-8",
    vary: "accept-encoding",
  });
  const whole = await ask("/assets/app-abc.js", "gzip");
  expect([whole.headers.get("content-encoding"), await whole.text()]).toEqual([null, "let whole;"]);
});

test("asking twice gives the same, and asking for the head alone no body", async () => {
  await ask("/favicon.ico");
  const again = await ask("/favicon.ico");
  expect([again.headers.get("cache-control"), await again.text()]).toEqual([
    "public, max-age=86400",
    "icon",
  ]);
  const head = await ask("/favicon.ico", "", "HEAD");
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
    200,
    "4",
    "",
  ]);
});

test("nothing but the files of the build is there, and their packed forms have no address", async () => {
  for (const path of ["/assets/app-abc.js.br", "/assets", "/assets/../../package.json", "/x.js"]) {
    const answer = await ask(path);
    expect([path, answer.status, await answer.text()]).toEqual([path, 404, "page"]);
  }
});
