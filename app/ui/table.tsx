import type { Key, ReactNode } from "react";

export type Column<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Amounts and counts: right-aligned, figures of equal width. */
  isNumber?: boolean;
  /** Names the row; on phones it leads its block without a label. */
  isLead?: boolean;
};

type TableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
};

/** On phones every row becomes a block of label and value, so nothing scrolls sideways. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <div className="data-table-wrap">
      <table className="data-table data-table-blocks">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cellClass(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
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

function cellClass<Row>({ isNumber, isLead }: Column<Row>): string | undefined {
  if (isLead) return "cell-lead";
  return isNumber ? "cell-number" : undefined;
}
