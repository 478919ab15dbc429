import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { listVisibleCalendars } from "#data/queries/live-events.ts";
import { liveTopics } from "#domain/messaging/live-topics.ts";
import { TAB_HEADER, tabIdFrom } from "#domain/messaging/tab-id.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { addressGroup, clientAddress } from "../http/client-address.ts";
import type { EdgeContext } from "../http/edge-env.ts";
import type { Live } from "../live/open-live.ts";
import { type ApiEnv, viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { operation } from "./docs/operation.ts";
import { createRouter } from "./router.ts";
import { liveParameters } from "./schemas/message.ts";
import { forbidden, malformed, unavailable } from "./schemas/problem.ts";
import { signInProblem } from "./sign-in-problem.ts";

const route = createRoute({
  ...operation("followLive"),
  method: "get",
  path: "/live",
  request: { query: liveParameters },
  responses: {
    200: {
      description: "The stream",
      content: { "text/event-stream": { schema: z.string() } },
    },
    400: malformed,
    403: forbidden,
    503: unavailable,
  },
});

/** `live` is missing where nothing listens, as in tests of other routes. */
export function liveRoutes(ctx: Ctx, live: Live | undefined) {
  return createRouter().openapi(route, async (c) => {
    const viewer = viewerOf(c);
    const userId = viewer.kind === "user" ? viewer.userId : null;
    const { topics: asked = "", after } = c.req.valid("query");
    const wish = liveTopics(userId, asked.split(",").filter(Boolean));
    if (!wish.ok || !(await areVisible(ctx, viewer, wish.value.speakerIds))) {
      return c.get("needsSecondFactor") ? signInProblem(c) : apiProblem(c, "forbidden");
    }
    const session = sessionOf(c, viewer);
    const outgoing = c.env?.outgoing;
    // Node's own answer is used: a web stream would cost each open page several kilobytes.
    if (!live || !outgoing || !("writeHead" in outgoing) || session === undefined) {
      return apiProblem(c, "unavailable", { headers: { "retry-after": "5" } });
    }
    const isOpen = await live.open({
      outgoing: outgoing as Parameters<Live["open"]>[0]["outgoing"],
      topics: wish.value.topics,
      session,
      owner: userId
        ? `user:${userId}`
        : `address:${addressGroup(clientAddress(c as unknown as EdgeContext))}`,
      tab: tabIdFrom(c.req.header(TAB_HEADER)),
      after: lastEventId(c) ?? after ?? null,
    });
    if (!isOpen) return apiProblem(c, "unavailable", { headers: { "retry-after": "5" } });
    return RESPONSE_ALREADY_SENT;
  });
}

/** Hidden profiles have no calendar for others; admins see all. */
async function areVisible(ctx: Ctx, viewer: Viewer, speakerIds: readonly string[]) {
  if (speakerIds.length === 0) return true;
  if (viewer.kind === "user" && viewer.role === "admin") return true;
  const userId = viewer.kind === "user" ? viewer.userId : null;
  const visible = await listVisibleCalendars(ctx.db, speakerIds, userId);
  return speakerIds.every((id) => visible.includes(id));
}

/** What a stream's life depends on; undefined if somebody signed in without a session to watch. */
function sessionOf(c: Context<ApiEnv>, viewer: Viewer) {
  if (viewer.kind === "visitor") return null;
  const sessionId = c.get("sessionId");
  return sessionId === undefined ? undefined : { sessionId, role: viewer.role };
}

/** Browsers' own clients repeat it after a cut; it is newer than what the address says. */
function lastEventId(c: Context<ApiEnv>): number | undefined {
  const text = c.req.header("last-event-id") ?? "";
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
