import type { AnswerTo, RequestBody } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import type { ImportRecord } from "#domain/speaker/import/import-fields.ts";
import type { ImportRule } from "#domain/speaker/import/import-plan.ts";

type Preview = AnswerTo<"POST /admin/speaker-imports/preview">["items"][number];
/** A trial also says what it would write. */
export type Outcome = Omit<Preview, "changes"> & Partial<Pick<Preview, "changes">>;

/** As many rows as one request takes. */
const BATCH = 250;

type Progress = (done: number) => void;
type Numbered = RequestBody<"POST /admin/speaker-imports/{id}/rows">["rows"][number];

async function inBatches(
  records: readonly ImportRecord[],
  send: (rows: Numbered[]) => Promise<{ items: Outcome[] }>,
  onProgress: Progress,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let from = 0; from < records.length; from += BATCH) {
    const rows = records
      .slice(from, from + BATCH)
      .map((data, at) => ({ row: from + at + 1, data }));
    const { items } = await send(rows);
    outcomes.push(...items);
    onProgress(outcomes.length);
  }
  return outcomes;
}

export async function tryImport(
  records: readonly ImportRecord[],
  rule: ImportRule,
  onProgress: Progress,
): Promise<Outcome[]> {
  const send = (rows: Numbered[]) =>
    authenticatedApi.call("POST /admin/speaker-imports/preview", { body: { rule, rows } });
  return inBatches(records, send, onProgress);
}

type NewImport = {
  readonly fileName: string;
  readonly rule: ImportRule;
  readonly rowCount: number;
};

export async function openImport({ fileName, rule, rowCount }: NewImport): Promise<string> {
  const body = { file_name: fileName.slice(0, 200), rule, row_count: rowCount };
  return (await authenticatedApi.call("POST /admin/speaker-imports", { body })).id;
}

/** Sending a part again is harmless, so an interrupted import simply starts over. */
export async function carryOut(
  id: string,
  records: readonly ImportRecord[],
  onProgress: Progress,
): Promise<Outcome[]> {
  const send = (rows: Numbered[]) =>
    authenticatedApi.call("POST /admin/speaker-imports/{id}/rows", {
      params: { id },
      body: { rows },
    });
  return inBatches(records, send, onProgress);
}
