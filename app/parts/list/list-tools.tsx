import "./list.css";
import { useState } from "react";
import type { SortOrder } from "#domain/list/list-query.ts";
import { Button } from "#ui/button/button.tsx";
import { Select, type SelectOption } from "#ui/form/select.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { listParameters } from "./list-state.ts";
import { SearchInput } from "./search-input.tsx";
import { LIST_TEXTS as TEXTS } from "./texts.ts";
import type { ListControl } from "./use-list-state.ts";
import { ViewMenu } from "./view-menu.tsx";

export type ListFilter = {
  readonly name: string;
  readonly label: string;
  readonly options: readonly SelectOption[];
  /** What is shown while nothing is chosen, where that is not everything. */
  readonly unset?: string;
};

/** An order by its name; headings cannot be pressed where a table becomes blocks. */
export type ListSort = {
  readonly sort: string;
  readonly order: SortOrder;
  readonly label: string;
};

type ListToolsProps = {
  /** Names the saved views of the list. */
  name: string;
  list: ListControl;
  placeholder?: string | undefined;
  filters?: readonly ListFilter[] | undefined;
  sorts?: readonly ListSort[] | undefined;
  /** Only where headings cannot be pressed. */
  isSortNarrow?: boolean;
  /** Fetches the file of what is shown; false if that failed. */
  onExport?: ((parameters: URLSearchParams) => Promise<boolean>) | undefined;
};

/** Search, filters, saved views and export above a list. */
export function ListTools(props: ListToolsProps) {
  const { name, list, placeholder, filters = [], sorts = [], isSortNarrow, onExport } = props;
  const { state, change, filter, search } = list;
  const isNarrowed = state.q !== "" || Object.keys(state.filters).length > 0;
  return (
    <search className="list-tools">
      <SearchInput
        // A new start whenever the address brings another text than the one typed here.
        value={state.q}
        placeholder={placeholder}
        onSearch={(q) => change({ q })}
      />
      {filters.map(({ name: field, label, options, unset = TEXTS.all }) => (
        <Select
          key={field}
          label={label}
          isLabelHidden
          placeholder={`${label}: ${unset}`}
          options={options}
          value={state.filters[field] ?? ""}
          onChange={(event) => filter(field, event.target.value)}
        />
      ))}
      {sorts.length > 0 && (
        <div className={isSortNarrow ? "list-sort list-sort-narrow" : "list-sort"}>
          <SortSelect list={list} sorts={sorts} />
        </div>
      )}
      <div className="list-buttons">
        {isNarrowed && (
          <Button variant="quiet" icon="x" onClick={() => change({ q: "", filters: {} })}>
            {TEXTS.reset}
          </Button>
        )}
        <ViewMenu list={name} search={search({})} />
        {onExport && <ExportButton list={list} onExport={onExport} />}
      </div>
    </search>
  );
}

function SortSelect({ list, sorts }: { list: ListControl; sorts: readonly ListSort[] }) {
  const { sort, order } = list.state;
  const known = sorts.find((one) => one.sort === sort && one.order === order);
  return (
    <Select
      label={TEXTS.sort}
      isLabelHidden
      options={sorts.map(({ label }) => ({ value: label, label }))}
      {...(known ? {} : { placeholder: TEXTS.sort })}
      value={known?.label ?? ""}
      onChange={(event) => {
        const chosen = sorts.find(({ label }) => label === event.target.value);
        if (chosen) list.change({ sort: chosen.sort, order: chosen.order });
      }}
    />
  );
}

type ExportButtonProps = {
  list: ListControl;
  onExport: NonNullable<ListToolsProps["onExport"]>;
};

function ExportButton({ list, onExport }: ExportButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    const asked = listParameters(list.state);
    asked.delete("page");
    asked.delete("size");
    const done = await onExport(asked);
    setBusy(false);
    if (!done) toast.show({ kind: "error", text: TEXTS.exportFailed });
  };
  return (
    <Button
      variant="line"
      icon="download"
      isLoading={isBusy}
      loadingText={TEXTS.exporting}
      onClick={() => void run()}
    >
      {TEXTS.export}
    </Button>
  );
}
