import { createElement } from "react";
import { createContext, type LoaderFunctionArgs, type ServerBuild } from "react-router";
import { describe, expect, test } from "vitest";
import type { Subject } from "#app/context.ts";
import type { PageHandle } from "#app/page-handle.ts";
import type { Db } from "#data/db.ts";
import type { Ctx } from "#features/ctx.ts";
import { createMetricsRegistry } from "#server/process/metrics-registry.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import type { Change } from "./content-changes.ts";
import { createPages } from "./pages.ts";

const ctxContext = createContext<Ctx>();
const faultContext = createContext<(error: unknown) => void>(() => undefined);
const shownContext = createContext<Set<Subject>>();

const ADDRESS = "http://localhost:3000/irgendwo";

const OOPS = "<!doctype html><p>Oops!</p>";

/** The smallest product: one page. */
function buildWith(
  loader: (args: LoaderFunctionArgs) => unknown,
  handle: PageHandle = { isPublic: true },
): ServerBuild {
  const entry = {
    contextKeys: { ctx: ctxContext, fault: faultContext, shown: shownContext },
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
      handle,
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

function pagesOf(build: ServerBuild) {
  const followers: ((change: Change) => void)[] = [];
  const content = { follow: (follower: (change: Change) => void) => void followers.push(follower) };
  const pages = createPages({
    ctx: testCtx({} as Db),
    build,
    https: false,
    content,
    metrics: createMetricsRegistry(),
  });
  const change = (...subjects: Subject[]) => {
    for (const follower of followers) follower({ subjects, graceMs: 0 });
  };
  return { ...pages, change };
}

const pagesWith = (loader: () => unknown) => pagesOf(buildWith(loader));

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

describe("a page", () => {
  /** Counts how often it is made. */
  function countedPage(handle?: PageHandle) {
    let made = 0;
    const loader = ({ context }: LoaderFunctionArgs) => {
      made += 1;
      context.get(shownContext).add("articles");
      return null;
    };
    const pages = pagesOf(buildWith(loader, handle));
    const read = async (query = "") => {
      const answer = await pages.answer(new Request(ADDRESS + query));
      return [answer.headers.get("cache-control"), made];
    };
    return { read, change: pages.change };
  }
  const KEPT = "public, max-age=0, must-revalidate";

  test("that its route does not call public is made for each request and kept nowhere", async () => {
    const { read } = countedPage({});
    expect([await read(), await read()]).toEqual([
      ["no-store", 1],
      ["no-store", 2],
    ]);
  });

  test("that is public is kept, but for a visitor who brings a code", async () => {
    const { read } = countedPage();
    expect([await read(), await read()]).toEqual([
      [KEPT, 1],
      [KEPT, 1],
    ]);
    expect([await read("?code=a"), await read("?code=a")]).toEqual([
      ["no-store", 2],
      ["no-store", 3],
    ]);
  });

  test("is kept until something changes that its loader says it shows", async () => {
    const { read, change } = countedPage();
    await read();
    change("settings", "speaker:klara");
    expect(await read()).toEqual([KEPT, 1]);
    change("articles");
    expect(await read()).toEqual([KEPT, 2]);
  });
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
