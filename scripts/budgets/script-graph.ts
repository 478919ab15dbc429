import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** What a built script asks for at once, and what it may ask for later. */
type Chunk = { readonly imports: readonly string[]; readonly later: readonly string[] };

export type ScriptGraph = ReadonlyMap<string, Chunk>;

const AT_ONCE = /\b(?:from|import)\s*["']\.\/([\w.$-]+\.js)["']/g;
const LATER = /\bimport\(\s*[`"']\.\/([\w.$-]+\.js)[`"']\s*\)/g;

/** Read from the files themselves, which is what a browser does. */
export async function readScriptGraph(folder: string, base: string): Promise<ScriptGraph> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  const graph = new Map<string, Chunk>();
  for (const name of names) {
    const code = await readFile(join(folder, name), "utf8");
    const found = (pattern: RegExp) => [
      ...new Set([...code.matchAll(pattern)].map(([, file]) => `${base}${file}`)),
    ];
    graph.set(`${base}${name}`, { imports: found(AT_ONCE), later: found(LATER) });
  }
  return graph;
}

/** Everything that arrives with these scripts. */
export function withImports(graph: ScriptGraph, scripts: Iterable<string>): ReadonlySet<string> {
  return reach(scripts, (script) => graph.get(script)?.imports ?? [], new Set());
}

/** Everything these scripts can ever ask for beyond what is there already. */
export function beyond(
  graph: ScriptGraph,
  scripts: Iterable<string>,
  known: ReadonlySet<string>,
): ReadonlySet<string> {
  const asked = (script: string) => {
    const { imports = [], later = [] } = graph.get(script) ?? {};
    return [...imports, ...later];
  };
  return reach(scripts, asked, known);
}

function reach(
  scripts: Iterable<string>,
  next: (script: string) => readonly string[],
  known: ReadonlySet<string>,
): ReadonlySet<string> {
  const seen = new Set<string>();
  const queue = [...scripts];
  for (let script = queue.pop(); script !== undefined; script = queue.pop()) {
    if (seen.has(script) || known.has(script)) continue;
    seen.add(script);
    queue.push(...next(script));
  }
  return seen;
}

/** The script that a module of this name became. */
export function scriptNamed(graph: ScriptGraph, name: string): string | null {
  const pattern = new RegExp(`/${name}-[\\w-]{8}\\.js$`);
  return [...graph.keys()].find((script) => pattern.test(script)) ?? null;
}
