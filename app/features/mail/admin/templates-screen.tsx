import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { downloadDocument } from "#app/session/download-document.ts";
import { MAIL_READERS, TEMPLATE_SORTS, TEMPLATE_STATES } from "#domain/content/template-list.ts";
import { formatDateTime } from "#domain/format/date-times.ts";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { ListCard } from "#parts/list/list-card.tsx";
import { useListState } from "#parts/list/use-list-state.ts";
import { Status } from "#ui/badge/badge.tsx";
import { type Column, tableColumns } from "#ui/table/table.tsx";
import { EditTemplate } from "./template-editor.tsx";
import { type TemplateItem, templatesQuery } from "./template-queries.ts";
import { READER_WORDS, TEMPLATE_STATE_WORDS, TEMPLATES_TEXTS as TEXTS } from "./template-texts.ts";

const KEY = "vorlage";
const SPEC = { sorts: TEMPLATE_SORTS, order: "asc", filters: ["reader", "state"] } as const;

const FILTERS = [
  {
    name: "reader",
    label: TEXTS.columns.reader,
    options: MAIL_READERS.map((value) => ({ value, label: READER_WORDS[value] })),
  },
  {
    name: "state",
    label: TEXTS.columns.state,
    options: TEMPLATE_STATES.map((value) => ({ value, label: TEMPLATE_STATE_WORDS[value].word })),
  },
];

const COLUMNS: readonly Column<TemplateItem>[] = tableColumns(TEXTS.columns, {
  trigger: {
    isLead: true,
    sort: "trigger",
    cell: ({ id, trigger }) => (
      <Link className="link" to={`?${KEY}=${id}`}>
        {trigger}
      </Link>
    ),
  },
  reader: { cell: ({ reader }) => READER_WORDS[reader] },
  subject: {
    sort: "subject",
    cell: ({ subject }) => subject,
  },
  state: {
    cell: ({ state }) => (
      <Status shape={TEMPLATE_STATE_WORDS[state].shape}>{TEMPLATE_STATE_WORDS[state].word}</Status>
    ),
  },
  sent: {
    isNumber: true,
    sort: "sent",
    cell: ({ sent }) => sent,
  },
  last: {
    sort: "last_sent_at",
    cell: ({ last_sent_at }) => (last_sent_at ? formatDateTime(last_sent_at) : TEXTS.never),
  },
});

export function TemplatesScreen() {
  const [params] = useSearchParams();
  const key = params.get(KEY);
  return key ? <EditTemplate templateKey={key} /> : <TemplateList />;
}

function TemplateList() {
  const list = useListState(SPEC);
  const query = useQuery(templatesQuery(list.state));
  return (
    <div className="dashboard">
      <AdminHead title={TEXTS.title} note={TEXTS.note} />
      <ListCard
        name="mail-templates"
        caption={TEXTS.title}
        list={list}
        query={query}
        columns={COLUMNS}
        nameOf={({ trigger }) => trigger}
        placeholder={TEXTS.placeholder}
        filters={FILTERS}
        onExport={(asked) =>
          downloadDocument(`/api/v1/admin/mail-templates.csv?${asked}`, "e-mail-vorlagen.csv")
        }
      />
    </div>
  );
}
