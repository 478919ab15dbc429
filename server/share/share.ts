import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { type FileKey, isFileKey, isPictureKey } from "#domain/media/file-key.ts";
import { displayName } from "#domain/speaker/derived.ts";
import { type Ctx, VISITOR } from "#features/ctx.ts";
import { readSpeaker, type SpeakerProfile } from "#features/speakers/read-speaker.server.ts";
import { runPictureJob } from "#integrations/files/picture-jobs.ts";
import type { EdgeEnv } from "#server/http/edge-env.ts";
import { problemResponse } from "#server/http/problem.ts";
import { matchesEtag } from "#server/images/matches-etag.ts";
import { createPictureCache, type Picture } from "#server/images/picture-cache.ts";
import { drawSharePicture, type ShareCard } from "./share-picture.ts";

/** Counts up when the drawing changes, so that no old picture stays in a cache. */
const DESIGN = 1;
const CACHING = "public, max-age=86400, stale-while-revalidate=604800";

type Wanted = { name: string; card: ShareCard; portrait: FileKey | null };

/** `GET /share/speaker/<slug>.jpg`, to be mounted at `/share`: the card of a listed speaker. */
export function createShare(ctx: Ctx, cacheFolder: string): Hono<EdgeEnv> {
  const cache = createPictureCache(cacheFolder);
  const underway = new Map<string, Promise<Picture | null>>();

  async function findOrDraw({ name, card, portrait }: Wanted): Promise<Picture | null> {
    const finished = await cache.get(name);
    if (finished) return finished;
    const source = portrait ? await ctx.files.read(portrait) : undefined;
    const drawn = await runPictureJob(() => drawSharePicture(card, source?.bytes ?? null));
    if (!drawn.ok) return null;
    await cache.put(name, drawn.value).catch((error: unknown) => {
      ctx.log.warn({ err: error }, "share picture cannot be kept");
    });
    return drawn.value;
  }

  /** Whoever asks meanwhile for the same card waits for the first. */
  function draw(wanted: Wanted): Promise<Picture | null> {
    const flight =
      underway.get(wanted.name) ?? findOrDraw(wanted).finally(() => underway.delete(wanted.name));
    underway.set(wanted.name, flight);
    return flight;
  }

  return new Hono<EdgeEnv>().get("/speaker/:file{[a-z0-9-]{1,120}\\.jpg}", async (c) => {
    const slug = c.req.param("file").slice(0, -".jpg".length);
    const speaker = await readSpeaker(ctx, VISITOR, slug);
    if (!speaker.ok) return problemResponse(c, "not_found");
    return answer(c, await cardOf(ctx, speaker.value), draw);
  });
}

async function answer(
  c: Context,
  wanted: Wanted,
  draw: (wanted: Wanted) => Promise<Picture | null>,
): Promise<Response> {
  const etag = `"${wanted.name}"`;
  // Made to be shown elsewhere.
  const headers = {
    etag,
    "cache-control": CACHING,
    "cross-origin-resource-policy": "cross-origin",
  };
  if (matchesEtag(c.req.header("if-none-match"), etag)) return c.body(null, 304, headers);
  const picture = await draw(wanted);
  if (!picture) return problemResponse(c, "unavailable", { headers: { "retry-after": "2" } });
  return c.body(picture, 200, {
    ...headers,
    "content-type": "image/jpeg",
    "content-length": String(picture.byteLength),
  });
}

/** One name per content: a new portrait or another job title gives another picture. */
async function cardOf(ctx: Ctx, speaker: SpeakerProfile): Promise<Wanted> {
  const city = speaker.address_label?.split(",")[0];
  const card = {
    name: displayName(speaker),
    line: [speaker.job_title, city].filter(Boolean).join(", "),
  };
  const portrait = pictureKey(speaker.profile_image_url ?? speaker.hero_image_url);
  const facts = portrait ? await ctx.files.stat(portrait) : undefined;
  const identity = JSON.stringify([DESIGN, card, portrait, facts?.version ?? null]);
  const name = createHash("sha256").update(identity).digest("hex").slice(0, 40);
  return { name, card, portrait: facts ? portrait : null };
}

/** Rows hold a key or its address below `/images/`. */
function pictureKey(stored: string | null): FileKey | null {
  const key = stored?.replace(/^\/images\//, "") ?? "";
  return isFileKey(key) && isPictureKey(key) ? key : null;
}
