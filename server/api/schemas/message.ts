import { z } from "@hono/zod-openapi";
import { SORT_ORDERS } from "#domain/list/list-query.ts";
import { ATTACHMENT_TYPES, MAX_ATTACHMENTS } from "#domain/messaging/attachment.ts";
import { conversationPosition } from "#domain/messaging/conversation-cursor.ts";
import { NOTIFICATION_FILTERS, NOTIFICATION_TYPES } from "#domain/messaging/notification-types.ts";
import { OPERATIONS } from "../docs/texts.ts";
import { MESSAGE_FIELD_ERRORS as E } from "../message-texts.ts";
import { PARAMETER_ERRORS } from "../texts.ts";
import { choice } from "./list-query.ts";

const id = z.uuid({ error: E.id });
const LONGEST_SEARCH = 200;
/** Far beyond what is stored: the use case explains the real limit. */
const LONGEST_BODY_TEXT = 100_000;

const cursor = z
  .string({ error: PARAMETER_ERRORS.cursor })
  .refine((text) => conversationPosition(text) !== undefined, { error: PARAMETER_ERRORS.cursor })
  .optional();
const order = z.enum(SORT_ORDERS, { error: PARAMETER_ERRORS.choice }).default("desc");
const limit = z.coerce.number({ error: PARAMETER_ERRORS.limit }).int(PARAMETER_ERRORS.limit);
const sequence = z.coerce
  .number({ error: PARAMETER_ERRORS.number })
  .int(PARAMETER_ERRORS.number)
  .min(0, PARAMETER_ERRORS.number)
  .max(2_147_483_647, PARAMETER_ERRORS.number);

const listTexts = OPERATIONS.listConversations.parameters;

export const conversationParameters = z.object({
  q: z
    .string()
    .max(LONGEST_SEARCH, PARAMETER_ERRORS.query)
    .optional()
    .openapi({ description: listTexts.q.en }),
  show: choice(["unread"], listTexts.show.en),
  order: order.openapi({ description: listTexts.order.en }),
  cursor: cursor.openapi({ description: listTexts.cursor.en }),
  limit: limit.optional().openapi({ type: "integer", description: listTexts.limit.en }),
});

function pathOf(description: string) {
  return z.object({ id: id.openapi({ param: { name: "id", in: "path" }, description }) });
}

export const conversationPath = pathOf(OPERATIONS.readConversation.parameters.id.en);
export const messagePath = pathOf(OPERATIONS.reportMessage.parameters.id.en);
export const attachmentPath = pathOf(OPERATIONS.readAttachment.parameters.id.en);

export const conversationWishSchema = z
  .object({ speaker_id: id.optional(), customer_id: id.optional() })
  .openapi("ConversationWish");

const instant = z.iso.datetime();

export const conversationSchema = z
  .object({
    id: z.uuid(),
    speaker_id: z.uuid(),
    customer_id: z.uuid(),
    subject: z.string(),
    counterpart: z.object({
      name: z.string(),
      image_url: z.string().nullable(),
      slug: z.string().nullable(),
      is_speaker: z.boolean(),
    }),
    last_message: z
      .object({
        message: z.string(),
        created_at: instant,
        sender_id: z.uuid(),
        is_own: z.boolean(),
      })
      .nullable(),
    unread_count: z.int(),
    last_message_at: instant.nullable(),
    answer_due_at: instant.nullable(),
  })
  .openapi("Conversation");

export const conversationPageSchema = z
  .object({ items: z.array(conversationSchema), nextCursor: z.string().nullable() })
  .openapi("ConversationPage");

const messageTexts = OPERATIONS.listMessages.parameters;

export const messageParameters = z.object({
  after: sequence.optional().openapi({ type: "integer", description: messageTexts.after.en }),
  before: sequence.optional().openapi({ type: "integer", description: messageTexts.before.en }),
  limit: limit.optional().openapi({ type: "integer", description: messageTexts.limit.en }),
});

export const attachmentSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    type: z.enum(ATTACHMENT_TYPES),
    size: z.int(),
    url: z.string(),
  })
  .openapi("Attachment");

export const messageSchema = z
  .object({
    id: z.uuid(),
    conversation_id: z.uuid(),
    sequence: z.int(),
    sender_id: z.uuid(),
    sender_name: z.string(),
    sender_is_speaker: z.boolean(),
    message: z.string(),
    is_read: z.boolean(),
    created_at: instant,
    attachments: z.array(attachmentSchema),
  })
  .openapi("Message");

export const messagePageSchema = z
  .object({ items: z.array(messageSchema), has_more: z.boolean() })
  .openapi("MessagePage");

export const newMessageSchema = z
  .object({
    message: z.string({ error: E.message }).max(LONGEST_BODY_TEXT, E.message),
    client_id: id,
    attachment_ids: z.array(id).max(MAX_ATTACHMENTS, E.files).optional(),
  })
  .openapi("NewMessage");

export const uploadSchema = z.object({
  file: z
    .custom<File>((value) => value instanceof File, { error: E.file })
    .openapi({ type: "string", format: "binary" }),
});

const reason = z.string({ error: E.reason }).trim().min(1, E.reason).max(1000, E.reason);

export const reportSchema = z.object({ reason }).openapi("MessageReport");

export const inspectionWishSchema = z
  .object({
    reason,
    after: z.int().min(0).optional(),
    before: z.int().min(0).optional(),
  })
  .openapi("InspectionWish");

export const inspectionSchema = z
  .object({ conversation: conversationSchema, messages: messagePageSchema })
  .openapi("Inspection");

export const countSchema = z.object({ count: z.int() }).openapi("Count");

const noticeTexts = OPERATIONS.listNotifications.parameters;

export const notificationParameters = z.object({
  q: z
    .string()
    .max(LONGEST_SEARCH, PARAMETER_ERRORS.query)
    .default("")
    .openapi({ description: noticeTexts.q.en }),
  show: choice(NOTIFICATION_FILTERS, noticeTexts.show.en),
  order: order.openapi({ description: noticeTexts.order.en }),
  cursor: cursor.openapi({ description: noticeTexts.cursor.en }),
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
        created_at: instant,
      }),
    ),
    nextCursor: z.string().nullable(),
    unread: z.int(),
  })
  .openapi("NotificationPage");

export const readNotificationsSchema = z
  .object({ ids: z.array(id).max(200).optional() })
  .openapi("ReadNotifications");

export const unreadSchema = z.object({ unread: z.int() }).openapi("Unread");

/** Only the conversation counts: recipient, name and text come from what is stored. */
export const messageNoticeSchema = z
  .object({
    conversationId: id,
    recipientUserId: z.string().max(100).optional(),
    senderName: z.string().max(500).optional(),
    message: z.string().max(LONGEST_BODY_TEXT).optional(),
  })
  .openapi("MessageNotice");

export const queuedSchema = z.object({ queued: z.boolean() }).openapi("Queued");

const liveTexts = OPERATIONS.followLive.parameters;

export const liveParameters = z.object({
  topics: z.string().max(2_000).optional().openapi({ description: liveTexts.topics.en }),
  after: z.coerce
    .number({ error: PARAMETER_ERRORS.number })
    .int(PARAMETER_ERRORS.number)
    .min(0, PARAMETER_ERRORS.number)
    .max(Number.MAX_SAFE_INTEGER, PARAMETER_ERRORS.number)
    .optional()
    .openapi({ type: "integer", description: liveTexts.after.en }),
});
