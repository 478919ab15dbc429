import {
  listOwnNotifications,
  readOwnNotifications,
} from "#features/messaging/own-notifications.server.ts";
import { signedIn } from "#server/api/operation/access.ts";
import { operation } from "#server/api/operation/operation.ts";
import { json } from "#server/api/operation/output.ts";
import * as schemas from "./schemas-notifications.ts";

export const notificationOperations = {
  "GET /me/notifications": operation({
    id: "listNotifications",
    summary: "List the own notifications, by default the newest first",
    access: signedIn,
    input: { query: schemas.notificationsQuery },
    output: json(schemas.notificationPageSchema),
    run: (ctx, viewer, { query }) => listOwnNotifications(ctx, viewer, query),
  }),

  "POST /me/notifications/read": operation({
    id: "readNotifications",
    summary: "Mark notifications as read",
    description: "Without ids all of them; with ids only these.",
    access: signedIn,
    input: { body: schemas.readNotificationsSchema },
    output: json(schemas.unreadSchema),
    run: (ctx, viewer, { body }) => readOwnNotifications(ctx, viewer, body.ids),
  }),
} as const;
