import { createElement } from "react";
import { createContext, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import type { Db } from "#data/db.ts";
import type { Ctx } from "#features/ctx.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { createPages } from "./pages.ts";

const ctxContext = createContext<Ctx>();
const faultContext = createContext<(error: unknown) => void>(() => undefined);

/** The smallest product: one page whose data cannot be read. */
function buildThatFailsWith(error: Error): ServerBuild {
  const entry = {
    contextKeys: { ctx: ctxContext, fault: faultContext },
    stylesheet: "",
    handleError: (
      fault: unknown,
      { context }: { context: { get(key: typeof faultContext): (error: unknown) => void } },
    ) => context.get(faultContext)(fault),
    default: (_request: Request, status: number, headers: Headers) => {
      headers.set("content-type", "text/html; charset=utf-8");
      return new Response("<!doctype html><p>Oops!</p>", { status, headers });
    },
  };
  const page = {
    id: "root",
    path: "*",
    module: {
      default: () => createElement("p"),
      loader: () => {
        throw error;
      },
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

async function answerTo(error: Error): Promise<Response> {
  const pages = createPages({
    ctx: testCtx({} as Db),
    build: buildThatFailsWith(error),
    https: false,
    contentVersion: () => 1,
  });
  return pages.answer(new Request("http://localhost:3000/irgendwo"));
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
