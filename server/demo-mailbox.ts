import { Hono } from "hono";
import type { Ctx } from "#features/ctx.ts";
import { readMailbox } from "#features/notifications/read-mailbox.server.ts";
import type { EdgeEnv } from "./http/edge-env.ts";
import { answerProblem } from "./http/problem.ts";

export type DemoMailboxOptions = {
  ctx: Pick<Ctx, "db">;
  /** Only in a demo that keeps its mails: anybody may read what lies in here. */
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
    return routes;
  }
  return routes.get("/postfach.json", async (c) => {
    c.header("x-robots-tag", "noindex");
    return c.json(await readMailbox(ctx));
  });
}
