import "./list-criteria-bar.css";
import { Select, type SelectOption } from "#ui/form/select.tsx";
import { SearchInput } from "./search-input.tsx";
import { LIST_TEXTS as TEXTS } from "./texts.ts";

/** Search, filter and order of a list that has no address of its own. */
export type ListCriteria<Show extends string = string, Order extends string = string> = {
  readonly q: string;
  /** Empty for everything. */
  readonly show: Show | "";
  readonly order: Order;
};

type ListCriteriaBarProps<Show extends string, Order extends string> = {
  criteria: ListCriteria<Show, Order>;
  search: string;
  filters: readonly (SelectOption & { value: Show })[];
  orders: readonly (SelectOption & { value: Order })[];
  onChange: (criteria: ListCriteria<Show, Order>) => void;
};

/** In one row, one below the other where the width does not suffice. */
export function ListCriteriaBar<Show extends string, Order extends string>(
  props: ListCriteriaBarProps<Show, Order>,
) {
  const { criteria, search, filters, orders, onChange } = props;
  return (
    <search className="list-criteria">
      <SearchInput
        value={criteria.q}
        label={search}
        placeholder={search}
        onSearch={(q) => onChange({ ...criteria, q })}
      />
      <Select
        label={TEXTS.choice}
        isLabelHidden
        placeholder={TEXTS.all}
        options={filters}
        value={criteria.show}
        onChange={({ target }) => onChange({ ...criteria, show: target.value as Show | "" })}
      />
      <Select
        label={TEXTS.sort}
        isLabelHidden
        options={orders}
        value={criteria.order}
        onChange={({ target }) => onChange({ ...criteria, order: target.value as Order })}
      />
    </search>
  );
}
