import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import { listVisibleCalendars } from "#data/queries/messaging/live-events.ts";
import { liveTopics } from "#domain/messaging/live-topics.ts";
import { TAB_HEADER, tabIdFrom } from "#domain/messaging/tab-id.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import type { ApiCtx } from "#server/api/operation/operation.ts";
import type { ApiEnv } from "#server/api/request/api-env.ts";
import type { EdgeContext } from "#server/http/edge-env.ts";
import { addressGroup, clientAddress } from "#server/http/limits/client-address.ts";
import type { Live } from "#server/live/open-live.ts";

type LiveQuery = { readonly topics?: string | undefined; readonly after?: number | undefined };
type LiveRefusal = "unauthorized" | "forbidden" | "unavailable";

/** Opens the stream of a tab: from then on the connection belongs to `live`. */
export async function followLive(
  ctx: ApiCtx,
  viewer: Viewer,
  { topics: asked = "", after }: LiveQuery,
  c: Context<ApiEnv>,
): Promise<Result<Response, LiveRefusal>> {
  const userId = viewer.kind === "user" ? viewer.userId : null;
  const requested = liveTopics(userId, asked.split(",").filter(Boolean));
  if (!requested.ok || !(await areVisible(ctx, viewer, requested.value.speakerIds))) {
    return failure(c.get("needsSecondFactor") ? "unauthorized" : "forbidden");
  }
  const session = sessionOf(c, viewer);
  const outgoing = c.env?.outgoing;
  // Node's own answer is used: a web stream would cost each open page several kilobytes.
  if (!ctx.live || !outgoing || !("writeHead" in outgoing) || session === undefined) {
    return failure("unavailable");
  }
  const isOpen = await ctx.live.open({
    outgoing: outgoing as Parameters<Live["open"]>[0]["outgoing"],
    topics: requested.value.topics,
    session,
    owner: userId
      ? `user:${userId}`
      : `address:${addressGroup(clientAddress(c as unknown as EdgeContext))}`,
    tab: tabIdFrom(c.req.header(TAB_HEADER)),
    after: lastEventId(c) ?? after ?? null,
  });
  return isOpen ? ok(RESPONSE_ALREADY_SENT) : failure("unavailable");
}

/** Hidden profiles have no calendar for others; admins see all. */
async function areVisible(ctx: Ctx, viewer: Viewer, speakerIds: readonly string[]) {
  if (speakerIds.length === 0) return true;
  if (viewer.kind === "user" && viewer.role === "admin") return true;
  const userId = viewer.kind === "user" ? viewer.userId : null;
  const visible = await listVisibleCalendars(ctx.db, speakerIds, userId);
  return speakerIds.every((id) => visible.includes(id));
}

/** The session a stream depends on; undefined for a sign-in without a stored session. */
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
