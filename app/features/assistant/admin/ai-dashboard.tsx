import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { AnswerTo, RequestBody } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { downloadDocument } from "#app/session/download-document.ts";
import { ANSWER_OUTCOMES } from "#domain/assistant/answer.ts";
import { CONVERSATION_FILTERS, CONVERSATION_SORTS } from "#domain/assistant/conversation-list.ts";
import { formatDay } from "#domain/format/days.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { useAction } from "#parts/actions/use-action.ts";
import { useDestructiveConfirmation } from "#parts/actions/use-destructive-confirmation.ts";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { ListCard } from "#parts/list/list-card.tsx";
import { listParameters } from "#parts/list/list-state.ts";
import { useListState } from "#parts/list/use-list-state.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { AiFigures } from "./ai-figures.tsx";
import { COLUMN_LABELS, FILTER_LABELS, OUTCOME_LABELS, AI_TEXTS as TEXTS } from "./texts.ts";
import { Transcript } from "./transcript.tsx";

const STATE_QUERY = ["admin-assistant"] as const;
const SPEC = { sorts: CONVERSATION_SORTS, filters: ["show"] } as const;
const DAYS = 30;

type AssistantState = AnswerTo<"GET /admin/assistant">;

/** What the assistant does, how well, and the switch to stop it. */
export function AiDashboard() {
  const state = useQuery({
    queryKey: STATE_QUERY,
    queryFn: () => authenticatedApi.call("GET /admin/assistant", { query: { days: DAYS } }),
  });
  return (
    <div className="dashboard">
      <AdminHead
        title={TEXTS.title}
        note={TEXTS.note}
        actions={state.data && <Switches state={state.data} />}
      />
      {state.isError && <Alert variant="danger">{TEXTS.loadFailed}</Alert>}
      {state.data && !state.data.is_on && <Alert variant="danger">{TEXTS.isOff}</Alert>}
      {state.data && <AiFigures state={state.data} />}
      <Conversations />
    </div>
  );
}

function Switches({ state }: { state: AssistantState }) {
  const queries = useQueryClient();
  const { run, isBusy } = useAction();
  const change = (body: RequestBody<"PUT /admin/assistant">) =>
    void run(() => authenticatedApi.call("PUT /admin/assistant", { body }), {
      onDone: () => toast.show({ kind: "success", text: TEXTS.switched, topic: "assistant" }),
      onFailed: () => toast.show({ kind: "error", text: TEXTS.failed, topic: "assistant" }),
      onSettled: () => queries.invalidateQueries({ queryKey: STATE_QUERY }),
    });
  const { is_on, uses_model, model } = state;
  const { isConfirmed, dialog } = useDestructiveConfirmation();
  const turn = async () => {
    const question = { title: TEXTS.offTitle, text: TEXTS.offText, confirm: TEXTS.off };
    if (!is_on || (await isConfirmed(question))) change({ is_on: !is_on, uses_model });
  };
  return (
    <>
      {model !== null && (
        <Button
          variant="line"
          isLoading={isBusy}
          onClick={() => change({ is_on, uses_model: !uses_model })}
        >
          {uses_model ? TEXTS.modelOff : TEXTS.modelOn}
        </Button>
      )}
      <Button variant={is_on ? "danger" : "primary"} isLoading={isBusy} onClick={() => void turn()}>
        {is_on ? TEXTS.off : TEXTS.on}
      </Button>
      {dialog}
    </>
  );
}

function Conversations() {
  const [openId, setOpenId] = useState<string | null>(null);
  const list = useListState(SPEC);
  const query = useQuery({
    queryKey: ["admin-assistant-conversations", list.state],
    placeholderData: keepPreviousData,
    queryFn: () =>
      authenticatedApi.call("GET /admin/assistant/conversations", {
        query: listParameters(list.state),
      }),
  });
  return (
    <>
      <ListCard
        name="assistant-conversations"
        caption={TEXTS.conversations}
        list={list}
        query={query}
        nameOf={(row) => row.first_question ?? TEXTS.noQuestion}
        placeholder={TEXTS.search}
        columns={[
          {
            key: "question",
            label: COLUMN_LABELS.question,
            isLead: true,
            cell: (row) => (row.first_question ?? TEXTS.noQuestion).slice(0, 140),
          },
          {
            key: "created_at",
            label: COLUMN_LABELS.created_at,
            sort: "created_at",
            cell: (row) => formatDay(berlinDay(Date.parse(row.created_at))),
          },
          {
            key: "messages",
            label: COLUMN_LABELS.messages,
            isNumber: true,
            sort: "messages",
            cell: (row) => row.messages,
          },
          {
            key: "outcome",
            label: COLUMN_LABELS.outcome,
            cell: (row) => outcomeLabel(row.outcome),
          },
          {
            key: "tools",
            label: COLUMN_LABELS.tools,
            isTools: true,
            cell: (row) => (
              <Button
                size="sm"
                variant="quiet"
                aria-label={TEXTS.openOf((row.first_question ?? TEXTS.noQuestion).slice(0, 60))}
                onClick={() => setOpenId(row.id)}
              >
                {TEXTS.open}
              </Button>
            ),
          },
        ]}
        filters={[
          {
            name: "show",
            label: TEXTS.conversations,
            options: CONVERSATION_FILTERS.map((value) => ({ value, label: FILTER_LABELS[value] })),
          },
        ]}
        onExport={(asked) =>
          downloadDocument(`/api/v1/admin/assistant/conversations.csv?${asked}`, "chats.csv")
        }
        empty={{ title: TEXTS.emptyTitle, text: TEXTS.emptyText }}
      />
      {openId !== null && <Transcript id={openId} onClose={() => setOpenId(null)} />}
    </>
  );
}

function outcomeLabel(code: string | null): string {
  const outcome = ANSWER_OUTCOMES.find((known) => known === code);
  return outcome === undefined ? "" : OUTCOME_LABELS[outcome];
}
