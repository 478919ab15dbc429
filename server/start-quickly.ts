import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { resolveQuickly } from "./resolve-quickly.ts";

/**
 * The first import of every program of ours, `node --import ./server/start-quickly.ts` for scripts: from the
 * second start on nothing has to be stripped of its types and compiled again. Where the folder cannot be
 * written, Node goes on without it.
 */
enableCompileCache(
  fileURLToPath(new URL("../node_modules/.cache/wortbuehne/compiled", import.meta.url)),
);
resolveQuickly();
