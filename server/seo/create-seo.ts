import { Hono, type MiddlewareHandler } from "hono";
import { etag } from "hono/etag";
import { contactAddress } from "#data/queries/platform/contact-address.ts";
import { HOUR_SECONDS } from "#domain/time/duration.ts";
import { newestPosts } from "#features/content/blog/list-posts.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { readReplicaCtx } from "#features/read-replica-ctx.server.ts";
import type { EdgeEnv } from "#server/http/edge-env.ts";
import { problemResponse } from "#server/http/problem.ts";
import { rssFeed } from "./feed.ts";
import { llmsText } from "./llms.ts";
import { robotsText, unlistedRule } from "./robots.ts";
import { securityText } from "./security-text.ts";
import { type SitemapEntry, sitemap, sitemapIndex } from "./sitemap.ts";
import {
  articleEntries,
  indexEntries,
  pageEntries,
  speakerEntries,
  topicEntries,
} from "./sitemap-files.ts";

const CACHING = {
  "cache-control": `public, max-age=300, stale-while-revalidate=${HOUR_SECONDS}`,
};
const XML = { ...CACHING, "content-type": "application/xml; charset=utf-8" };
const TEXT = { ...CACHING, "content-type": "text/plain; charset=utf-8" };
const RSS = { ...CACHING, "content-type": "application/rss+xml; charset=utf-8" };

/** What search engines and feed readers ask for, to be mounted at `/`. */
export function createSeo(ctx: Ctx): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  app.use("/sitemap.xml", etag());
  app.use("/sitemap/*", etag());
  app.use("/blog/feed.xml", etag());
  return app
    .get("/robots.txt", (c) => c.body(robotsText(ctx), 200, TEXT))
    .get("/.well-known/security.txt", async (c) => {
      const contact = await contactAddress(ctx.db);
      const facts = { publicUrl: ctx.publicUrl, contact, now: ctx.now() };
      return c.body(securityText(facts), 200, TEXT);
    })
    .get("/llms.txt", async (c) => c.body(llmsText(ctx, await newestPosts(ctx)), 200, TEXT))
    .get("/blog/feed.xml", async (c) =>
      c.body(rssFeed(ctx.publicUrl, await newestPosts(ctx)), 200, RSS),
    )
    .get("/sitemap.xml", async (c) =>
      c.body(sitemapIndex(await indexEntries(await readReplicaCtx(ctx))), 200, XML),
    )
    .get("/sitemap/:file{[a-z]+(-[1-9][0-9]{0,3})?\\.xml}", async (c) => {
      const entries = await entriesOf(await readReplicaCtx(ctx), c.req.param("file"));
      return entries ? c.body(sitemap(entries), 200, XML) : problemResponse(c, "not_found");
    });
}

/** The first file of speakers exists also while no speaker is listed; later ones only with content. */
async function entriesOf(ctx: Ctx, file: string): Promise<SitemapEntry[] | null> {
  const [, name = "", number] = /^([a-z]+)(?:-(\d+))?\.xml$/.exec(file) ?? [];
  if (name === "speakers" && number !== undefined) {
    const entries = await speakerEntries(ctx, Number(number));
    return entries.length > 0 || number === "1" ? entries : null;
  }
  if (number !== undefined) return null;
  if (name === "pages") return pageEntries(ctx);
  if (name === "articles") return articleEntries(ctx);
  return name === "topics" ? topicEntries(ctx) : null;
}

/** Says `noindex` with every answer that search engines should not list, also from other handlers. */
export function unlistedPages(ctx: Pick<Ctx, "publicUrl" | "demo">): MiddlewareHandler<EdgeEnv> {
  const isUnlisted = unlistedRule(ctx);
  return async (c, next) => {
    await next();
    const at = c.req.url.indexOf("?");
    const query = at < 0 ? "" : c.req.url.slice(at);
    if (isUnlisted(c.req.path, query)) c.header("x-robots-tag", "noindex");
  };
}
