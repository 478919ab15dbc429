import { IMAGE_UPLOAD_ERRORS } from "#domain/media/texts.ts";
import { ATTACHMENT_TYPES } from "#domain/messaging/attachment.ts";
import { ATTACHMENT_FAULTS } from "#domain/messaging/attachment-faults.ts";
import { CONVERSATION_FAULTS } from "#domain/messaging/conversation-faults.ts";
import { failure, ok } from "#domain/result.ts";
import { HOUR_SECONDS } from "#domain/time/duration.ts";
import { readAttachment, uploadAttachment } from "#features/messaging/attachments.server.ts";
import { countOwnUnread } from "#features/messaging/count-unread.server.ts";
import { inspectConversation } from "#features/messaging/inspect-conversation.server.ts";
import { markConversationRead } from "#features/messaging/mark-read.server.ts";
import { openConversation } from "#features/messaging/open-conversation.server.ts";
import {
  listOwnConversations,
  MAX_CONVERSATIONS,
  readConversation,
} from "#features/messaging/read-conversations.server.ts";
import { readMessages } from "#features/messaging/read-messages.server.ts";
import { reportMessage } from "#features/messaging/report-message.server.ts";
import { sendMessage } from "#features/messaging/send-message.server.ts";
import { sendMessageNotification } from "#features/messaging/send-message-notification.server.ts";
import { admins, liveEvents, signedIn } from "#server/api/operation/access.ts";
import { operation } from "#server/api/operation/operation.ts";
import { created, createdOrFound, file, json, raw } from "#server/api/operation/output.ts";
import { unprocessable } from "#server/api/operation/refusal.ts";
import { describeAttachment, describeMessage, describeMessages } from "./describe-message.ts";
import { followLive } from "./follow-live.ts";
import * as schemas from "./schemas.ts";
import { ATTACHMENT_ERRORS, REPORT_ERRORS, SEND_ERRORS } from "./texts.ts";

/** A day's limit passes slowly; asking every hour is often enough. */
const tomorrow = { "retry-after": String(HOUR_SECONDS) };
/** Places for reading foreign files are few and soon free again. */
const soon = { "retry-after": "2" };

/** Even a file that a browser were talked into showing as a page could do nothing there. */
const FILE_HEADERS = {
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
};

