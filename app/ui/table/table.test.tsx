import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Column, Table, tableColumns } from "./table.tsx";

type Talk = { title: string; bookings: number };

test("columns stand in the order they are written in, each under the text of its name", () => {
  const labels = { bookings: "Gebucht", title: "Titel", state: "Zustand" };
  const columns: readonly Column<Talk>[] = tableColumns(labels, {
    title: { isLead: true, cell: ({ title }) => title },
    bookings: { isNumber: true, cell: ({ bookings }) => bookings },
  });
  const html = renderToStaticMarkup(
    <Table
      caption="Vorträge"
      columns={columns}
      rows={[{ title: "Mut", bookings: 3 }]}
      rowKey={({ title }) => title}
    />,
  );
  expect(columns.map(({ key, label }) => [key, label])).toEqual([
    ["title", "Titel"],
    ["bookings", "Gebucht"],
  ]);
  expect([...html.matchAll(/data-label="([^"]+)"/g)].map(([, label]) => label)).toEqual([
    "Titel",
    "Gebucht",
  ]);
});
