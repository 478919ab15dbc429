import { z } from "zod";
import { SORT_ORDERS } from "#domain/list/list-query.ts";
import { ATTACHMENT_TYPES, MAX_ATTACHMENTS } from "#domain/messaging/attachment.ts";
import { conversationPosition } from "#domain/messaging/conversation-cursor.ts";
import { VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import { PARAMETER_ERRORS } from "#server/api/schemas/texts.ts";
import { choice } from "../schemas/list-query.ts";
import { MESSAGE_FIELD_ERRORS as E } from "./texts.ts";

const id = z.uuid({ error: E.id });
export const LONGEST_SEARCH = 200;
/** Far beyond what is stored: the use case explains the real limit. */
const LONGEST_BODY_TEXT = 100_000;

export const cursor = z
  .string({ error: PARAMETER_ERRORS.cursor })
  .refine((text) => conversationPosition(text) !== undefined, { error: PARAMETER_ERRORS.cursor })
  .optional()
  .describe("Pointer from the previous answer (`nextCursor`).");
export const order = z
  .enum(SORT_ORDERS, { error: VALIDATION_MESSAGES.choice })
  .default("desc")
  .describe("Newest or oldest first.");
const limit = z.coerce
  .number({ error: VALIDATION_MESSAGES.wholeNumber })
  .int(VALIDATION_MESSAGES.wholeNumber);
const position = z.coerce.number({ error: PARAMETER_ERRORS.number }).int(PARAMETER_ERRORS.number);
const sequence = position
  .min(0, PARAMETER_ERRORS.number)
  .max(2_147_483_647, PARAMETER_ERRORS.number);

export const conversationsQuery = z.object({
  q: z
    .string()
    .max(LONGEST_SEARCH, PARAMETER_ERRORS.query)
    .optional()
    .describe("Only conversations with this text: name, subject or message."),
  show: choice(["unread"], "`unread`: only those with unread messages."),
  order,
  cursor,
  limit: limit.optional().describe("Entries per page, 1 to 50 (default 50)."),
});

export const conversationPath = z.object({ id: id.describe("Id of the conversation.") });
export const messagePath = z.object({ id: id.describe("Id of the message.") });
export const attachmentPath = z.object({ id: id.describe("Id of the file.") });

export const conversationRequestSchema = z
  .object({ speaker_id: id.optional(), customer_id: id.optional() })
  .meta({ id: "ConversationRequest" });

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
  .meta({ id: "Conversation" });

export const conversationPageSchema = z
  .object({ items: z.array(conversationSchema), nextCursor: z.string().nullable() })
  .meta({ id: "ConversationPage" });

export const messagesQuery = z.object({
  after: sequence.optional().describe("Only those after this sequence."),
  before: sequence.optional().describe("Only those before this sequence."),
  limit: limit.optional().describe("Entries, 1 to 100 (default 50)."),
});

export const attachmentSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    type: z.enum(ATTACHMENT_TYPES),
    size: z.int(),
    url: z.string(),
  })
  .meta({ id: "Attachment" });

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
  .meta({ id: "Message" });

export const messagePageSchema = z
  .object({ items: z.array(messageSchema), has_more: z.boolean() })
  .meta({ id: "MessagePage" });

export const newMessageSchema = z
  .object({
    message: z.string({ error: E.message }).max(LONGEST_BODY_TEXT, E.message),
    client_id: id,
    attachment_ids: z.array(id).max(MAX_ATTACHMENTS, E.files).optional(),
  })
  .meta({ id: "NewMessage" });

export const uploadSchema = z.object({
  file: z
    .custom<File>((value) => value instanceof File, { error: E.file })
    .meta({ type: "string", format: "binary" }),
});

const reason = z.string({ error: E.reason }).trim().min(1, E.reason).max(1000, E.reason);

export const reportSchema = z.object({ reason }).meta({ id: "MessageReport" });
export const reportedSchema = messageSchema.pick({ id: true });

export const inspectionRequestSchema = z
  .object({
    reason,
    after: z.int().min(0).optional(),
    before: z.int().min(0).optional(),
  })
  .meta({ id: "InspectionRequest" });

export const inspectionSchema = z
  .object({ conversation: conversationSchema, messages: messagePageSchema })
  .meta({ id: "Inspection" });

export const countSchema = z.object({ count: z.int() }).meta({ id: "Count" });

/** Only the conversation counts: recipient, name and text come from what is stored. */
export const messageNoticeSchema = z
  .object({
    conversationId: id,
    recipientUserId: z.string().max(100).optional(),
    senderName: z.string().max(500).optional(),
    message: z.string().max(LONGEST_BODY_TEXT).optional(),
  })
  .meta({ id: "MessageNotice" });

export const queuedSchema = z.object({ queued: z.boolean() }).meta({ id: "Queued" });

export const liveQuery = z.object({
  topics: z
    .string()
    .max(2_000)
    .optional()
    .describe("Separated by commas, for example `speaker:<id>:calendar`."),
  after: position
    .min(0, PARAMETER_ERRORS.number)
    .max(Number.MAX_SAFE_INTEGER, PARAMETER_ERRORS.number)
    .optional()
    .describe("Id of the last known event."),
});
