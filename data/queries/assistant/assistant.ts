import { and, count, desc, eq, gt, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { assistantConversations, assistantMessages } from "#data/schema/assistant.ts";
import { settings } from "#data/schema/content.ts";
import type { Constraints } from "#domain/assistant/constraints.ts";

export type ConversationKey = { readonly id: string; readonly session_key: string };
export type ConversationRow = typeof assistantConversations.$inferSelect;
export type NewAssistantMessage = Omit<
  typeof assistantMessages.$inferInsert,
  "id" | "sequence" | "created_at" | "feedback"
>;

/** A conversation is found by its key alone. */
export async function findConversation(
  db: Db,
  { id, session_key }: ConversationKey,
): Promise<ConversationRow | undefined> {
  const [row] = await db
    .select()
    .from(assistantConversations)
    .where(
      and(eq(assistantConversations.id, id), eq(assistantConversations.session_key, session_key)),
    );
  return row;
}

export async function insertConversation(
  tx: Tx,
  row: { session_key: string; user_id: string | null },
): Promise<string> {
  const [stored] = await tx
    .insert(assistantConversations)
    .values(row)
    .returning({ id: assistantConversations.id });
  if (!stored) throw new Error("The conversation was not stored");
  return stored.id;
}

export async function countMessages(db: Db, conversationId: string): Promise<number> {
  return db.$count(assistantMessages, eq(assistantMessages.conversation_id, conversationId));
}

/** Question and answer together, in their order; the id of the answer, or null for a conversation that is gone. */
export async function appendTurn(
  tx: Tx,
  conversationId: string,
  turn: {
    readonly question: NewAssistantMessage;
    readonly answer: NewAssistantMessage;
    readonly constraints: Constraints;
    readonly now: Date;
  },
): Promise<string | null> {
  const [conversation] = await tx
    .update(assistantConversations)
    .set({ constraints: turn.constraints, updated_at: turn.now })
    .where(eq(assistantConversations.id, conversationId))
    .returning({ id: assistantConversations.id });
  if (!conversation) return null;
  // The row above is locked by the update, so no other turn takes the same numbers.
  const [last] = await tx
    .select({ count: count() })
    .from(assistantMessages)
    .where(eq(assistantMessages.conversation_id, conversationId));
  const sequence = last?.count ?? 0;
  const rows = await tx
    .insert(assistantMessages)
    .values([
      { ...turn.question, sequence: sequence + 1, created_at: turn.now },
      { ...turn.answer, sequence: sequence + 2, created_at: turn.now },
    ])
    .returning({ id: assistantMessages.id, author: assistantMessages.author });
  const answer = rows.find(({ author }) => author === "assistant");
  if (!answer) throw new Error("The answer was not stored");
  return answer.id;
}

export async function rateAnswer(
  db: Db,
  conversation: string,
  messageId: string,
  feedback: 1 | -1,
): Promise<boolean> {
  const rows = await db
    .update(assistantMessages)
    .set({ feedback })
    .where(
      and(
        eq(assistantMessages.id, messageId),
        eq(assistantMessages.conversation_id, conversation),
        eq(assistantMessages.author, "assistant"),
      ),
    )
    .returning({ id: assistantMessages.id });
  return rows.length > 0;
}

export async function markInquired(db: Db, conversation: string, now: Date): Promise<void> {
  await db
    .update(assistantConversations)
    .set({ inquired_at: now })
    .where(eq(assistantConversations.id, conversation));
}

export async function deleteConversation(db: Db, conversation: string): Promise<void> {
  await db.delete(assistantConversations).where(eq(assistantConversations.id, conversation));
}

export async function storeAssistantSwitch(
  tx: Tx,
  { key, value, userId, now }: { key: string; value: unknown; userId: string; now: Date },
): Promise<void> {
  const stored = { value, updated_by: userId, updated_at: now };
  await tx
    .insert(settings)
    .values({ key, ...stored })
    .onConflictDoUpdate({ target: settings.key, set: stored });
}

/** The figures of the administration over everything younger than a day. */
export async function readAssistantFigures(db: Db, since: Date) {
  const isRecent = gt(assistantMessages.created_at, since);
  const isAnswer = and(isRecent, eq(assistantMessages.author, "assistant"));
  const [[conversations], [answers], topics] = await Promise.all([
    db
      .select({
        conversations: count(),
        inquiries: sql<number>`count(${assistantConversations.inquired_at})::int`,
      })
      .from(assistantConversations)
      .where(gt(assistantConversations.created_at, since)),
    db
      .select({
        answers: count(),
        unanswered: sql<number>`count(*) filter (where outcome = 'nothing')::int`,
        relaxed: sql<number>`count(*) filter (where outcome = 'relaxed')::int`,
        handed_over: sql<number>`count(*) filter (where outcome = 'handed_over')::int`,
        helpful: sql<number>`count(*) filter (where feedback = 1)::int`,
        unhelpful: sql<number>`count(*) filter (where feedback = -1)::int`,
        by_model: sql<number>`count(model)::int`,
        fallbacks: sql<number>`count(fallback_reason)::int`,
        rejected_claims: sql<number>`coalesce(sum(rejected_claims), 0)::int`,
        median_ms: sql<number | null>`percentile_cont(0.5) within group (order by latency_ms)::int`,
        slow_ms: sql<number | null>`percentile_cont(0.95) within group (order by latency_ms)::int`,
      })
      .from(assistantMessages)
      .where(isAnswer),
    db.execute<{ topic: string; count: number }>(sql`
      select lower(topic) as topic, count(*)::int as count
      from assistant_messages, unnest(missing_topics) as topic
      where created_at > ${since.toISOString()}::timestamptz
      group by lower(topic) order by 2 desc, 1 limit 20`),
  ]);
  if (!conversations || !answers) throw new Error("An aggregate over nothing has a row as well");
  return { ...conversations, ...answers, missing_topics: topics.rows };
}

/** One conversation for the administration; what is stored is masked already. */
export async function readTranscript(db: Db, conversationId: string) {
  return db
    .select({
      id: assistantMessages.id,
      author: assistantMessages.author,
      content: assistantMessages.content,
      outcome: assistantMessages.outcome,
      model: assistantMessages.model,
      fallback_reason: assistantMessages.fallback_reason,
      rejected_claims: assistantMessages.rejected_claims,
      feedback: assistantMessages.feedback,
      latency_ms: assistantMessages.latency_ms,
      created_at: assistantMessages.created_at,
    })
    .from(assistantMessages)
    .where(eq(assistantMessages.conversation_id, conversationId))
    .orderBy(assistantMessages.sequence, desc(assistantMessages.created_at));
}
