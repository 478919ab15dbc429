import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#data/db.ts";
import { boundedCount, matchesWords, orderOf, readPage } from "#data/queries/lists/list-page.ts";
import { profiles } from "#data/schema/accounts.ts";
import { authUsers } from "#data/schema/auth/auth-users.ts";
import { contentReports } from "#data/schema/content.ts";
import { conversationMessages, messageReports } from "#data/schema/messaging.ts";
import { withdrawals } from "#data/schema/withdrawals.ts";
import type { ReportDecision, ReportSubject } from "#domain/content/report.ts";
import type { ListQuery } from "#domain/list/list-query.ts";

type ReportFilter = {
  readonly subject?: ReportSubject | undefined;
  readonly isOpen?: boolean | undefined;
};

const personName = sql`nullif(btrim(concat_ws(' ', ${profiles.first_name}, ${profiles.last_name})), '')`;

/** All kinds in one row: what was reported, in which words, and what became of it. */
function reportsOf(db: Db) {
  const ofContent = db
    .select({
      subject: sql<ReportSubject>`'content'`.as("subject"),
      id: contentReports.id,
      kind: sql<string>`${contentReports.kind}`.as("kind"),
      reason: sql<string>`${contentReports.reason}`.as("reason"),
      address: sql<string | null>`${contentReports.address}`.as("address"),
      explanation: contentReports.explanation,
      quoted: sql<string | null>`null::text`.as("quoted"),
      conversation_id: sql<string | null>`null::uuid`.as("conversation_id"),
      reporter_name: sql<string>`${contentReports.reporter_name}`.as("reporter_name"),
      reporter_email: sql<string>`${contentReports.reporter_email}`.as("reporter_email"),
      created_at: contentReports.created_at,
      handled_at: contentReports.handled_at,
      decision: contentReports.decision,
      decision_reason: contentReports.decision_reason,
    })
    .from(contentReports);
  const ofMessages = db
    .select({
      subject: sql<ReportSubject>`'message'`.as("subject"),
      id: messageReports.id,
      kind: sql<string>`'message'`.as("kind"),
      reason: sql<string>`'other'`.as("reason"),
      address: sql<string | null>`null::text`.as("address"),
      explanation: messageReports.reason,
      quoted: sql<string | null>`${conversationMessages.message}`.as("quoted"),
      conversation_id: sql<string | null>`${conversationMessages.conversation_id}`.as(
        "conversation_id",
      ),
      reporter_name: sql<string>`coalesce(${personName}, ${authUsers.email})`.as("reporter_name"),
      reporter_email: sql<string>`${authUsers.email}`.as("reporter_email"),
      created_at: messageReports.created_at,
      handled_at: messageReports.handled_at,
      decision: messageReports.decision,
      decision_reason: messageReports.decision_reason,
    })
    .from(messageReports)
    .innerJoin(conversationMessages, eq(conversationMessages.id, messageReports.message_id))
    .innerJoin(authUsers, eq(authUsers.id, messageReports.reporter_id))
    .leftJoin(profiles, eq(profiles.user_id, messageReports.reporter_id));
  return ofContent.unionAll(ofMessages).unionAll(ofWithdrawals(db)).as("reports");
}

/** The words are the contract's as the consumer named it; the address leads to the booking, if known. */
function ofWithdrawals(db: Db) {
  return db
    .select({
      subject: sql<ReportSubject>`'withdrawal'`.as("subject"),
      id: withdrawals.id,
      kind: sql<string>`'withdrawal'`.as("kind"),
      reason: sql<string>`'withdrawal'`.as("reason"),
      address: sql<string | null>`'/admin/bookings/' || ${withdrawals.booking_id}::text`.as(
        "address",
      ),
      explanation: withdrawals.reference,
      quoted: sql<string | null>`null::text`.as("quoted"),
      conversation_id: sql<string | null>`null::uuid`.as("conversation_id"),
      reporter_name: sql<string>`${withdrawals.name}`.as("reporter_name"),
      reporter_email: sql<string>`${withdrawals.email}`.as("reporter_email"),
      created_at: withdrawals.created_at,
      handled_at: withdrawals.handled_at,
      decision: withdrawals.decision,
      decision_reason: withdrawals.decision_reason,
    })
    .from(withdrawals);
}

export async function listReports(
  db: Db,
  query: ListQuery<"created_at">,
  { subject, isOpen }: ReportFilter,
) {
  const all = reportsOf(db);
  const wanted: SQL | undefined = and(
    subject ? eq(all.subject, subject) : undefined,
    isOpen === undefined
      ? undefined
      : sql`${all.handled_at} is ${sql.raw(isOpen ? "null" : "not null")}`,
    matchesWords(query.q, [
      all.explanation,
      sql`${all.quoted}`,
      sql`${all.reporter_name}`,
      sql`${all.reporter_email}`,
    ]),
  );
  const counted = db.select({ id: all.id }).from(all).where(wanted).$dynamic();
  return readPage(query, boundedCount(db, counted), ({ limit, offset }) =>
    db
      .select()
      .from(all)
      .where(wanted)
      .orderBy(...orderOf({ created_at: all.created_at }, query, all.id))
      .limit(limit)
      .offset(offset),
  );
}

type ReportRow = Awaited<ReturnType<typeof listReports>>["items"][number];

export async function findReport(
  db: Db,
  subject: ReportSubject,
  id: string,
): Promise<ReportRow | undefined> {
  const all = reportsOf(db);
  const [row] = await db
    .select()
    .from(all)
    .where(and(eq(all.subject, subject), eq(all.id, id)));
  return row;
}

type Ruling = {
  readonly id: string;
  readonly decision: ReportDecision;
  readonly decision_reason: string;
  readonly handled_at: Date;
};

const DECIDED = { content: contentReports, message: messageReports, withdrawal: withdrawals };

/** False if another admin has decided meanwhile. */
export async function decideReport(
  tx: Tx,
  subject: ReportSubject,
  { id, ...set }: Ruling,
): Promise<boolean> {
  const table = DECIDED[subject];
  const rows = await tx
    .update(table)
    .set(set)
    .where(and(eq(table.id, id), isNull(table.handled_at)))
    .returning({ id: table.id });
  return rows.length > 0;
}