export const messagingOperations = {
  "GET /conversations": operation({
    id: "listConversations",
    summary: "List the own conversations of both sides",
    description:
      "By default the latest first. `answer_due_at` says until when the speaker usually answers.",
    access: signedIn,
    input: { query: schemas.conversationsQuery },
    output: json(schemas.conversationPageSchema),
    run: (ctx, viewer, { query: { q: search, limit = MAX_CONVERSATIONS, ...query } }) =>
      listOwnConversations(ctx, viewer, { ...query, search, limit }),
  }),

  "POST /conversations": operation({
    id: "openConversation",
    summary: "Find the conversation of a customer and a speaker or create it",
    description: "A missing customer is the caller, a missing speaker the profile of the caller.",
    access: signedIn,
    limit: "message",
    input: { body: schemas.conversationRequestSchema },
    output: createdOrFound(schemas.conversationSchema),
    refusals: {
      not_signed_in: { problem: "unauthorized", message: CONVERSATION_FAULTS.not_signed_in },
      only_customers: { problem: "forbidden", message: CONVERSATION_FAULTS.only_customers },
      unknown_speaker: { problem: "not_found" },
      own_profile: unprocessable(CONVERSATION_FAULTS.own_profile),
      no_partner: unprocessable(CONVERSATION_FAULTS.no_partner),
      not_possible: unprocessable(CONVERSATION_FAULTS.not_possible),
    },
    run: async (ctx, viewer, { body }, { context }) => {
      const parties = { speakerId: body.speaker_id, customerId: body.customer_id };
      const opened = await openConversation(ctx, viewer, parties);
      if (opened.ok) return ok({ answer: opened.value.conversation, isNew: opened.value.isNew });
      const isHalfSignedIn = opened.error === "not_signed_in" && context.get("needsSecondFactor");
      return isHalfSignedIn ? failure("unauthorized") : opened;
    },
  }),

  "GET /conversations/{id}": operation({
    id: "readConversation",
    summary: "Read one of the own conversations, as in the list",
    access: signedIn,
    input: { params: schemas.conversationPath },
    output: json(schemas.conversationSchema),
    run: (ctx, viewer, { params }) => readConversation(ctx, viewer, params.id),
  }),

  "GET /conversations/{id}/messages": operation({
    id: "listMessages",
    summary: "Read messages of an own conversation, oldest first",
    description: "Without a position the newest. `sequence` counts without gaps.",
    access: signedIn,
    input: { params: schemas.conversationPath, query: schemas.messagesQuery },
    output: json(schemas.messagePageSchema),
    run: async (ctx, viewer, { params, query }) => {
      const page = await readMessages(ctx, viewer, params.id, query);
      return page.ok ? ok(describeMessages(page.value)) : page;
    },
  }),

  "POST /conversations/{id}/messages": operation({
    id: "sendMessage",
    summary: "Send a message",
    description: "The same `client_id` is the same message: it is stored once.",
    access: signedIn,
    limit: "message",
    input: { params: schemas.conversationPath, body: schemas.newMessageSchema },
    output: created(schemas.messageSchema),
    refusals: {
      message_text: unprocessable(SEND_ERRORS.message_text),
      attachment_unknown: unprocessable(SEND_ERRORS.attachment_unknown),
      wait_for_answer: unprocessable(SEND_ERRORS.wait_for_answer),
      too_many_conversations: {
        problem: "too_many_requests",
        message: SEND_ERRORS.too_many_conversations,
        headers: tomorrow,
      },
    },
    run: async (ctx, viewer, { params, body }) => {
      const { message, client_id: clientId, attachment_ids: attachmentIds = [] } = body;
      const sent = await sendMessage(ctx, viewer, params.id, { message, clientId, attachmentIds });
      return sent.ok ? ok(describeMessage(sent.value)) : sent;
    },
  }),

  "POST /conversations/{id}/read": operation({
    id: "readAllMessages",
    summary: "Mark everything that the other side wrote as read",
    description: "`count` says how much it was.",
    access: signedIn,
    input: { params: schemas.conversationPath },
    output: json(schemas.countSchema),
    run: (ctx, viewer, { params }) => markConversationRead(ctx, viewer, params.id),
  }),

  "POST /conversations/{id}/attachments": operation({
    id: "uploadAttachment",
    summary: "Upload a picture or PDF of up to 5 MB for the next message",
    description: "Pictures are stored anew and lose all metadata.",
    access: signedIn,
    limit: "upload",
    input: { params: schemas.conversationPath, form: schemas.uploadSchema },
    output: created(schemas.attachmentSchema),
    refusals: {
      attachment_empty: unprocessable(IMAGE_UPLOAD_ERRORS.image_empty),
      attachment_too_large: {
        problem: "payload_too_large",
        message: ATTACHMENT_FAULTS.size,
      },
      attachment_type: unprocessable(ATTACHMENT_FAULTS.type),
      attachment_unreadable: unprocessable(ATTACHMENT_ERRORS.attachment_unreadable),
      attachment_infected: unprocessable(ATTACHMENT_ERRORS.attachment_infected),
      image_service_busy: {
        problem: "too_many_requests",
        message: IMAGE_UPLOAD_ERRORS.image_service_busy,
        headers: soon,
      },
    },
    run: async (ctx, viewer, { params, form }) => {
      const upload = { name: form.file.name, bytes: new Uint8Array(await form.file.arrayBuffer()) };
      const stored = await uploadAttachment(ctx, viewer, params.id, upload);
      return stored.ok ? ok(describeAttachment(stored.value)) : stored;
    },
  }),

  "GET /attachments/{id}": operation({
    id: "readAttachment",
    summary: "Read a file of one of the own conversations",
    access: signedIn,
    input: { params: schemas.attachmentPath },
    output: file(...ATTACHMENT_TYPES),
    run: async (ctx, viewer, { params }) => {
      const found = await readAttachment(ctx, viewer, params.id);
      if (!found.ok) return found;
      const { name, type, bytes } = found.value;
      const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
      const headers = { ...FILE_HEADERS, "content-disposition": disposition };
      return ok({ type, body: bytes, headers });
    },
  }),

  "POST /messages/{id}/report": operation({
    id: "reportMessage",
    summary: "Report a received message to the administration",
    access: signedIn,
    limit: "message",
    input: { params: schemas.messagePath, body: schemas.reportSchema },
    output: created(schemas.reportedSchema),
    refusals: { own_message: unprocessable(REPORT_ERRORS.own_message) },
    run: (ctx, viewer, { params, body }) => reportMessage(ctx, viewer, params.id, body.reason),
  }),

  "POST /admin/conversations/{id}/inspection": operation({
    id: "inspectConversation",
    summary: "Read a conversation of others for a reason, which is logged",
    access: admins,
    input: { params: schemas.conversationPath, body: schemas.inspectionRequestSchema },
    output: json(schemas.inspectionSchema),
    run: async (ctx, viewer, { params, body: { reason, ...query } }) => {
      const found = await inspectConversation(ctx, viewer, params.id, reason, query);
      if (!found.ok) return found;
      return ok({ ...found.value, messages: describeMessages(found.value.messages) });
    },
  }),

  "GET /me/unread": operation({
    id: "countUnread",
    summary: "Count unread messages",
    description: "Speakers count their side, all others the conversations as a customer.",
    access: signedIn,
    output: json(schemas.countSchema),
    run: countOwnUnread,
  }),

  "POST /functions/send-message-notification": operation({
    id: "sendMessageNotification",
    summary: "Announce the messages of an own conversation by mail",
    description:
      "Recipient and text come from the stored messages. Several become one mail, at most one in 15 minutes; what was read or announced already causes none.",
    access: signedIn,
    limit: "message",
    input: { body: schemas.messageNoticeSchema },
    output: json(schemas.queuedSchema),
    refusals: { not_found: { problem: "not_found" } },
    run: (ctx, viewer, { body }) => sendMessageNotification(ctx, viewer, body.conversationId),
  }),

  "GET /live": operation({
    id: "followLive",
    summary: "Follow changes as a stream of server-sent events",
    description:
      "Visitors follow calendars; signed-in users also get everything of their own. The id of an event is where to resume (`Last-Event-ID` or `after`). First comes `ready`; `resync` means: read everything anew.",
    access: liveEvents,
    input: { query: schemas.liveQuery },
    output: raw("text/event-stream"),
    refusals: {
      forbidden: { problem: "forbidden" },
      unavailable: { problem: "unavailable", headers: { "retry-after": "5" } },
    },
    run: (ctx, viewer, { query }, { context }) => followLive(ctx, viewer, query, context),
  }),
} as const;
