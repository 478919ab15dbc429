import { type Context, Hono } from "hono";
import type { Ctx } from "#features/ctx.ts";
import { readMailChoice, saveMailChoice } from "#features/mail/mail-choice.server.ts";
import type { EdgeEnv } from "../http/edge-env.ts";
import { PLAIN_STYLE_HASH } from "../http/plain-page.ts";
import { answerProblem } from "../http/problem.ts";
import { contentSecurityPolicy } from "../http/security-headers.ts";
import { mailChoicePage } from "./mail-choice-page.ts";

/**
 * To be mounted at `/abmelden`. The link of a mail shows the choice; a mail program posts to the same
 * address to unsubscribe at once (RFC 8058). Opening the link changes nothing: scanners open links.
 */
export function mailChoiceRoutes(ctx: Ctx): Hono<EdgeEnv> {
  return new Hono<EdgeEnv>()
    .get("/:token", async (c) => {
      const choice = await readMailChoice(ctx, c.req.param("token"));
      if (!choice.ok) return answerProblem(c, "not_found");
      closed(c);
      return c.html(mailChoicePage(choice.value, false));
    })
    .post("/:token", async (c) => {
      const form = await c.req.parseBody();
      const choice = await saveMailChoice(ctx, c.req.param("token"), form.wahl === "erhalten");
      if (!choice.ok) return answerProblem(c, "not_found");
      closed(c);
      return c.html(mailChoicePage(choice.value, true));
    });
}

function closed(c: Context<EdgeEnv>): void {
  const policy = { styleHashes: [PLAIN_STYLE_HASH], https: c.get("https") };
  c.header("content-security-policy", contentSecurityPolicy(policy));
  c.header("cache-control", "no-store");
  c.header("referrer-policy", "no-referrer");
}
