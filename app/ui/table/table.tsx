import "./table.css";
import type { Key, ReactNode } from "react";
import { Icon } from "#ui/icon/icon.tsx";

export type Column<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Amounts and counts: right-aligned, figures of equal width. */
  isNumber?: boolean;
  /** Names the row; in a narrow table it leads its block without a label. */
  isLead?: boolean;
  /** Buttons and menus: the heading is for screen readers, in a narrow table it stays at the end of the block. */
  isTools?: boolean;
  /** With this name the heading becomes a button that sorts. */
  sort?: string;
};

type NamedColumn<Row> = Omit<Column<Row>, "key" | "label">;

/** Columns in the order they are written in, each headed by the text of its name. */
export function tableColumns<Row, Labels extends Readonly<Record<string, string>>>(
  labels: Labels,
  columns: Readonly<Partial<Record<keyof Labels, NamedColumn<Row>>>>,
): readonly Column<Row>[] {
  const named = Object.entries(columns as Readonly<Record<string, NamedColumn<Row>>>);
  return named.map(([key, column]) => ({ key, label: labels[key] ?? "", ...column }));
}

export type TableSort = {
  by: string;
  order: "asc" | "desc";
  onSort: (by: string) => void;
};

export type TableSelection<Row> = {
  selected: ReadonlySet<string>;
  idOf: (row: Row) => string;
  onToggle: (ids: readonly string[], isSelected: boolean) => void;
  labels: { all: string; row: (row: Row) => string };
};

type TableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  sort?: TableSort;
  selection?: TableSelection<Row>;
};

/** Where there is little room every row becomes a block of label and value, so nothing scrolls sideways. */
export function Table<Row>({ caption, columns, rows, rowKey, sort, selection }: TableProps<Row>) {
  return (
    <div className="data-table-wrap">
      <table className="data-table data-table-blocks">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {selection && <SelectAll rows={rows} selection={selection} />}
            {columns.map((column) => (
              <Heading key={column.key} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {selection && <SelectRow row={row} selection={selection} />}
              {columns.map((column) => (
                <td key={column.key} className={cellClass(column)} data-label={column.label}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type HeadingProps<Row> = { column: Column<Row>; sort: TableSort | undefined };

function Heading<Row>({ column, sort }: HeadingProps<Row>) {
  const className = cellClass(column);
  if (column.isTools) {
    return (
      <th scope="col" className={className}>
        <span className="sr-only">{column.label}</span>
      </th>
    );
  }
  const { sort: name } = column;
  if (!sort || name === undefined) {
    return (
      <th scope="col" className={className}>
        {column.label}
      </th>
    );
  }
  const direction = sort.order === "asc" ? "ascending" : "descending";
  const isOn = sort.by === name;
  return (
    <th scope="col" className={className} aria-sort={isOn ? direction : "none"}>
      <button type="button" className="sort-head" onClick={() => sort.onSort(name)}>
        {column.label}
        <Icon name={sortIcon(isOn, sort.order)} size={16} />
      </button>
    </th>
  );
}

function sortIcon(isOn: boolean, order: TableSort["order"]) {
  if (!isOn) return "arrow-up-down" as const;
  return order === "asc" ? ("chevron-up" as const) : ("chevron-down" as const);
}

type SelectAllProps<Row> = { rows: readonly Row[]; selection: TableSelection<Row> };

function SelectAll<Row>({ rows, selection }: SelectAllProps<Row>) {
  const { selected, idOf, onToggle, labels } = selection;
  const ids = rows.map(idOf);
  const chosen = ids.filter((id) => selected.has(id)).length;
  return (
    <th scope="col" className="cell-check">
      <input
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < ids.length;
        }}
        type="checkbox"
        className="check-box"
        aria-label={labels.all}
        checked={ids.length > 0 && chosen === ids.length}
        onChange={(event) => onToggle(ids, event.target.checked)}
      />
    </th>
  );
}

function SelectRow<Row>({ row, selection }: { row: Row; selection: TableSelection<Row> }) {
  const { selected, idOf, onToggle, labels } = selection;
  const id = idOf(row);
  return (
    <td className="cell-check">
      <input
        type="checkbox"
        className="check-box"
        aria-label={labels.row(row)}
        checked={selected.has(id)}
        onChange={(event) => onToggle([id], event.target.checked)}
      />
    </td>
  );
}

function cellClass<Row>({ isNumber, isLead, isTools }: Column<Row>): string | undefined {
  if (isLead) return "cell-lead";
  if (isTools) return "cell-tools";
  return isNumber ? "cell-number" : undefined;
}
