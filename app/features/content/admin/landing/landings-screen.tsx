import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { downloadDocument } from "#app/session/download-document.ts";
import { LANDING_SORTS, LANDING_STATUSES } from "#domain/content/admin-lists.ts";
import { formatDateTime } from "#domain/format/date-times.ts";
import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { ListCard } from "#parts/list/list-card.tsx";
import { useListState } from "#parts/list/use-list-state.ts";
import { Status } from "#ui/badge/badge.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { type Column, tableColumns } from "#ui/table/table.tsx";
import { type LandingItem, landingsQuery } from "../content-queries.ts";
import { LANDING_STATUS, LANDINGS_TEXTS as TEXTS } from "../texts.ts";
import { EditLanding, LandingEditor } from "./landing-editor.tsx";

const SPEC = { sorts: LANDING_SORTS, filters: ["status", "category"] } as const;
const EDIT = "bearbeiten";
const NEW = "neu";

const FILTERS = [
  {
    name: "status",
    label: TEXTS.columns.status,
    options: LANDING_STATUSES.map((value) => ({ value, label: LANDING_STATUS[value].word })),
  },
  {
    name: "category",
    label: TEXTS.columns.category,
    options: CATEGORIES.map(({ name, label }) => ({ value: name, label })),
  },
];

const COLUMNS: readonly Column<LandingItem>[] = tableColumns(TEXTS.columns, {
  headline: {
    sort: "headline",
    isLead: true,
    cell: ({ id, headline, path }) => (
      <span className="cell-stack">
        <Link className="link" to={`?${EDIT}=${id}`}>
          {headline}
        </Link>
        <small>{path}</small>
      </span>
    ),
  },
  category: {
    sort: "category",
    cell: ({ category }) => CATEGORIES.find(({ name }) => name === category)?.label ?? category,
  },
  status: {
    sort: "status",
    cell: ({ status, is_thin, is_indexed }) => (
      <span className="cell-stack">
        <Status shape={LANDING_STATUS[status].shape}>{LANDING_STATUS[status].word}</Status>
        {is_thin && <small>{TEXTS.thin}</small>}
        {!is_thin && !is_indexed && <small>{TEXTS.hidden}</small>}
      </span>
    ),
  },
  speakers: {
    isNumber: true,
    cell: ({ speaker_count }) => speaker_count,
  },
  updated: {
    sort: "updated_at",
    cell: ({ updated_at }) => formatDateTime(updated_at),
  },
});

export function LandingsScreen() {
  const [params] = useSearchParams();
  const edited = params.get(EDIT);
  if (edited === NEW) return <LandingEditor page={null} />;
  return edited ? <EditLanding id={edited} /> : <LandingList />;
}

function LandingList() {
  const list = useListState(SPEC);
  const query = useQuery(landingsQuery(list.state));
  const add = (
    <ButtonLink icon="plus" to={`?${EDIT}=${NEW}`}>
      {TEXTS.add}
    </ButtonLink>
  );
  return (
    <div className="dashboard">
      <AdminHead title={TEXTS.title} note={TEXTS.note} actions={add} />
      <ListCard
        name="landings"
        caption={TEXTS.title}
        list={list}
        query={query}
        columns={COLUMNS}
        nameOf={({ headline }) => headline}
        placeholder={TEXTS.placeholder}
        filters={FILTERS}
        onExport={(params) =>
          downloadDocument(`/api/v1/admin/landing-pages.csv?${params}`, "themenseiten.csv")
        }
        empty={{ title: TEXTS.emptyTitle, text: TEXTS.emptyText }}
      />
    </div>
  );
}
