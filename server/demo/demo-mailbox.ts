import { Hono } from "hono";
import type { Ctx } from "#features/ctx.ts";
import { readMailbox, readMailboxFile } from "#features/mail/read-mailbox.server.ts";
import type { EdgeEnv } from "#server/http/edge-env.ts";
import { answerProblem } from "#server/http/problem.ts";

export type DemoMailboxOptions = {
  ctx: Pick<Ctx, "db" | "files">;
  /** Only in a demo that keeps its mails: the mailbox is public. */
  isOpen: boolean;
};

/**
 * To be mounted at `/demo` before the pages. The page itself (`/demo/postfach`) is one of React Router;
 * a closed mailbox answers here for both, because a cached page could not know.
 */
export function createDemoMailbox({ ctx, isOpen }: DemoMailboxOptions): Hono<EdgeEnv> {
  const routes = new Hono<EdgeEnv>();
  if (!isOpen) {
    routes.all("/postfach", (c) => answerProblem(c, "not_found"));
    routes.all("/postfach.json", (c) => answerProblem(c, "not_found"));
    routes.all("/postfach/*", (c) => answerProblem(c, "not_found"));
    return routes;
  }
  routes.get("/postfach.json", async (c) => {
    c.header("x-robots-tag", "noindex");
    return c.json(await readMailbox(ctx));
  });
  return routes.get("/postfach/:mail{[0-9a-f-]{36}}/anhang/:place{\\d{1,2}}", async (c) => {
    const { mail, place } = c.req.param();
    const file = await readMailboxFile(ctx, mail, Number(place));
    if (!file) return answerProblem(c, "not_found");
    // Only what a browser shows without running anything is shown in its own tab.
    const disposition = file.type === "application/pdf" ? "inline" : "attachment";
    return c.body(new Uint8Array(file.bytes), 200, {
      "content-type": file.type,
      "content-disposition": `${disposition}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    });
  });
}
