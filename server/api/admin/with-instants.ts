/** Instants of rows are dates inside and ISO texts in an answer. */
type WithInstants<Row> = {
  [Name in keyof Row]: Row[Name] extends Date
    ? string
    : Row[Name] extends Date | null
      ? string | null
      : Row[Name];
};

export function withInstants<Row extends object>(row: Row): WithInstants<Row> {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(entries) as WithInstants<Row>;
}

/** The same for a page of a list. */
export function pageWithInstants<Row extends object, Page extends { items: Row[] }>(page: Page) {
  return {
    ...page,
    items: page.items.map((row) => withInstants(row) as WithInstants<Page["items"][number]>),
  };
}
