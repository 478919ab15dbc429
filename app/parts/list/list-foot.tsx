import "./list.css";
import { PAGE_SIZES, pageCountOf } from "#domain/list/list-query.ts";
import { Select } from "#ui/form/select.tsx";
import { Pagination } from "#ui/table/pagination.tsx";
import { LIST_TEXTS as TEXTS } from "./texts.ts";
import type { ListControl } from "./use-list-state.ts";

const SIZES = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

type ListFootProps = { list: ListControl; total: number; page: number };

/** How many there are, which part is shown, and the way to the rest. */
export function ListFoot({ list, total, page }: ListFootProps) {
  const { state, change, search } = list;
  return (
    <div className="list-foot">
      <p className="note" role="status">
        {TEXTS.total(total)}
      </p>
      <Pagination
        page={page}
        pageCount={pageCountOf(total, state.size)}
        href={(shown) => search({ page: shown })}
        labels={TEXTS.pages}
      />
      <Select
        label={TEXTS.size}
        isLabelHidden
        options={SIZES}
        value={String(state.size)}
        onChange={(event) => change({ size: Number(event.target.value) })}
      />
    </div>
  );
}
