import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { answered, refusalOf } from "#app/session/answered.ts";
import { formatMoment } from "#parts/format-moment.ts";
import { Loaded } from "#parts/loaded.tsx";
import { useSure } from "#parts/use-sure.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { toast } from "#ui/toast-store.ts";
import { RESULT_WORDS, IMPORT_TEXTS as TEXTS } from "../admin/supply-texts.ts";
import { importsApi } from "./run-import.ts";

type Item = InferResponseType<typeof importsApi.$get, 200>["items"][number];

/** The latest files; each can be taken back as a whole. */
export function ImportHistory({ onUndone }: { onUndone: (id: string) => void }) {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: ["admin-imports"],
    queryFn: async () => answered(await importsApi.$get()),
  });
  const { isSure, dialog } = useSure();
  const undo = async ({ id, file_name, ...counts }: Item) => {
    const title = TEXTS.undoTitle(file_name);
    const text = TEXTS.undoText(counts.new, counts.update);
    if (!(await isSure({ title, text, confirm: TEXTS.undo }))) return;
    try {
      const { removed, restored, kept } = await answered(
        await importsApi[":id"].undo.$post({ param: { id } }),
      );
      onUndone(id);
      toast.show({ kind: "success", text: TEXTS.undone(removed, restored, kept) });
      await queries.invalidateQueries({ queryKey: ["admin-imports"] });
      await queries.invalidateQueries({ queryKey: ["admin-speakers"] });
    } catch (error) {
      toast.show({ kind: "error", text: refusalOf(error)?.message || TEXTS.failed });
    }
  };
  return (
    <Card title={TEXTS.history} isPadded={false}>
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="booking-note panel-padded">{TEXTS.noHistory}</p>
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
      cell: (item) => item[result].toLocaleString("de-DE"),
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
          <span>{formatMoment(created_at)}</span>
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
