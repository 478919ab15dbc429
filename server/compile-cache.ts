import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { registerModuleResolver } from "./module-resolver.ts";

/**
 * The first import of the server, and `node --import ./server/compile-cache.ts` for scripts: from
 * the second start on no module has its types stripped or is compiled again. Where the folder cannot be
 * written, Node goes on without it.
 */
enableCompileCache(
  fileURLToPath(new URL("../node_modules/.cache/wortbuehne/compiled", import.meta.url)),
);
registerModuleResolver();
