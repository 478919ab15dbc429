import "./audit.css";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { downloadDocument } from "#app/session/download-document.ts";
import { BOOKING_ACTORS } from "#domain/booking/status.ts";
import { formatDateTimeWithSeconds } from "#domain/format/date-times.ts";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { ListCard } from "#parts/list/list-card.tsx";
import { listParameters } from "#parts/list/list-state.ts";
import { useListState } from "#parts/list/use-list-state.ts";
import { actionWord, objectWord } from "#parts/record/action-texts.ts";
import { ACTOR_WORDS } from "#parts/status-labels.ts";
import { type Column, tableColumns } from "#ui/table/table.tsx";
import { changeLines } from "./change-lines.ts";
import { AUDIT_TEXTS as TEXTS } from "./texts.ts";

type Stored = AnswerTo<"GET /admin/audit">["items"][number];
type Entry = Omit<Stored, "id"> & { id: string };

const SPEC = { sorts: ["at"], filters: ["actor", "object", "object_id"] } as const;

/** Search and filter, never change. */
export function AuditScreen() {
  const list = useListState(SPEC);
  const query = useQuery({
    queryKey: ["admin-audit", list.state],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const page = await authenticatedApi.call("GET /admin/audit", {
        query: listParameters(list.state),
      });
      return { ...page, items: page.items.map((row): Entry => ({ ...row, id: String(row.id) })) };
    },
  });
  const filters = [
    {
      name: "actor",
      label: TEXTS.filters.actor,
      options: BOOKING_ACTORS.map((value) => ({ value, label: ACTOR_WORDS[value] })),
    },
    {
      name: "object",
      label: TEXTS.filters.object,
      options: (query.data?.objects ?? []).map((value) => ({ value, label: objectWord(value) })),
    },
  ];
  return (
    <div className="dashboard">
      <AdminHead title={TEXTS.title} note={TEXTS.note} />
      <ListCard
        name="audit"
        caption={TEXTS.title}
        list={list}
        query={query}
        columns={COLUMNS}
        nameOf={({ action }) => actionWord(action)}
        placeholder={TEXTS.placeholder}
        filters={filters}
        onExport={(asked) => downloadDocument(`/api/v1/admin/audit.csv?${asked}`, "protokoll.csv")}
        empty={{ title: TEXTS.emptyTitle }}
      />
    </div>
  );
}

const COLUMNS: readonly Column<Entry>[] = tableColumns(TEXTS.columns, {
  action: {
    isLead: true,
    cell: ({ action, reason }) => (
      <span className="cell-stack">
        <span>{actionWord(action)}</span>
        {reason && <span className="review-text">„{reason}“</span>}
      </span>
    ),
  },
  at: {
    sort: "at",
    cell: ({ at }) => formatDateTimeWithSeconds(at),
  },
  who: {
    cell: ({ who, actor }) => (
      <span className="cell-stack">
        <span>{who ?? ACTOR_WORDS[actor]}</span>
        {who && <span>{ACTOR_WORDS[actor]}</span>}
      </span>
    ),
  },
  object: {
    cell: ({ object_type, object_id }) =>
      object_type === "booking" ? (
        <Link className="underline" to={`/admin/bookings/${object_id}`}>
          {objectWord(object_type)}
        </Link>
      ) : (
        <span className="cell-stack">
          <span>{objectWord(object_type)}</span>
          <span className="facts-code">{object_id}</span>
        </span>
      ),
  },
  change: {
    cell: (entry) => <Change entry={entry} />,
  },
});

function Change({ entry }: { entry: Entry }) {
  const lines = changeLines(entry);
  if (lines.length === 0) return TEXTS.none;
  return (
    <span className="grid text-left">
      {lines.map((line) => (
        <span key={line} className="facts-code">
          {line}
        </span>
      ))}
    </span>
  );
}
