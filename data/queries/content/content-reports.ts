import type { Tx } from "#data/db.ts";
import { contentReports } from "#data/schema/content.ts";

export type NewReport = Omit<
  typeof contentReports.$inferInsert,
  "id" | "created_at" | "handled_at"
>;

export async function insertReport(tx: Tx, report: NewReport) {
  const [row] = await tx
    .insert(contentReports)
    .values(report)
    .returning({ id: contentReports.id, created_at: contentReports.created_at });
  if (!row) throw new Error("The report was not stored");
  return row;
}
