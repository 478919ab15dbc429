import type { FileKey } from "#domain/media/file-key.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Log } from "#features/ctx.ts";
import type { FileStore } from "#integrations/files/file-store.ts";
import { runPictureJob } from "#integrations/files/picture-jobs.ts";
import { createPictureCache, type Picture } from "./picture-cache.ts";
import type { PictureVariant } from "./picture-variant.ts";
import { renderPicture } from "./render-picture.ts";

type Outcome = Result<Picture, "busy" | "missing" | "unreadable">;
export type PictureMaker = (
  name: string,
  key: FileKey,
  variant: PictureVariant,
) => Promise<Outcome>;

type MakerOptions = { files: FileStore; cacheFolder: string; log: Log };

/** Finds a finished picture or makes it; concurrent requests for the same one wait for the first. */
export function createPictureMaker({ files, cacheFolder, log }: MakerOptions): PictureMaker {
  const cache = createPictureCache(cacheFolder);
  const underway = new Map<string, Promise<Outcome>>();

  async function findOrMake(name: string, key: FileKey, variant: PictureVariant): Promise<Outcome> {
    const finished = await cache.get(name);
    if (finished) return ok(finished);
    const job = await runPictureJob(() => make(key, variant));
    const picture = job.ok ? job.value : job;
    if (picture.ok) await keep(name, picture.value);
    return picture;
  }

  async function make(key: FileKey, variant: PictureVariant): Promise<Outcome> {
    const source = await files.read(key);
    if (!source) return failure("missing");
    try {
      return ok(await renderPicture(source.bytes, variant));
    } catch (error) {
      log.error({ err: error, key }, "stored picture cannot be decoded");
      return failure("unreadable");
    }
  }

  /** A full disk costs speed, not pictures. */
  async function keep(name: string, bytes: Picture): Promise<void> {
    try {
      await cache.put(name, bytes);
    } catch (error) {
      log.warn({ err: error }, "picture cache cannot be written");
    }
  }

  return (name, key, variant) => {
    const flight =
      underway.get(name) ?? findOrMake(name, key, variant).finally(() => underway.delete(name));
    underway.set(name, flight);
    return flight;
  };
}
