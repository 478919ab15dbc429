import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import type { MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import { DAY_SECONDS } from "#domain/time/duration.ts";
import { acceptedEncoding, type Encoding } from "#server/http/accepted-encoding.ts";

const YEAR = "public, max-age=31536000, immutable";
const DAY = `public, max-age=${DAY_SECONDS}`;

/** How the build calls the packed forms of a file. */
const ENDINGS: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };

type Asset = { headers: Record<string, string>; body: Uint8Array<ArrayBuffer> };

/**
 * Built files. Names under /assets carry a hash of their content, so they never change. A build is some
 * megabytes in all: what was requested once is kept, and no disk is asked about a name that is not there.
 */
export function builtAssets(folder: string): MiddlewareHandler {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder).length))
      .map((path) => path.replaceAll(sep, "/")),
  );
  const kept = new Map<string, Promise<Asset>>();
  return async (c, next) => {
    const { path } = c.req;
    if (!files.has(path) || isPackedForm(path)) return next();
    const wanted = acceptedEncoding(c.req.header("accept-encoding") ?? "");
    const encoding = files.has(path + ENDINGS[wanted]) ? wanted : "identity";
    const file = path + ENDINGS[encoding];
    let asset = kept.get(file);
    if (!asset) {
      asset = readAsset(join(folder, file), path, encoding);
      kept.set(file, asset);
      // A moment without file handles must not last.
      asset.catch(() => kept.delete(file));
    }
    const { headers, body } = await asset;
    return c.body(body, 200, headers);
  };
}

function isPackedForm(path: string): boolean {
  return path.endsWith(ENDINGS.br) || path.endsWith(ENDINGS.gzip);
}

async function readAsset(file: string, path: string, encoding: Encoding): Promise<Asset> {
  const body = new Uint8Array(await readFile(file));
  return {
    body,
    headers: {
      "cache-control": path.startsWith("/assets/") ? YEAR : DAY,
      "content-type": getMimeType(path) ?? "application/octet-stream",
      "content-length": String(body.length),
      vary: "accept-encoding",
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    },
  };
}
