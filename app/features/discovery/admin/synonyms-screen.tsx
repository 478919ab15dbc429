import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDay } from "#domain/format/days.ts";
import { SYNONYM_SORTS } from "#domain/search/text/synonym-group.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { useAction } from "#parts/actions/use-action.ts";
import { useDestructiveConfirmation } from "#parts/actions/use-destructive-confirmation.ts";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { ListCard } from "#parts/list/list-card.tsx";
import { useListState } from "#parts/list/use-list-state.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { type Column, tableColumns } from "#ui/table/table.tsx";
import { deleteSynonyms, SYNONYMS_KEY, type Synonyms, synonymsQuery } from "./synonym-api.ts";
import { SynonymDialog } from "./synonym-dialog.tsx";
import { SYNONYM_TEXTS as TEXTS } from "./texts.ts";

const SPEC = { sorts: SYNONYM_SORTS, order: "asc", filters: [] } as const;

/** What the search takes for one another (C-110). */
export function SynonymsScreen() {
  const list = useListState(SPEC);
  const query = useQuery(synonymsQuery(list.state));
  const [edited, setEdited] = useState<Synonyms | "new" | null>(null);
  const { run, isBusy, refusal } = useAction([SYNONYMS_KEY]);
  const { isConfirmed, dialog } = useDestructiveConfirmation();
  const remove = async ({ id, words }: Synonyms) => {
    const title = TEXTS.removeTitle(words[0] ?? "");
    if (!(await isConfirmed({ title, text: TEXTS.removeText, confirm: TEXTS.remove }))) return;
    await run(() => deleteSynonyms(id), { text: TEXTS.removed });
  };
  return (
    <div className="dashboard">
      <AdminHead
        title={TEXTS.title}
        note={TEXTS.note}
        actions={
          <Button icon="plus" onClick={() => setEdited("new")}>
            {TEXTS.add}
          </Button>
        }
      />
      {refusal && <Alert variant="danger">{refusal.message}</Alert>}
      <ListCard
        name="search-synonyms"
        caption={TEXTS.title}
        list={list}
        query={query}
        columns={columns({ isBusy, onEdit: setEdited, onRemove: remove })}
        nameOf={({ words }) => words[0] ?? ""}
        placeholder={TEXTS.placeholder}
        empty={{ title: TEXTS.emptyTitle, text: TEXTS.emptyText }}
      />
      {dialog}
      {edited && (
        <SynonymDialog group={edited === "new" ? null : edited} onClose={() => setEdited(null)} />
      )}
    </div>
  );
}

type Actions = {
  isBusy: boolean;
  onEdit: (group: Synonyms) => void;
  onRemove: (group: Synonyms) => Promise<void>;
};

function columns({ isBusy, onEdit, onRemove }: Actions): readonly Column<Synonyms>[] {
  return tableColumns(TEXTS.columns, {
    words: {
      sort: "word",
      isLead: true,
      cell: ({ words }) => words.join(" · "),
    },
    changed: {
      sort: "changed",
      cell: ({ updated_at }) => (
        <span className="whitespace-nowrap">{formatDay(berlinDay(Date.parse(updated_at)))}</span>
      ),
    },
    tools: {
      isTools: true,
      cell: (row) => (
        <div className="flex items-center justify-end gap-1">
          <Button size="sm" variant="line" onClick={() => onEdit(row)}>
            {TEXTS.edit}
            <span className="sr-only">: {row.words[0]}</span>
          </Button>
          <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => void onRemove(row)}>
            {TEXTS.remove}
            <span className="sr-only">: {row.words[0]}</span>
          </Button>
        </div>
      ),
    },
  });
}
