import { and, eq, exists, sql } from "drizzle-orm";
import type { Db } from "#data/db.ts";
import { boundedCount, matchesWords, orderOf, readPage } from "#data/queries/lists/list-page.ts";
import { assistantConversations, assistantMessages } from "#data/schema/assistant.ts";
import type { ConversationFilter, ConversationSort } from "#domain/assistant/conversation-list.ts";
import type { ListQuery } from "#domain/list/list-query.ts";

type ConversationQuery = ListQuery<ConversationSort> & { show?: ConversationFilter | undefined };

const conversations = assistantConversations;

/** What was asked first; everything stored is masked. */
const firstQuestion = sql<string | null>`(
  select message.content from assistant_messages as message
  where message.conversation_id = assistant_conversations.id and message.author = 'user'
  order by message.sequence limit 1
)`;
const messageCount = sql<number>`(
  select count(*)::int from assistant_messages as message
  where message.conversation_id = assistant_conversations.id
)`;
const worstFeedback = sql<number | null>`(
  select min(message.feedback)::int from assistant_messages as message
  where message.conversation_id = assistant_conversations.id
)`;
const lastOutcome = sql<string | null>`(
  select message.outcome from assistant_messages as message
  where message.conversation_id = assistant_conversations.id and message.author = 'assistant'
  order by message.sequence desc limit 1
)`;

export async function listAssistantConversations(db: Db, query: ConversationQuery) {
  const where = and(matchesWords(query.q, [firstQuestion]), shown(db, query.show));
  const counted = db.select({ id: conversations.id }).from(conversations).where(where).$dynamic();
  return readPage(query, boundedCount(db, counted), ({ limit, offset }) =>
    db
      .select({
        id: conversations.id,
        created_at: conversations.created_at,
        inquired_at: conversations.inquired_at,
        first_question: firstQuestion,
        messages: messageCount,
        feedback: worstFeedback,
        outcome: lastOutcome,
      })
      .from(conversations)
      .where(where)
      .orderBy(
        ...orderOf(
          { created_at: conversations.created_at, messages: messageCount },
          query,
          conversations.id,
        ),
      )
      .limit(limit)
      .offset(offset),
  );
}

function shown(db: Db, filter: ConversationFilter | undefined) {
  if (filter === undefined) return undefined;
  if (filter === "inquired") return sql`${conversations.inquired_at} is not null`;
  const having = {
    unanswered: eq(assistantMessages.outcome, "nothing"),
    unhelpful: eq(assistantMessages.feedback, -1),
    handed_over: eq(assistantMessages.outcome, "handed_over"),
    unconfirmed: sql`${assistantMessages.rejected_claims} > 0`,
  }[filter];
  return exists(
    db
      .select({ id: assistantMessages.id })
      .from(assistantMessages)
      .where(and(eq(assistantMessages.conversation_id, conversations.id), having)),
  );
}
