type ChartTableProps = {
  title: string;
  columns: readonly string[];
  rows: readonly { readonly label: string; readonly values: readonly (string | number)[] }[];
};

/** What a chart shows, for screen readers. */
export function ChartTable({ title, columns, rows }: ChartTableProps) {
  return (
    // A table keeps its width, so something else has to be hidden around it.
    <div className="sr-only">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {columns.slice(1).map((column, at) => (
                <td key={column}>{values[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
