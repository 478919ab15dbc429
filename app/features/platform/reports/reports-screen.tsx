import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { downloadDocument } from "#app/session/download-document.ts";
import { REPORT_SUBJECTS, type ReportDecision } from "#domain/content/report.ts";
import { formatDateTime } from "#domain/format/date-times.ts";
import { ReasonDialog } from "#parts/actions/reason-dialog.tsx";
import { useAction } from "#parts/actions/use-action.ts";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { ListCard } from "#parts/list/list-card.tsx";
import { listParameters } from "#parts/list/list-state.ts";
import { useListState } from "#parts/list/use-list-state.ts";
import { DECISION_WORDS } from "#parts/status-labels.ts";
import { Status } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { type Column, tableColumns } from "#ui/table/table.tsx";
import { RULING_WORDS, reasonWord, SUBJECT_WORDS, REPORTS_TEXTS as TEXTS } from "./texts.ts";

type Report = AnswerTo<"GET /admin/reports">["items"][number];
type Ruling = { report: Report; decision: ReportDecision };

const SPEC = { sorts: ["created_at"], filters: ["subject", "state"] } as const;
const FILTERS = [
  {
    name: "subject",
    label: TEXTS.filters.subject,
    options: REPORT_SUBJECTS.map((value) => ({ value, label: SUBJECT_WORDS[value] })),
  },
  {
    name: "state",
    label: TEXTS.filters.state,
    options: [
      { value: "open", label: TEXTS.open },
      { value: "decided", label: TEXTS.decided },
    ],
  },
];

/** How a conversation is read, with a reason; the route brings it. */
type ReadConversation = (conversationId: string, about: string) => ReactNode;

/** Notice and action: what was reported, by whom, and what was decided. */
export function ReportsScreen({ conversation }: { conversation: ReadConversation }) {
  const list = useListState(SPEC);
  const [ruling, setRuling] = useState<Ruling | null>(null);
  const query = useQuery({
    queryKey: ["admin-reports", list.state],
    placeholderData: keepPreviousData,
    queryFn: () =>
      authenticatedApi.call("GET /admin/reports", { query: listParameters(list.state) }),
  });
  return (
    <div className="dashboard">
      <AdminHead title={TEXTS.title} note={TEXTS.note} />
      <ListCard
        name="reports"
        caption={TEXTS.title}
        list={list}
        query={query}
        columns={columns(setRuling, conversation)}
        nameOf={({ reporter_name }) => reporter_name}
        placeholder={TEXTS.placeholder}
        filters={FILTERS}
        onExport={(asked) =>
          downloadDocument(`/api/v1/admin/reports.csv?${asked}`, "meldungen.csv")
        }
        empty={{ title: TEXTS.emptyTitle, text: TEXTS.emptyText }}
      />
      {ruling && <RulingDialog ruling={ruling} onClose={() => setRuling(null)} />}
    </div>
  );
}

function RulingDialog({ ruling, onClose }: { ruling: Ruling; onClose: () => void }) {
  const { report, decision } = ruling;
  const words = RULING_WORDS[report.subject][decision];
  const { run, isBusy, refusal } = useAction([["admin-reports"], ["admin-overview"]]);
  const send = (reason: string) =>
    authenticatedApi.call("POST /admin/reports/{subject}/{id}/decision", {
      params: { subject: report.subject, id: report.id },
      body: { decision, reason },
    });
  return (
    <ReasonDialog
      title={words.title}
      intro={
        <>
          <p>{TEXTS.about(SUBJECT_WORDS[report.subject], report.reporter_name)}</p>
          <p className="booking-words">{report.quoted ?? report.explanation}</p>
          <p>{words.effect}</p>
        </>
      }
      label={TEXTS.reason}
      hint={TEXTS.reasonHint}
      confirm={words.action}
      isBusy={isBusy}
      refusal={refusal}
      onSubmit={(reason) => void run(() => send(reason), { text: TEXTS.done, onDone: onClose })}
      onClose={onClose}
    />
  );
}

function columns(
  rule: (ruling: Ruling) => void,
  conversation: ReadConversation,
): readonly Column<Report>[] {
  const { columns: labels } = TEXTS;
  return tableColumns(labels, {
    report: {
      isLead: true,
      cell: ({ explanation, quoted, decision_reason }) => (
        <div className="grid gap-2 py-2 font-normal">
          <p className="review-text">{explanation}</p>
          {quoted && (
            <p className="note review-text">
              {TEXTS.quoted}: „{quoted}“
            </p>
          )}
          {decision_reason && (
            <p className="note">
              <strong>{TEXTS.reason}:</strong> {decision_reason}
            </p>
          )}
        </div>
      ),
    },
    subject: {
      cell: ({ subject, reason, address, reporter_name, conversation_id }) => (
        <span className="cell-stack">
          <span>{SUBJECT_WORDS[subject]}</span>
          <span>{reasonWord(reason)}</span>
          {address && (
            <a className="underline" href={address}>
              {subject === "withdrawal" ? TEXTS.booking : TEXTS.address}
            </a>
          )}
          {conversation_id && <div>{conversation(conversation_id, TEXTS.from(reporter_name))}</div>}
        </span>
      ),
    },
    reporter: {
      cell: ({ reporter_name, reporter_email }) => (
        <span className="cell-stack">
          <span>{reporter_name}</span>
          <span>{reporter_email}</span>
        </span>
      ),
    },
    created: {
      sort: "created_at",
      cell: ({ created_at }) => formatDateTime(created_at),
    },
    state: {
      cell: ({ decision }) => (
        <Status shape={decision === null ? "waiting" : "done"}>
          {decision === null ? TEXTS.open : DECISION_WORDS[decision]}
        </Status>
      ),
    },
    tools: {
      isTools: true,
      cell: (report) =>
        report.handled_at === null && (
          <div className="grid gap-2">
            <RuleButton report={report} decision="upheld" onRule={rule} />
            <RuleButton report={report} decision="rejected" onRule={rule} />
          </div>
        ),
    },
  });
}

type RuleButtonProps = Ruling & { onRule: (ruling: Ruling) => void };

function RuleButton({ report, decision, onRule }: RuleButtonProps) {
  return (
    <Button
      size="sm"
      variant={decision === "upheld" ? "primary" : "line"}
      onClick={() => onRule({ report, decision })}
    >
      {RULING_WORDS[report.subject][decision].action}
      <span className="sr-only">: {TEXTS.from(report.reporter_name)}</span>
    </Button>
  );
}
