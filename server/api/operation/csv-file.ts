import { type CsvColumn, csvHead, csvRows } from "#domain/list/csv.ts";
import type { ListPage, ListQuery } from "#domain/list/list-query.ts";
import { ok, type Result } from "#domain/result.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import type { AdminRefusal } from "#features/admin-access.ts";
import type { ApiFile } from "./output.ts";

/** A file is read and sent in parts of this size and ends after so many. */
const BATCH = 1_000;
const MOST_BATCHES = 100;

type CsvFile<Row> = {
  /** Without ending; the day is added: `speaker-2026-03-10.csv`. */
  name: string;
  columns: readonly CsvColumn<Row>[];
  /** The use case of the list, asked page by page; a short page is the last one. */
  read: (
    slice: Pick<ListQuery, "page" | "size">,
  ) => Promise<
    Result<Pick<ListPage<Row>, "items"> & Partial<Pick<ListPage<Row>, "page">>, AdminRefusal>
  >;
};

/** The whole list as a file. Its first part is read before the answer begins, so refusals are answers. */
export async function csvFile<Row>({
  name,
  columns,
  read,
}: CsvFile<Row>): Promise<Result<ApiFile, AdminRefusal>> {
  const first = await read({ page: 1, size: BATCH });
  if (!first.ok) return first;
  return ok({
    type: "text/csv; charset=utf-8",
    name: `${name}-${berlinDay(Date.now())}.csv`,
    body: encoded(csvParts(columns, first.value.items, read)),
  });
}

async function* csvParts<Row>(
  columns: readonly CsvColumn<Row>[],
  first: readonly Row[],
  read: CsvFile<Row>["read"],
): AsyncGenerator<string> {
  yield csvHead(columns) + csvRows(columns, first);
  let rows = first;
  for (let page = 2; rows.length === BATCH && page <= MOST_BATCHES; page += 1) {
    const next = await read({ page, size: BATCH });
    // A caller that loses the right meanwhile gets nothing more.
    if (!next.ok) return;
    // A page behind the last one is answered with the last one, which is in the file already.
    if ((next.value.page ?? page) < page) return;
    rows = next.value.items;
    yield csvRows(columns, rows);
  }
}

/** One part at a time: the next is read when the last has left. */
function encoded(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}
