import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { Loaded } from "#parts/loaded.tsx";
import { Status } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { EditTemplate } from "./template-editor.tsx";
import { type TemplateItem, templatesQuery } from "./template-queries.ts";
import { READER_WORDS, TEMPLATES_TEXTS as TEXTS } from "./template-texts.ts";

const KEY = "vorlage";

const COLUMNS: readonly Column<TemplateItem>[] = [
  {
    key: "trigger",
    label: TEXTS.columns.trigger,
    isLead: true,
    cell: ({ id, trigger }) => (
      <Link className="link" to={`?${KEY}=${id}`}>
        {trigger}
      </Link>
    ),
  },
  { key: "reader", label: TEXTS.columns.reader, cell: ({ reader }) => READER_WORDS[reader] },
  { key: "subject", label: TEXTS.columns.subject, cell: ({ subject }) => subject },
  {
    key: "state",
    label: TEXTS.columns.state,
    cell: ({ is_own, broken_since }) =>
      broken_since ? (
        <Status shape="failed">{TEXTS.broken}</Status>
      ) : (
        <Status shape={is_own ? "done" : "off"}>{is_own ? TEXTS.own : TEXTS.builtIn}</Status>
      ),
  },
  { key: "sent", label: TEXTS.columns.sent, isNumber: true, cell: ({ sent }) => sent },
];

export function TemplatesScreen() {
  const [params] = useSearchParams();
  const query = useQuery(templatesQuery);
  const key = params.get(KEY);
  if (key) return <EditTemplate templateKey={key} />;
  return (
    <div className="room">
      <AdminHead title={TEXTS.title} note={TEXTS.note} />
      <Loaded query={query}>
        {({ templates }) => (
          <Card isPadded={false}>
            <Table
              caption={TEXTS.title}
              columns={COLUMNS}
              rows={templates}
              rowKey={({ id }) => id}
            />
          </Card>
        )}
      </Loaded>
    </div>
  );
}
