import { createRoute } from "@hono/zod-openapi";
import type { Ctx } from "#features/ctx.ts";
import { countOwnUnread } from "#features/messaging/count-unread.server.ts";
import {
  listOwnNotifications,
  readOwnNotifications,
} from "#features/messaging/own-notifications.server.ts";
import { sendMessageNotification } from "#features/messaging/send-message-notification.server.ts";
import { limited } from "#server/http/rate-limiter.ts";
import { viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { operation } from "./docs/operation.ts";
import { privateAnswer } from "./private-answer.ts";
import { createRouter } from "./router.ts";
import {
  countSchema,
  messageNoticeSchema,
  notificationPageSchema,
  notificationParameters,
  queuedSchema,
  readNotificationsSchema,
  unreadSchema,
} from "./schemas/message.ts";
import { forbidden, malformed, unauthorized, unknown } from "./schemas/problem.ts";
import { signInProblem } from "./sign-in-problem.ts";

const refusals = { 400: malformed, 401: unauthorized, 403: forbidden };

const unreadRoute = createRoute({
  ...operation("countUnread"),
  method: "get",
  path: "/me/unread",
  middleware: privateAnswer(),
  responses: {
    200: { description: "The number", content: { "application/json": { schema: countSchema } } },
    401: unauthorized,
    403: forbidden,
  },
});

const listRoute = createRoute({
  ...operation("listNotifications"),
  method: "get",
  path: "/me/notifications",
  middleware: privateAnswer(),
  request: { query: notificationParameters },
  responses: {
    200: {
      description: "One page of notifications",
      content: { "application/json": { schema: notificationPageSchema } },
    },
    ...refusals,
  },
});

const readRoute = createRoute({
  ...operation("readNotifications"),
  method: "post",
  path: "/me/notifications/read",
  middleware: privateAnswer(),
  request: {
    body: { required: true, content: { "application/json": { schema: readNotificationsSchema } } },
  },
  responses: {
    200: {
      description: "How many are still unread",
      content: { "application/json": { schema: unreadSchema } },
    },
    ...refusals,
  },
});

const noticeRoute = createRoute({
  ...operation("sendMessageNotification"),
  method: "post",
  path: "/functions/send-message-notification",
  middleware: [privateAnswer(), limited("message")] as const,
  request: {
    body: { required: true, content: { "application/json": { schema: messageNoticeSchema } } },
  },
  responses: {
    200: {
      description: "Whether a mail about the messages is planned",
      content: { "application/json": { schema: queuedSchema } },
    },
    ...refusals,
    404: unknown,
  },
});

export function notificationRoutes(ctx: Ctx) {
  return createRouter()
    .openapi(unreadRoute, async (c) => {
      const unread = await countOwnUnread(ctx, viewerOf(c));
      return unread.ok ? c.json(unread.value, 200) : signInProblem(c);
    })
    .openapi(listRoute, async (c) => {
      const page = await listOwnNotifications(ctx, viewerOf(c), c.req.valid("query"));
      if (!page.ok) return signInProblem(c);
      const items = page.value.items.map((item) => ({
        ...item,
        created_at: item.created_at.toISOString(),
      }));
      return c.json({ ...page.value, items }, 200);
    })
    .openapi(readRoute, async (c) => {
      const left = await readOwnNotifications(ctx, viewerOf(c), c.req.valid("json").ids);
      return left.ok ? c.json(left.value, 200) : signInProblem(c);
    })
    .openapi(noticeRoute, async (c) => {
      const { conversationId } = c.req.valid("json");
      const notice = await sendMessageNotification(ctx, viewerOf(c), conversationId);
      if (notice.ok) return c.json(notice.value, 200);
      return notice.error === "unauthorized" ? signInProblem(c) : apiProblem(c, "not_found");
    });
}
