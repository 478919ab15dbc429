// After the bundler: compress every asset once at the best quality, then hold the build to its budgets.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const CLIENT = "build/client";
const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest|ico)$/;

/** Kilobytes of brotli, from the budget table in docs/architecture.md. */
const PAGE_BUDGETS: Record<string, number> = {
  "routes/public/home": 108,
  "routes/public/speaker-profile": 118,
};
const FONT_BUDGET = 110;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

type Manifest = {
  entry: { module: string; imports: string[] };
  routes: Record<string, { id: string; parentId?: string; module: string; imports?: string[] }>;
};

const sizes = await compressAssets();
const { assets } = (await import(join(process.cwd(), "build/server/index.js"))) as {
  assets: Manifest;
};
const lines = [...pageLines(assets, sizes), fontLine(sizes)];
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

/** All scripts a page loads by itself: the entry, and those of the route and its parents. */
function pageLines(manifest: Manifest, sizes: Map<string, number>) {
  return Object.entries(PAGE_BUDGETS).map(([id, budget]) => {
    const scripts = new Set([manifest.entry.module, ...manifest.entry.imports]);
    for (let at = manifest.routes[id]; at; at = manifest.routes[at.parentId ?? ""]) {
      for (const script of [at.module, ...(at.imports ?? [])]) scripts.add(script);
    }
    const total = [...scripts].reduce((sum, script) => sum + (sizes.get(script) ?? 0), 0) / 1000;
    const text = `${id}: ${total.toFixed(1)} kB Skripte (höchstens ${budget})`;
    return { ok: id in manifest.routes && total <= budget, text };
  });
}

function fontLine(sizes: Map<string, number>) {
  const fonts = [...sizes].filter(([address]) => address.endsWith(".woff2"));
  const total = fonts.reduce((sum, [, size]) => sum + size, 0) / 1000;
  return {
    ok: total <= FONT_BUDGET,
    text: `Schriften: ${total.toFixed(1)} kB (höchstens ${FONT_BUDGET})`,
  };
}
