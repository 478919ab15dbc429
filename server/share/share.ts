import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { type FileKey, isFileKey, isPictureKey } from "#domain/media/file-key.ts";
import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import { displayName } from "#domain/speaker/speaker-facts.ts";
import { DAY_SECONDS } from "#domain/time/duration.ts";
import type { PostSummary } from "#features/content/blog/post-summary.ts";
import { readPost } from "#features/content/blog/read-post.server.ts";
import { type Ctx, VISITOR } from "#features/ctx.ts";
import { readSpeaker, type SpeakerProfile } from "#features/speakers/read/read-speaker.server.ts";
import { runPictureJob } from "#integrations/files/picture-jobs.ts";
import type { EdgeEnv } from "#server/http/edge-env.ts";
import { problemResponse } from "#server/http/problem.ts";
import { matchesEtag } from "#server/images/matches-etag.ts";
import { createPictureCache, type Picture } from "#server/images/picture-cache.ts";
import { drawSharePicture, type ShareCard } from "./share-picture.ts";
import { SHARE_TEXTS } from "./texts.ts";

/** Counts up when the drawing changes, so that no old picture stays in a cache. */
const DESIGN = 3;
const CACHING = `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${7 * DAY_SECONDS}`;

type Category = (typeof CATEGORIES)[number];
type Wanted = { name: string; card: ShareCard; portrait: FileKey | null };

/**
 * To be mounted at `/share`: `/speaker/<slug>.jpg`, `/blog/<slug>.jpg` and `/topic/<name>.jpg` are the
 * cards of listed speakers, published articles and the fixed topics, `/site.jpg` that of all other pages.
 */
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

  /** Concurrent requests for the same card wait for the first. */
  function draw(wanted: Wanted): Promise<Picture | null> {
    const flight =
      underway.get(wanted.name) ?? findOrDraw(wanted).finally(() => underway.delete(wanted.name));
    underway.set(wanted.name, flight);
    return flight;
  }

  return new Hono<EdgeEnv>()
    .get("/site.jpg", async (c) => answer(c, await wantedCard(ctx, SHARE_TEXTS.home, null), draw))
    .get("/speaker/:file{[a-z0-9-]{1,120}\\.jpg}", async (c) => {
      const speaker = await readSpeaker(ctx, VISITOR, slugOf(c.req.param("file")));
      if (!speaker.ok) return problemResponse(c, "not_found");
      return answer(c, await cardOf(ctx, speaker.value), draw);
    })
    .get("/blog/:file{[a-z0-9-]{1,120}\\.jpg}", async (c) => {
      const post = await readPost(ctx, slugOf(c.req.param("file")));
      if (!post.ok) return problemResponse(c, "not_found");
      return answer(c, await articleCard(ctx, post.value), draw);
    })
    .get("/topic/:file{[a-z0-9-]{1,120}\\.jpg}", async (c) => {
      const name = slugOf(c.req.param("file"));
      const category = CATEGORIES.find((one) => one.name === name);
      if (!category) return problemResponse(c, "not_found");
      return answer(c, await topicCard(ctx, category), draw);
    });
}

function slugOf(file: string): string {
  return file.slice(0, -".jpg".length);
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
    invitation: SHARE_TEXTS.speaker,
  };
  return wantedCard(ctx, card, speaker.profile_image_url ?? speaker.hero_image_url);
}

function articleCard(ctx: Ctx, { title, category, author, cover }: PostSummary): Promise<Wanted> {
  const line = [category, author].filter(Boolean).join(", ");
  return wantedCard(ctx, { name: title, line, invitation: SHARE_TEXTS.article }, cover);
}

function topicCard(ctx: Ctx, { label, description }: Category): Promise<Wanted> {
  const card = { name: label, line: description, invitation: SHARE_TEXTS.topic };
  return wantedCard(ctx, card, null);
}

async function wantedCard(ctx: Ctx, card: ShareCard, stored: string | null): Promise<Wanted> {
  const portrait = pictureKey(stored);
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
