// After the bundler: compress every asset once at the best quality, then hold the build to its budgets.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { readScriptGraph } from "../budgets/script-graph.ts";
import { type Manifest, weighPages } from "../budgets/weigh-pages.ts";

const CLIENT = "build/client";
const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest|ico)$/;

/** Kilobytes of woff2, from the budget table in docs/architecture.md. */
const FONT_BUDGET = 110;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const sizes = await compressAssets();
const { assets } = (await import(join(process.cwd(), "build/server/index.js"))) as {
  assets: Manifest;
};
const graph = await readScriptGraph(join(CLIENT, "assets"), "/assets/");
const lines = [...weighPages({ manifest: assets, graph, sizes }), fontLine(sizes)];
for (const line of lines) console.log(`  ${line.ok ? "✓" : "✗"} ${line.text}`);
if (lines.some((line) => !line.ok)) {
  console.error("Das Budget der Seiten ist überschritten (docs/architecture.md, Budgets).");
  process.exit(1);
}

async function compressAssets(): Promise<Map<string, number>> {
  const names = await readdir(CLIENT, { recursive: true, withFileTypes: true });
  const sizes = new Map<string, number>();
  for (const entry of names.filter((name) => name.isFile())) {
    const file = join(entry.parentPath, entry.name);
    if (/\.(br|gz)$/.test(file)) continue;
    const bytes = await readFile(file);
    const address = `/${file.slice(CLIENT.length + 1)}`;
    if (!COMPRESSIBLE.test(file)) {
      sizes.set(address, bytes.length);
      continue;
    }
    const small = await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    await writeFile(`${file}.br`, small);
    await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }));
    sizes.set(address, small.length);
  }
  return sizes;
}

function fontLine(sizes: Map<string, number>) {
  const fonts = [...sizes].filter(([address]) => address.endsWith(".woff2"));
  const total = fonts.reduce((sum, [, size]) => sum + size, 0) / 1000;
  return {
    ok: total <= FONT_BUDGET,
    text: `Schriften: ${total.toFixed(1)} kB (höchstens ${FONT_BUDGET})`,
  };
}
