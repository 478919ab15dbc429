import "#ui/card.css";
import { formatDateTime } from "#domain/format/date-times.ts";
import { changedFields } from "#parts/record/change-texts.ts";
import { ACTOR_WORDS } from "#parts/status-labels.ts";
import { type Column, Table, tableColumns } from "#ui/table/table.tsx";
import type { SpeakerRecord } from "./speakers-query.ts";
import { eventWord, RECORD_TEXTS as TEXTS } from "./texts.ts";

type Entry = SpeakerRecord["history"][number];

const COLUMNS: readonly Column<Entry>[] = tableColumns(TEXTS.historyColumns, {
  what: {
    isLead: true,
    cell: ({ action }) => <strong>{eventWord(action)}</strong>,
  },
  at: { cell: ({ at }) => formatDateTime(at) },
  who: {
    cell: ({ actor, actor_email }) => (
      <span className="cell-stack">
        <span>{ACTOR_WORDS[actor]}</span>
        {actor_email && <span>{actor_email}</span>}
      </span>
    ),
  },
  detail: { cell: (entry) => detailOf(entry) },
});

/** Everything that was done to a profile, newest first. */
export function ChangeHistory({ history }: { history: SpeakerRecord["history"] }) {
  if (history.length === 0) return <p className="note">{TEXTS.noHistory}</p>;
  return (
    <section className="panel">
      <Table
        caption={TEXTS.tabs.history}
        columns={COLUMNS}
        rows={history}
        rowKey={({ id }) => id}
      />
    </section>
  );
}

function detailOf({ before, after, reason }: Entry): string {
  return [...changedFields("speaker", before, after), reason].filter(Boolean).join(" · ");
}
