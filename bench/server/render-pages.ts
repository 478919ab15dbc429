// Started by render.ts: what a page costs the processor that is not kept, beside React alone.
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { readConfig } from "#server/config/config.ts";
import { createPages } from "#server/pages/pages.ts";
import { createLog } from "#server/process/log.ts";
import { openServices } from "#server/services/open-services.ts";
import { type Figure, quantile } from "../report/figure.ts";

const PAGES = {
  home: "/",
  profile: "/speaker/miriam-falkenau",
  topic: "/themen/leadership",
  article: "/blog/speaker-briefen",
};
const ROUNDS = 5;
const PER_ROUND = 40;

type RenderPage = (
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
) => Promise<Response>;

const { DATA_DIR = "" } = process.env;
const config = readConfig({ NODE_ENV: "production", DATA_DIR, DEMO: "1", LOG_LEVEL: "silent" });
if (!config.ok) throw new Error(config.error.map(({ message }) => message).join("\n"));
const { ctx, content, metrics } = await openServices(
  config.value,
  createLog(config.value),
  () => {},
);
const built: ServerBuild = await import(pathToFileURL("build/server/index.js").href);
const entry = built.entry.module as typeof built.entry.module & { default: RenderPage };

/** The page that was rendered last, for React to render it once more. */
let last: { url: string; context: EntryContext } | undefined;
const watched: RenderPage = (request, status, headers, context, loadContext) => {
  const { serverHandoffStream: _data, ...rest } = context;
  last = { url: request.url, context: rest };
  return entry.default(request, status, headers, context, loadContext);
};
const build = { ...built, entry: { module: { ...entry, default: watched } } };
const pages = createPages({ ctx, build, https: false, content, metrics });

let visits = 0;
/** An address with a code is never kept, so the page is made anew, and sent as it was written. */
async function renderOurs(path: string): Promise<ArrayBuffer> {
  const answer = await pages.answer(new Request(`${ctx.publicUrl}${path}?code=${visits++}`));
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return answer.arrayBuffer();
}

/** The same tree, but for styles and data, which the page writes into it as they are. */
function renderReact(): void {
  if (last) renderToString(createElement(ServerRouter, last));
}

/** Milliseconds of processor per page, with all threads. */
async function costOf(render: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  for (let count = 0; count < PER_ROUND; count += 1) await render();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / PER_ROUND;
}

const figures: Figure[] = [];
for (const [name, path] of Object.entries(PAGES)) {
  const ours: number[] = [];
  const react: number[] = [];
  // The first round is for what is read and compiled once.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const costs = [await costOf(() => renderOurs(path)), await costOf(renderReact)] as const;
    if (round === 0) continue;
    ours.push(costs[0]);
    react.push(costs[1]);
  }
  const [cost, alone] = [quantile(ours, 0.5), quantile(react, 0.5)];
  const ratio = { value: alone / cost, to: "React alone" };
  const weight = brotliCompressSync(new Uint8Array(await renderOurs(path))).length / 1000;
  figures.push({ name: `${name}, rendered anew`, value: cost, unit: "ms of processor", ratio });
  figures.push({ name: `${name}, by renderToString`, value: alone, unit: "ms of processor" });
  figures.push({ name: `${name}, HTML with styles and data`, value: weight, unit: "kB, brotli" });
}
process.send?.(figures);
