import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { downloadDocument } from "#app/session/download-document.ts";
import { formatDateTime } from "#domain/format/date-times.ts";
import { JOB_STATES, jobStateOf } from "#domain/platform/job-state.ts";
import { useAction } from "#parts/actions/use-action.ts";
import { jobWord } from "#parts/job-texts.ts";
import { ListCard } from "#parts/list/list-card.tsx";
import { listParameters } from "#parts/list/list-state.ts";
import { useListState } from "#parts/list/use-list-state.ts";
import { Alert } from "#ui/alert.tsx";
import { Status } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { type Column, tableColumns } from "#ui/table/table.tsx";
import { JOB_WORDS, OUTBOX_TEXTS as TEXTS } from "./outbox-texts.ts";

type Job = Omit<AnswerTo<"GET /admin/outbox">["items"][number], "id"> & { id: string };

const SPEC = { sorts: ["created_at"], filters: ["state"] } as const;
const FILTERS = [
  {
    name: "state",
    label: TEXTS.filters.state,
    options: JOB_STATES.map((value) => ({ value, label: JOB_WORDS[value].word })),
  },
];

/** Failed ones can be started anew; their error stands beside them. */
export function JobList() {
  const list = useListState(SPEC);
  const query = useQuery({
    queryKey: ["admin-outbox", list.state],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const page = await authenticatedApi.call("GET /admin/outbox", {
        query: listParameters(list.state),
      });
      return { ...page, items: page.items.map((job): Job => ({ ...job, id: String(job.id) })) };
    },
  });
  const { run, isBusy, refusal } = useAction([["admin-outbox"], ["admin-overview"]]);
  const again = (ids: readonly string[], onDone?: () => void) =>
    void run(() => Promise.all(ids.map(retry)), {
      text: TEXTS.againDone(ids.length),
      ...(onDone && { onDone }),
    });
  return (
    <>
      {refusal && <Alert variant="danger">{refusal.message}</Alert>}
      <ListCard
        name="outbox"
        caption={TEXTS.jobs}
        list={list}
        query={query}
        columns={columns(again, isBusy)}
        nameOf={({ kind }) => jobWord(kind)}
        placeholder={TEXTS.jobsPlaceholder}
        filters={FILTERS}
        onExport={(asked) => downloadDocument(`/api/v1/admin/outbox.csv?${asked}`, "auftraege.csv")}
        bulk={({ ids, clear }) => {
          const failed = failedOf(query.data?.items ?? [], ids);
          return (
            <Button
              size="sm"
              disabled={isBusy || failed.length === 0}
              onClick={() => again(failed, clear)}
            >
              {TEXTS.again}
            </Button>
          );
        }}
        empty={{ title: TEXTS.noJobsTitle, text: TEXTS.noJobsText }}
      />
    </>
  );
}

async function retry(id: string): Promise<void> {
  await authenticatedApi.call("POST /admin/outbox/{id}/retry", { params: { id } });
}

/** Of the ticked ones those that failed: the others are on their way or done. */
function failedOf(jobs: readonly Job[], ids: ReadonlySet<string>): string[] {
  return jobs.filter(({ id, failed_at }) => failed_at && ids.has(id)).map(({ id }) => id);
}

function columns(again: (ids: readonly string[]) => void, isBusy: boolean): readonly Column<Job>[] {
  const { columns: labels } = TEXTS;
  return tableColumns(labels, {
    job: {
      isLead: true,
      cell: ({ kind, last_error }) => (
        <span className="cell-stack">
          <span>{jobWord(kind)}</span>
          {last_error && <span className="review-text">{last_error}</span>}
        </span>
      ),
    },
    to: { cell: ({ to }) => to ?? TEXTS.nobody },
    created: {
      sort: "created_at",
      cell: ({ created_at }) => formatDateTime(created_at),
    },
    attempts: {
      cell: ({ attempts, max_attempts }) => TEXTS.attempts(attempts, max_attempts),
    },
    state: {
      cell: (job) => {
        const { word, shape } = JOB_WORDS[jobStateOf(job)];
        return <Status shape={shape}>{word}</Status>;
      },
    },
    tools: {
      isTools: true,
      cell: ({ id, failed_at, kind }) =>
        failed_at && (
          <Button size="sm" disabled={isBusy} onClick={() => again([id])}>
            {TEXTS.again}
            <span className="sr-only">: {jobWord(kind)}</span>
          </Button>
        ),
    },
  });
}
