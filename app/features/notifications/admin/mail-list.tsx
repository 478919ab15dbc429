import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { useState } from "react";
import { answered } from "#app/session/answered.ts";
import { downloadDocument } from "#app/session/download-document.ts";
import { ownApi } from "#app/session/own-api.ts";
import { MAIL_STATUSES } from "#domain/jobs/job-state.ts";
import { formatMoment } from "#parts/format-moment.ts";
import { mailWord } from "#parts/job-words.ts";
import { ListCard } from "#parts/list/list-card.tsx";
import { listParameters } from "#parts/list/list-state.ts";
import { useListState } from "#parts/list/use-list-state.ts";
import { Status } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import type { Column } from "#ui/table.tsx";
import { MailDialog } from "./mail-dialog.tsx";
import { MAIL_WORDS, OUTBOX_TEXTS as TEXTS } from "./outbox-texts.ts";

const { mails } = ownApi.v1.admin;

type Mail = InferResponseType<typeof mails.$get, 200>["items"][number];

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
    queryFn: async () => answered(await mails.$get({ query: listParameters(list.state) as never })),
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
  return [
    {
      key: "subject",
      label: labels.subject,
      isLead: true,
      cell: ({ subject, template_key, last_error }) => (
        <span className="cell-stack">
          <span>{subject}</span>
          <span>{mailWord(template_key)}</span>
          {last_error && <span className="review-text">{last_error}</span>}
        </span>
      ),
    },
    { key: "to", label: labels.to, cell: ({ to }) => to },
    {
      key: "created",
      label: labels.created,
      sort: "created_at",
      cell: ({ created_at }) => formatMoment(created_at),
    },
    {
      key: "state",
      label: labels.state,
      cell: ({ status }) => (
        <Status shape={MAIL_WORDS[status].shape}>{MAIL_WORDS[status].word}</Status>
      ),
    },
    {
      key: "tools",
      label: labels.tools,
      isTools: true,
      cell: ({ id, subject }) => (
        <Button size="sm" variant="line" onClick={() => show(id)}>
          {TEXTS.read}
          <span className="sr-only">: {subject}</span>
        </Button>
      ),
    },
  ];
}
