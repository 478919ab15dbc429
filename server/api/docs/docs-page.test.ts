import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { Db } from "#data/db.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { createApi } from "../api.ts";
import { OPERATIONS } from "../operations.ts";

const api = createApi(testCtx({} as Db));

test("the page explains every operation, in English", async () => {
  const page = await (await api.request("/docs")).text();
  expect(page).toContain('<html lang="en">');
  for (const { summary } of Object.values(OPERATIONS)) {
    expect(page).toContain(`<h3>${summary}</h3>`);
  }
  expect(page).toContain("/api/v1/speakers/{slug}/availability");
});

test("the page needs no script and its style is allowed by hash", async () => {
  const answer = await api.request("/docs");
  const page = await answer.text();
  expect(page).not.toMatch(/<script|<link|\sstyle=|\son\w+=/);
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(answer.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
});

test("every link inside the page leads somewhere", async () => {
  const page = await (await api.request("/docs")).text();
  const targets = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, anchor = ""] of page.matchAll(/href="#([^"]+)"/g)) {
    expect(targets).toContain(anchor);
  }
});

test("the document is served as JSON and may be cached", async () => {
  const answer = await api.request("/openapi.json");
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  expect(answer.headers.get("cache-control")).toMatch(/^public/);
  expect(await answer.json()).toMatchObject({ openapi: "3.1.0" });
});
