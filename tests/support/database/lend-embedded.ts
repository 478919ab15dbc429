import { readFileSync } from "node:fs";
import { type Database, toDatabase } from "#data/db.ts";
import { openPglite, type PgliteEngine } from "#data/engine/pglite-engine.ts";
import { createPgliteHost, type PgliteHost } from "#data/engine/pglite-host.ts";
import { type Pristine, putBack, rememberPristine } from "./pristine.ts";
import { TEST_ENGINE } from "./test-engine.ts";

/**
 * While a test holds the compiled program, every embedded engine of this process runs on it, with
 * all that was optimised so far; otherwise each would begin slowly and do that work anew.
 */
const compiledEngine =
  TEST_ENGINE === "pglite"
    ? WebAssembly.compile(
        readFileSync(
          new URL("../../../node_modules/@electric-sql/pglite/dist/pglite.wasm", import.meta.url),
        ),
      )
    : undefined;

/** A file rarely has more at once; each takes its memory. */
const MOST_IDLE = 2;
/** Engines of this process that no test file has at the moment, with what is left in them. */
const idle: PgliteHost[] = [];
let pristine: Pristine | undefined;

/**
 * The embedded database as the template has it. Loading it takes a second of work, putting back what
 * the file before has changed a small part of it; an engine whose structure was changed is replaced.
 */
export async function lendEmbedded(template: string): Promise<Database> {
  await compiledEngine;
  for (let host = idle.pop(); host; host = idle.pop()) {
    const engine = await openPglite({ host });
    if (pristine && (await putBack(engine.pool, pristine))) return lend(engine, host);
    await engine.close();
    await host.close();
  }
  const host = start(template);
  const engine = await openPglite({ host });
  pristine ??= await rememberPristine(engine.pool);
  return lend(engine, host);
}

function start(template: string): PgliteHost {
  return createPgliteHost({
    location: { folder: undefined, template },
    queryLimitMs: 20_000,
    onProgress: ignore,
    onWarning: ignore,
    onRestart: ignore,
  });
}

function lend(engine: PgliteEngine, host: PgliteHost): Database {
  return toDatabase({
    ...engine,
    close: async () => {
      await engine.close();
      if (idle.length < MOST_IDLE) idle.push(host);
      else await host.close();
    },
  });
}

function ignore(): void {}
