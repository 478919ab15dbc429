import "#ui/page/kpis.css";
import { formatNumber } from "#domain/format/numbers.ts";
import { csvText } from "#domain/list/csv.ts";
import { IMPORT_FIELDS, type ImportRecord } from "#domain/speaker/import/import-fields.ts";
import { IMPORT_RESULTS } from "#domain/speaker/import/import-plan.ts";
import { downloadText } from "#parts/download-text.ts";
import { Status } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { type Column, Table, tableColumns } from "#ui/table/table.tsx";
import { RESULT_WORDS, reasonWord, IMPORT_TEXTS as TEXTS } from "./import-texts.ts";
import type { Outcome } from "./run-import.ts";
import type { Import } from "./use-import.ts";

const SHOWN = 20;
const LABELS = new Map<string, string>(IMPORT_FIELDS.map(({ name, label }) => [name, label]));
const labelOf = (field: string) => LABELS.get(field) ?? field;

type Line = Outcome & { name: string; email: string; isRepeated: boolean };

/** What an import does, or did, with every row. */
export function ImportOutcome({ work, outcomes }: { work: Import; outcomes: readonly Outcome[] }) {
  const repeated = repeatedRows(work.records);
  const lines = outcomes.map((outcome): Line => {
    const record = work.records[outcome.row - 1];
    return {
      ...outcome,
      name: record?.name ?? "",
      email: record?.email ?? "",
      isRepeated: repeated.has(outcome.row),
    };
  });
  const faulty = lines.filter(({ result }) => result === "error");
  return (
    <Card
      title={TEXTS.summary}
      isPadded={false}
      actions={
        faulty.length > 0 && (
          <Button variant="line" size="sm" icon="download" onClick={() => saveErrors(work, faulty)}>
            {TEXTS.errors}
          </Button>
        )
      }
    >
      <dl className="kpis" aria-label={TEXTS.summary}>
        {IMPORT_RESULTS.map((result) => (
          <div key={result} className="panel-padded">
            <dt>{RESULT_WORDS[result].word}</dt>
            <dd>{formatNumber(lines.filter((line) => line.result === result).length)}</dd>
          </div>
        ))}
      </dl>
      <Table
        caption={TEXTS.preview}
        columns={COLUMNS}
        rows={lines.slice(0, SHOWN)}
        rowKey={({ row }) => row}
      />
    </Card>
  );
}

const COLUMNS: readonly Column<Line>[] = tableColumns(TEXTS.columns, {
  name: { isLead: true, cell: ({ name }) => name || "–" },
  row: { isNumber: true, cell: ({ row }) => row },
  email: { cell: ({ email }) => email || "–" },
  result: {
    cell: ({ result }) => (
      <Status shape={RESULT_WORDS[result].shape}>{RESULT_WORDS[result].word}</Status>
    ),
  },
  reason: {
    cell: (line) =>
      [reasonWord(line.reason, labelOf), plannedWords(line), line.isRepeated && TEXTS.repeated]
        .filter(Boolean)
        .join(" · "),
  },
});

/** What a trial would write, in words. */
function plannedWords({ result, changes }: Line): string | null {
  if (!changes || (result !== "new" && result !== "update")) return null;
  const { fields, talks, videos, testimonials, old_slugs, old_paths } = changes;
  const T = TEXTS.changes;
  const addresses = old_slugs + old_paths;
  const parts = [
    ...fields.filter((field) => LABELS.has(field)).map(labelOf),
    talks > 0 && T.talks(talks),
    videos > 0 && T.videos(videos),
    testimonials > 0 && T.testimonials(testimonials),
    addresses > 0 && T.addresses(addresses),
  ].filter(Boolean);
  if (parts.length === 0) return TEXTS.wouldChangeNothing;
  return (result === "new" ? TEXTS.wouldCreate : TEXTS.wouldChange)(parts.join(", "));
}

/** The rows as they were, with the reason: to be corrected and brought again. */
function saveErrors({ records }: Import, faulty: readonly Line[]): void {
  const columns = [
    ...IMPORT_FIELDS.map(({ name, label }) => ({
      label,
      text: ({ row }: Line) => records[row - 1]?.[name] ?? "",
    })),
    { label: TEXTS.columns.reason, text: ({ reason }: Line) => reasonWord(reason, labelOf) },
  ];
  downloadText(csvText(columns, faulty), TEXTS.errorsFile);
}

/** Row numbers, counted from 1, whose address or name stood further up already. */
function repeatedRows(records: readonly ImportRecord[]): ReadonlySet<number> {
  const seen = new Set<string>();
  const repeated = new Set<number>();
  for (const [at, { email, name }] of records.entries()) {
    const key = (email?.trim() || name?.trim() || "").toLowerCase();
    if (key === "") continue;
    if (seen.has(key)) repeated.add(at + 1);
    seen.add(key);
  }
  return repeated;
}
