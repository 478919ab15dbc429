import { COMPARISON_SHEET as SHEET } from "#domain/comparison/comparison-document.ts";
import { comparisonAddress } from "#domain/comparison/comparison-url.ts";
import { formatDay } from "#domain/format/days.ts";
import type { FormatDuration } from "#domain/pricing/duration-formats.ts";
import type { CurrentVat } from "#domain/pricing/vat/vat-by-country.ts";
import { displayName } from "#domain/speaker/speaker-facts.ts";
import { berlinDay, type IsoDate } from "#domain/time/iso-date.ts";
import type { Ctx } from "#features/ctx.ts";
import type { ComparedColumn } from "./compared-column.ts";
import { comparisonRows } from "./screen/comparison-rows.ts";
import { COMPARE_TEXTS as TEXTS } from "./screen/texts.ts";

type ComparedEvent = {
  readonly date: IsoDate | null;
  readonly place?: string | undefined;
  readonly length?: FormatDuration | undefined;
  readonly topic?: string | undefined;
  readonly vat: CurrentVat;
};

/** The table of the screen on paper, with the same facts in the same words. */
export function comparisonFile(
  ctx: Pick<Ctx, "documents" | "now" | "publicUrl">,
  columns: readonly ComparedColumn[],
  { date, place, length, topic, vat }: ComparedEvent,
): Promise<Uint8Array> {
  const slugs = columns.map(({ slug }) => slug);
  const canDiffer = columns.length > 1;
  const rows = comparisonRows(columns, date !== null, { date, place, length, topic }, vat);
  // Without a day there is nothing to say about it on paper.
  const shown = rows.filter(({ key }) => key !== "day" || date !== null);
  const jobs = columns.map(({ speaker }) => [speaker.job_title ?? SHEET.noJob]);
  return ctx.documents.comparisonPdf({
    event: [
      ...(date ? [[TEXTS.date, formatDay(date)] as const] : []),
      ...(place ? [[TEXTS.place, place] as const] : []),
      ...(topic ? [[TEXTS.topic, topic] as const] : []),
    ],
    speakers: columns.map(({ speaker }) => displayName(speaker)),
    rows: [
      { label: SHEET.job, cells: jobs, differs: false },
      ...shown.map(({ label, facts, differs }) => ({
        label,
        cells: facts.map((fact) => (typeof fact === "string" ? [fact] : fact)),
        differs: differs && canDiffer,
      })),
    ],
    day: berlinDay(ctx.now().getTime()),
    address: `${ctx.publicUrl}${comparisonAddress({ slugs, date, place, length, topic })}`,
  });
}
