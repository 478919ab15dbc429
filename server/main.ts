import { enableCompileCache } from "node:module";
import { resolveQuickly } from "./resolve-quickly.ts";

// From the second start on nothing has to be stripped of its types and compiled again. Where the
// folder cannot be written, Node goes on without it.
enableCompileCache("node_modules/.cache/wortbuehne/compiled");
resolveQuickly();
await import("./serve.ts");
