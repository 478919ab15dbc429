import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createInlineHashes } from "./inline-hashes.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const pageOf = (sheet: string, css: string, data: string) =>
  `<head><style data-href="${sheet}">${css}</style><script>first()</script></head><body><script src="/a.js"></script><script id="page-data" type="application/json">${data}</script><script>start()</script></body>`;

test("the inline code of a page is allowed by its hash, its data and foreign files are not named", () => {
  expect(createInlineHashes()(Buffer.from(pageOf("/a.css", "p{}", '{"a":1}')))).toEqual({
    scriptHashes: [hash("first()"), hash("start()")],
    styleHashes: [hash("p{}")],
  });
});

test("pages of other routes have other styles, pages of one route the same, whatever their data says", () => {
  const inlineHashes = createInlineHashes();
  const styles = [
    pageOf("/a.css", "p{}", "[1]"),
    pageOf("/b.css", "q{}", "[2]"),
    pageOf("/a.css", "p{}", "[3]"),
  ].map((html) => inlineHashes(Buffer.from(html)).styleHashes);
  expect(styles).toEqual([[hash("p{}")], [hash("q{}")], [hash("p{}")]]);
});

test("what is no page of the router is hashed for itself and changes nothing for the others", () => {
  const inlineHashes = createInlineHashes();
  expect(inlineHashes(Buffer.from("<style>b{}</style><script>other()</script>"))).toEqual({
    scriptHashes: [hash("other()")],
    styleHashes: [hash("b{}")],
  });
  const { scriptHashes } = inlineHashes(Buffer.from(pageOf("/a.css", "p{}", "[]")));
  expect(scriptHashes).toEqual([hash("first()"), hash("start()")]);
  const structured = `<script type="application/ld+json">{}</script><script src="/x.js"></script>`;
  expect(inlineHashes(Buffer.from(structured))).toEqual({ scriptHashes: [], styleHashes: [] });
});
