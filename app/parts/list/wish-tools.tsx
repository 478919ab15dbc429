import { Select, type SelectOption } from "#ui/select.tsx";
import { SearchInput } from "./search-input.tsx";
import { LIST_TEXTS as TEXTS } from "./texts.ts";

/** What somebody looks for in a list without an address of its own: words, a choice and an order. */
export type ListWish<Show extends string = string, Order extends string = string> = {
  readonly q: string;
  /** Empty for everything. */
  readonly show: Show | "";
  readonly order: Order;
};

type WishToolsProps<Show extends string, Order extends string> = {
  wish: ListWish<Show, Order>;
  search: string;
  filters: readonly (SelectOption & { value: Show })[];
  orders: readonly (SelectOption & { value: Order })[];
  onChange: (wish: ListWish<Show, Order>) => void;
};

/** Search, choice and order in one row, one below the other where there is no room. */
export function WishTools<Show extends string, Order extends string>(
  props: WishToolsProps<Show, Order>,
) {
  const { wish, search, filters, orders, onChange } = props;
  return (
    <search className="wish-tools">
      <SearchInput
        value={wish.q}
        label={search}
        placeholder={search}
        onSearch={(q) => onChange({ ...wish, q })}
      />
      <Select
        label={TEXTS.choice}
        isLabelHidden
        placeholder={TEXTS.all}
        options={filters}
        value={wish.show}
        onChange={({ target }) => onChange({ ...wish, show: target.value as Show | "" })}
      />
      <Select
        label={TEXTS.sort}
        isLabelHidden
        options={orders}
        value={wish.order}
        onChange={({ target }) => onChange({ ...wish, order: target.value as Order })}
      />
    </search>
  );
}
