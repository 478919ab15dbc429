import { createHash } from "node:crypto";
import { Hono } from "hono";
import { readFeed } from "#features/availability/calendar-feed.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { calendarMediaType } from "#integrations/calendar/calendar-text.ts";
import type { EdgeEnv } from "./http/edge-env.ts";
import { problemResponse } from "./http/problem.ts";
import { matchesEtag } from "./images/matches-etag.ts";

/**
 * `GET /calendar/<token>.ics`, to be mounted at `/calendar`: programs subscribe to it without a session.
 * With `?tage=frei` it holds the free days instead of the others.
 */
export function createCalendarFeed(ctx: Ctx): Hono<EdgeEnv> {
  return new Hono<EdgeEnv>().get("/:file{.+\\.ics}", async (c) => {
    const shown = c.req.query("tage") === "frei" ? "free" : "busy";
    const file = await readFeed(ctx, c.req.param("file").slice(0, -".ics".length), shown);
    if (!file.ok) return problemResponse(c, "not_found");
    const etag = `"${createHash("sha256").update(file.value).digest("base64url").slice(0, 27)}"`;
    const headers = {
      etag,
      // The address is a secret: only the program that knows it may keep the answer.
      "cache-control": "private, max-age=300",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    };
    if (matchesEtag(c.req.header("if-none-match"), etag)) return c.body(null, 304, headers);
    return c.body(file.value, 200, {
      ...headers,
      "content-type": calendarMediaType(file.value),
      "content-disposition": 'inline; filename="wortbuehne.ics"',
    });
  });
}
