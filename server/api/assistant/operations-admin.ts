import { ok } from "#domain/result.ts";
import {
  listConversations,
  readAssistantState,
  readConversation,
  switchAssistant,
} from "#features/assistant/inspect-assistant.server.ts";
import { admins } from "#server/api/operation/access.ts";
import { adminList } from "#server/api/operation/admin-list.ts";
import { operation } from "#server/api/operation/operation.ts";
import { json } from "#server/api/operation/output.ts";
import { CONVERSATION_COLUMNS } from "./columns.ts";
import * as schemas from "./schemas-admin.ts";

export const adminAssistantOperations = {
  "GET /admin/assistant": operation({
    id: "readAssistantState",
    summary: "Read the switches of the assistant and its figures of the last days",
    access: admins,
    input: { query: schemas.stateQuery },
    output: json(schemas.stateSchema),
    run: (ctx, viewer, { query }) => readAssistantState(ctx, viewer, query.days),
  }),

  "PUT /admin/assistant": operation({
    id: "switchAssistant",
    summary: "Switch the assistant or only its language model on or off",
    access: admins,
    input: { body: schemas.switchSchema },
    output: json(schemas.switchSchema),
    run: (ctx, viewer, { body }) => switchAssistant(ctx, viewer, body),
  }),

  ...adminList("/admin/assistant/conversations", {
    ids: ["listAssistantConversations", "exportAssistantConversations"],
    summary: "List conversations with the assistant, without personal data",
    query: schemas.conversationsQuery,
    page: schemas.conversationsSchema,
    csv: { name: "chats", columns: CONVERSATION_COLUMNS },
    read: listConversations,
  }),

  "GET /admin/assistant/conversations/{id}": operation({
    id: "readAssistantConversation",
    summary: "Read a conversation, in which personal data is masked",
    access: admins,
    input: { params: schemas.adminConversationPath },
    output: json(schemas.transcriptSchema),
    run: async (ctx, viewer, { params }) => {
      const messages = await readConversation(ctx, viewer, params.id);
      return messages.ok ? ok({ messages: messages.value }) : messages;
    },
  }),
} as const;
