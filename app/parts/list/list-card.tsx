import "#ui/card.css";
import type { ReactNode } from "react";
import type { ListPage } from "#domain/list/list-query.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { Skeleton } from "#ui/loading/skeleton.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { type Column, Table } from "#ui/table/table.tsx";
import { deniedMessage } from "../denied-message.ts";
import { LOADED_TEXTS } from "../texts.ts";
import { ListFoot } from "./list-foot.tsx";
import { type ListFilter, type ListSort, ListTools } from "./list-tools.tsx";
import { LIST_TEXTS as TEXTS } from "./texts.ts";
import type { ListControl } from "./use-list-state.ts";
import { type Selection, useSelection } from "./use-selection.ts";

type ListCardProps<Row extends { id: string }> = {
  /** Names the saved views, e.g. `speakers`. */
  name: string;
  caption: string;
  list: ListControl;
  query: {
    data: ListPage<Row> | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  columns: readonly Column<Row>[];
  nameOf: (row: Row) => string;
  placeholder?: string;
  filters?: readonly ListFilter[];
  sorts?: readonly ListSort[];
  /** What stands above the tools, such as a heading. */
  head?: ReactNode;
  onExport?: (parameters: URLSearchParams) => Promise<boolean>;
  /** What can be done with ticked rows; without it rows cannot be ticked. */
  bulk?: (selection: Selection) => ReactNode;
  empty?: { title: string; text?: string; action?: ReactNode };
};

/** A list of the administration with everything around it: tools, table or cards, paging, all states. */
export function ListCard<Row extends { id: string }>(props: ListCardProps<Row>) {
  const { name, list, placeholder, filters, sorts, columns, head, onExport, query, bulk } = props;
  const selection = useSelection(list.search({}));
  return (
    <section className="panel" aria-busy={query.isFetching}>
      {head}
      <ListTools
        name={name}
        list={list}
        placeholder={placeholder}
        filters={filters}
        sorts={sorts ?? sortsOf(columns)}
        isSortNarrow={sorts === undefined}
        onExport={onExport}
      />
      {bulk && selection.ids.size > 0 && (
        <div className="list-bulk">
          <p role="status">{TEXTS.selected(selection.ids.size)}</p>
          {bulk(selection)}
          <Button variant="ghost" size="sm" onClick={selection.clear}>
            {TEXTS.clear}
          </Button>
        </div>
      )}
      <ListBody {...props} selection={selection} />
    </section>
  );
}

/** Every heading that sorts, both ways. */
function sortsOf<Row>(columns: readonly Column<Row>[]): readonly ListSort[] {
  return columns.flatMap(({ sort, label }) =>
    sort === undefined
      ? []
      : (["asc", "desc"] as const).map((order) => ({
          sort,
          order,
          label: TEXTS.order[order](label),
        })),
  );
}

type ListBodyProps<Row extends { id: string }> = ListCardProps<Row> & { selection: Selection };

function ListBody<Row extends { id: string }>(props: ListBodyProps<Row>) {
  const { list, query, columns, caption, nameOf, bulk, selection } = props;
  const { data, error } = query;
  if (data === undefined) return error ? <Failed {...props} /> : <Waiting />;
  if (data.items.length === 0) return <Nothing {...props} />;
  return (
    <>
      <Table
        caption={caption}
        columns={columns}
        rows={data.items}
        rowKey={({ id }) => id}
        sort={{ by: list.state.sort, order: list.state.order, onSort: list.sortBy }}
        {...(bulk && {
          selection: {
            selected: selection.ids,
            idOf: ({ id }: Row) => id,
            onToggle: selection.toggle,
            labels: { all: TEXTS.selectAll, row: (row: Row) => TEXTS.selectRow(nameOf(row)) },
          },
        })}
      />
      <ListFoot list={list} total={data.total} page={data.page} />
    </>
  );
}

function Waiting() {
  return (
    <div className="list-wait" role="status">
      <span className="sr-only">{TEXTS.loading}</span>
      {["a", "b", "c", "d", "e", "f"].map((line) => (
        <Skeleton key={line} shape="line" />
      ))}
    </div>
  );
}

function Failed<Row extends { id: string }>({ query }: ListCardProps<Row>) {
  const denied = deniedMessage(query.error);
  if (denied !== null) {
    return <EmptyState art="error" title={TEXTS.deniedTitle} text={denied || TEXTS.deniedText} />;
  }
  return (
    <div className="list-wait justify-items-start">
      <Alert variant="danger">{LOADED_TEXTS.failed}</Alert>
      <Button variant="line" icon="rotate-cw" onClick={() => void query.refetch()}>
        {LOADED_TEXTS.retry}
      </Button>
    </div>
  );
}

function Nothing<Row extends { id: string }>({ list, empty }: ListCardProps<Row>) {
  const isNarrowed = list.state.q !== "" || Object.keys(list.state.filters).length > 0;
  if (!isNarrowed) {
    return (
      <EmptyState
        title={empty?.title ?? TEXTS.emptyTitle}
        text={empty?.text}
        action={empty?.action}
      />
    );
  }
  const reset = () => list.change({ q: "", filters: {} });
  return (
    <EmptyState
      title={TEXTS.noneTitle}
      text={TEXTS.noneText}
      action={
        <Button variant="line" onClick={reset}>
          {TEXTS.reset}
        </Button>
      }
    />
  );
}
