import type { z } from "zod";
import type { CsvColumn } from "#domain/list/csv.ts";
import type { ListPage } from "#domain/list/list-query.ts";
import type { Result } from "#domain/result.ts";
import type { AdminRefusal } from "#features/admin-access.ts";
import type { Viewer } from "#features/ctx.ts";
import { admins } from "./access.ts";
import { csvFile } from "./csv-file.ts";
import { type ApiCtx, type Operation, operation } from "./operation.ts";
import { file, type JsonOutput, json, type ValueOf } from "./output.ts";

type AdminList<Query extends z.ZodObject, Page extends z.ZodType, Row> = {
  /** Ids of the two operations. */
  readonly ids: readonly [list: string, file: string];
  /** One English sentence, as for every operation. */
  readonly summary: string;
  readonly query: Query;
  readonly page: Page;
  /** German name of the file and its columns. */
  readonly csv: { readonly name: string; readonly columns: readonly CsvColumn<Row>[] };
  readonly read: (
    ctx: ApiCtx,
    viewer: Viewer,
    query: z.output<Query>,
  ) => Promise<Result<ListPage<Row> & ValueOf<JsonOutput<Page>>, AdminRefusal>>;
};

/** A list of the administration: one page of it as JSON, all of it as a file for spreadsheets. */
export function adminList<
  const Path extends `/admin/${string}`,
  Query extends z.ZodObject,
  Page extends z.ZodType,
  Row,
>(path: Path, { ids, summary, query, page, csv, read }: AdminList<Query, Page, Row>) {
  const operations = {
    [`GET ${path}`]: operation({
      id: ids[0],
      summary,
      access: admins,
      input: { query },
      output: json(page),
      run: (ctx, viewer, input) => read(ctx, viewer, input.query),
    }),
    [`GET ${path}.csv`]: operation({
      id: ids[1],
      summary: `${summary}, as a file for spreadsheets`,
      access: admins,
      input: { query },
      output: file("text/csv"),
      run: (ctx, viewer, input) =>
        csvFile({ ...csv, read: (slice) => read(ctx, viewer, { ...input.query, ...slice }) }),
    }),
  };
  return operations as Record<`GET ${Path}`, Operation<{ query: Query }, JsonOutput<Page>>> &
    Record<`GET ${Path}.csv`, Operation<{ query: Query }, ReturnType<typeof file>>>;
}
