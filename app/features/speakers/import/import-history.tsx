import { useQuery } from "@tanstack/react-query";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { formatDateTime } from "#domain/format/date-times.ts";
import { formatNumber } from "#domain/format/numbers.ts";
import { toastRefusal, useAction } from "#parts/actions/use-action.ts";
import { useDestructiveConfirmation } from "#parts/actions/use-destructive-confirmation.ts";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { Loaded } from "#parts/loaded.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { type Column, Table } from "#ui/table/table.tsx";
import { RESULT_WORDS, IMPORT_TEXTS as TEXTS } from "./import-texts.ts";

type Item = AnswerTo<"GET /admin/speaker-imports">["items"][number];

/** The latest files; each can be taken back as a whole. */
export function ImportHistory({ onUndone }: { onUndone: (id: string) => void }) {
  const query = useQuery({
    queryKey: ["admin-imports"],
    queryFn: () => authenticatedApi.call("GET /admin/speaker-imports"),
  });
  const { run } = useAction([["admin-imports"], ["admin-speakers"]], {
    failed: FAILED_TEXTS.again,
  });
  const { isConfirmed, dialog } = useDestructiveConfirmation();
  const undo = async ({ id, file_name, ...counts }: Item) => {
    const title = TEXTS.undoTitle(file_name);
    const text = TEXTS.undoText(counts.new, counts.update);
    if (!(await isConfirmed({ title, text, confirm: TEXTS.undo }))) return;
    await run(
      () => authenticatedApi.call("POST /admin/speaker-imports/{id}/undo", { params: { id } }),
      {
        text: ({ removed, restored, kept }) => TEXTS.undone(removed, restored, kept),
        onDone: () => onUndone(id),
        onFailed: toastRefusal,
      },
    );
  };
  return (
    <Card title={TEXTS.history} isPadded={false}>
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="note panel-padded">{TEXTS.noHistory}</p>
          ) : (
            <Table
              caption={TEXTS.history}
              columns={columnsOf(undo)}
              rows={items}
              rowKey={({ id }) => id}
            />
          )
        }
      </Loaded>
      {dialog}
    </Card>
  );
}

function columnsOf(undo: (item: Item) => Promise<void>): readonly Column<Item>[] {
  const counts = (["new", "update", "skip", "error"] as const).map(
    (result): Column<Item> => ({
      key: result,
      label: RESULT_WORDS[result].word,
      isNumber: true,
      cell: (item) => formatNumber(item[result]),
    }),
  );
  return [
    {
      key: "file",
      label: TEXTS.file,
      isLead: true,
      cell: ({ file_name, created_at }) => (
        <span className="cell-stack">
          <strong>{file_name}</strong>
          <span>{formatDateTime(created_at)}</span>
        </span>
      ),
    },
    ...counts,
    {
      key: "tools",
      label: TEXTS.undo,
      isTools: true,
      cell: (item) =>
        item.undone_at ? (
          TEXTS.wasUndone
        ) : (
          <Button variant="line" size="sm" onClick={() => void undo(item)}>
            {TEXTS.undo}
            <span className="sr-only">: {item.file_name}</span>
          </Button>
        ),
    },
  ];
}
