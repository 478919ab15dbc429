import { createElement } from "react";
import { createContext, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import type { Db } from "#data/db.ts";
import type { Ctx } from "#features/ctx.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { createPages } from "./pages.ts";

const ctxContext = createContext<Ctx>();
const faultContext = createContext<(error: unknown) => void>(() => undefined);

const ADDRESS = "http://localhost:3000/irgendwo";

const OOPS = "<!doctype html><p>Oops!</p>";

/** The smallest product: one page. */
function buildWith(loader: () => unknown): ServerBuild {
  const entry = {
    contextKeys: { ctx: ctxContext, fault: faultContext },
    readReplicaCtx: async (ctx: Ctx) => ctx,
    stylesheet: "",
    handleError: (
      fault: unknown,
      { context }: { context: { get(key: typeof faultContext): (error: unknown) => void } },
    ) => context.get(faultContext)(fault),
    default: (_request: Request, status: number, headers: Headers) => {
      headers.set("content-type", "text/html; charset=utf-8");
      return new Response(OOPS, { status, headers });
    },
  };
  const page = {
    id: "root",
    path: "*",
    module: {
      default: () => createElement("p"),
      loader,
    },
  };
  return {
    entry: { module: entry },
    routes: { root: page },
    assets: { entry: { module: "", imports: [] }, routes: {}, url: "", version: "1" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
}

function pagesWith(loader: () => unknown) {
  const build = buildWith(loader);
  return createPages({ ctx: testCtx({} as Db), build, https: false, contentVersion: () => 1 });
}

async function answerTo(error: Error): Promise<Response> {
  const pages = pagesWith(() => {
    throw error;
  });
  return pages.answer(new Request(ADDRESS));
}

test("a page without its database is 503 with a time to come back, and not kept [R-09]", async () => {
  const refused = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  for (const error of [refused, new Error("Failed query", { cause: refused })]) {
    const answer = await answerTo(error);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).toContain("Oops!");
  }
});

test("a fault of ours stays one", async () => {
  const answer = await answerTo(new TypeError("undefined is not a function"));
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([500, null]);
});

test("a visitor who leaves while a page is made does not take it from those who wait for it", async () => {
  const data = Promise.withResolvers<null>();
  const pages = pagesWith(() => data.promise);
  const leaving = new AbortController();
  const first = pages.answer(new Request(ADDRESS, { signal: leaving.signal }));
  const second = pages.answer(new Request(ADDRESS));
  leaving.abort();
  data.resolve(null);
  expect((await second).status).toBe(200);
  await first;
});
