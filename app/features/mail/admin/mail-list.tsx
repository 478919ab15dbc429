import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { downloadDocument } from "#app/session/download-document.ts";
import { formatDateTime } from "#domain/format/date-times.ts";
import { MAIL_STATUSES } from "#domain/platform/job-state.ts";
import { mailWord } from "#parts/job-texts.ts";
import { ListCard } from "#parts/list/list-card.tsx";
import { listParameters } from "#parts/list/list-state.ts";
import { useListState } from "#parts/list/use-list-state.ts";
import { Status } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { type Column, tableColumns } from "#ui/table/table.tsx";
import { MailDialog } from "./mail-dialog.tsx";
import { MAIL_WORDS, OUTBOX_TEXTS as TEXTS } from "./outbox-texts.ts";

type Mail = AnswerTo<"GET /admin/mails">["items"][number];

const SPEC = { sorts: ["created_at"], filters: ["status"] } as const;
const FILTERS = [
  {
    name: "status",
    label: TEXTS.filters.state,
    options: MAIL_STATUSES.map((value) => ({ value, label: MAIL_WORDS[value].word })),
  },
];

export function MailList() {
  const list = useListState(SPEC);
  const [open, setOpen] = useState<string | null>(null);
  const query = useQuery({
    queryKey: ["admin-mails", list.state],
    placeholderData: keepPreviousData,
    queryFn: () => authenticatedApi.call("GET /admin/mails", { query: listParameters(list.state) }),
  });
  return (
    <>
      <ListCard
        name="mails"
        caption={TEXTS.mails}
        list={list}
        query={query}
        columns={columns(setOpen)}
        nameOf={({ subject }) => subject}
        placeholder={TEXTS.mailsPlaceholder}
        filters={FILTERS}
        onExport={(params) => downloadDocument(`/api/v1/admin/mails.csv?${params}`, "e-mails.csv")}
        empty={{ title: TEXTS.noMailsTitle }}
      />
      {open && <MailDialog id={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function columns(show: (id: string) => void): readonly Column<Mail>[] {
  const { columns: labels } = TEXTS;
  return tableColumns(labels, {
    subject: {
      isLead: true,
      cell: ({ subject, template_key, last_error }) => (
        <span className="cell-stack">
          <span>{subject}</span>
          <span>{mailWord(template_key)}</span>
          {last_error && <span className="review-text">{last_error}</span>}
        </span>
      ),
    },
    to: { cell: ({ to }) => to },
    created: {
      sort: "created_at",
      cell: ({ created_at }) => formatDateTime(created_at),
    },
    state: {
      cell: ({ status }) => (
        <Status shape={MAIL_WORDS[status].shape}>{MAIL_WORDS[status].word}</Status>
      ),
    },
    tools: {
      isTools: true,
      cell: ({ id, subject }) => (
        <Button size="sm" variant="line" onClick={() => show(id)}>
          {TEXTS.read}
          <span className="sr-only">: {subject}</span>
        </Button>
      ),
    },
  });
}
