import { z } from "zod";
import { NOTIFICATION_FILTERS, NOTIFICATION_TYPES } from "#domain/messaging/notification-types.ts";
import { PARAMETER_ERRORS } from "#server/api/schemas/texts.ts";
import { choice } from "../schemas/list-query.ts";
import { cursor, LONGEST_SEARCH, order } from "./schemas.ts";
import { MESSAGE_FIELD_ERRORS } from "./texts.ts";

export const notificationsQuery = z.object({
  q: z
    .string()
    .max(LONGEST_SEARCH, PARAMETER_ERRORS.query)
    .default("")
    .describe("Only those with all words in title or text."),
  show: choice(NOTIFICATION_FILTERS, "The unread ones (`unread`) or one type only."),
  order,
  cursor,
});

export const notificationPageSchema = z
  .object({
    items: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        message: z.string(),
        type: z.enum(NOTIFICATION_TYPES),
        link: z.string().nullable(),
        is_read: z.boolean(),
        created_at: z.iso.datetime(),
      }),
    ),
    nextCursor: z.string().nullable(),
    unread: z.int(),
  })
  .meta({ id: "NotificationPage" });

export const readNotificationsSchema = z
  .object({
    ids: z
      .array(z.uuid({ error: MESSAGE_FIELD_ERRORS.id }))
      .max(200)
      .optional(),
  })
  .meta({ id: "ReadNotifications" });

export const unreadSchema = z.object({ unread: z.int() }).meta({ id: "Unread" });
