import type { Context } from "hono";
import { berlinDay } from "#domain/iso-date.ts";
import { type CsvColumn, csvHead, csvRows } from "#domain/list/csv.ts";
import type { ListPage, ListQuery } from "#domain/list/list-query.ts";
import type { Result } from "#domain/result.ts";
import type { AdminRefusal } from "#features/admin-access.ts";
import { adminProblem } from "./admin-problem.ts";
import type { ApiEnv } from "./api-env.ts";

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
export async function csvAnswer<Row>(c: Context<ApiEnv>, { name, columns, read }: CsvFile<Row>) {
  const first = await read({ page: 1, size: BATCH });
  if (!first.ok) return adminProblem(c, first.error);
  const body = encoded(csvParts(columns, first.value.items, read));
  return c.body(body, 200, {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${name}-${berlinDay(Date.now())}.csv"`,
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
    // Whoever loses the right meanwhile gets nothing more.
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
