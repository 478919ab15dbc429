import { listSettlementsOfYear } from "#data/queries/billing/settlements.ts";
import {
  listFeesOfYear,
  listReceivablesOfYear,
  listWaivedFeesOfYear,
} from "#data/queries/billing/yearly-books.ts";
import { insertAudit } from "#data/queries/platform/audit-log.ts";
import { currentSetting } from "#data/queries/platform/settings.ts";
import { artistLevy, artistLevyRate } from "#domain/invoicing/books/artist-levy.ts";
import { datevBatch, windows1252 } from "#domain/invoicing/books/datev.ts";
import { feePosting, waivedFeePosting } from "#domain/invoicing/books/fee-postings.ts";
import { receivablePostings } from "#domain/invoicing/books/receivable-postings.ts";
import {
  type SellerReport,
  type StatedSeller,
  sellerReports,
} from "#domain/invoicing/books/yearly-report.ts";
import type { YearlyExport } from "#domain/invoicing/invoice-list.ts";
import { type CsvColumn, csvText } from "#domain/list/csv.ts";
import { ok, type Result } from "#domain/result.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { type Admin, asAdmin } from "#features/admin-access.ts";
import type { Ctx } from "#features/ctx.ts";
import { EXPORT_TEXTS as T } from "../texts.ts";
import { type ReportRefusal, writePlatformReport } from "./platform-report.server.ts";

export type ExportFile = {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

type Wanted = {
  readonly kind: YearlyExport;
  readonly year: number;
};
type ExportCtx = Pick<Ctx, "db" | "now">;

/** A year for the tax adviser or an authority; who takes out what is written down. */
export const exportYear = asAdmin(async (ctx: ExportCtx, admin, wanted: Wanted) => {
  const file = await fileOf(ctx, wanted);
  if (file.ok) await record(ctx, admin, wanted);
  return file;
});

async function fileOf(
  ctx: ExportCtx,
  { kind, year }: Wanted,
): Promise<Result<ExportFile, ReportRefusal>> {
  switch (kind) {
    case "datev": {
      const text = datevBatch({
        year,
        createdAt: stamp(ctx.now()),
        numbers: await currentSetting(ctx.db, "datev"),
        postings: await postings(ctx, year),
      });
      const bytes = new Uint8Array(windows1252(text));
      return ok({ name: T.datevFile(year), type: "text/csv; charset=windows-1252", bytes });
    }
    case "dac7_xml": {
      const xml = await writePlatformReport(ctx, year);
      return xml.ok ? ok(textFile(T.files[kind](year), "application/xml", xml.value)) : xml;
    }
    case "dac7":
    case "ksa": {
      const reports = sellerReports(await listSettlementsOfYear(ctx.db, year));
      const columns = kind === "dac7" ? DAC7_COLUMNS : levyColumns(await levyRate(ctx, year));
      return ok(textFile(T.files[kind](year), "text/csv", csvText(columns, reports)));
    }
  }
}

function textFile(name: string, type: string, text: string): ExportFile {
  return { name, type: `${type}; charset=utf-8`, bytes: new TextEncoder().encode(text) };
}

function record({ db }: ExportCtx, admin: Admin, { kind, year }: Wanted): Promise<void> {
  return db.transaction((tx) =>
    insertAudit(tx, {
      actor: "admin",
      actor_id: admin.userId,
      action: "books.export",
      object_type: "books",
      object_id: String(year),
      after: { kind },
      request_id: admin.requestId,
      ip_prefix: admin.network ?? null,
    }),
  );
}

/** What happened in the year, day by day. What is still ahead is none of it: no event counts before it was held. */
async function postings({ db, now }: Pick<Ctx, "db" | "now">, year: number) {
  const today = berlinDay(now().getTime());
  const receivables = await listReceivablesOfYear(db, year);
  return [
    ...receivables.flatMap((receivable) => receivablePostings(receivable, today)),
    ...(await listFeesOfYear(db, year)).map(feePosting),
    ...(await listWaivedFeesOfYear(db, year)).map(waivedFeePosting),
  ]
    .filter(({ day }) => day.startsWith(String(year)))
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

/** `yyyyMMddHHmmssSSS` */
function stamp(now: Date): string {
  return now.toISOString().replace(/\D/g, "");
}

const DAC7_COLUMNS: readonly CsvColumn<SellerReport>[] = [
  { label: T.speakerId, text: ({ speaker_id }) => speaker_id },
  { label: T.name, text: ({ speaker_name }) => speaker_name },
  { label: T.address, text: ({ address_label }) => address_label },
  { label: T.email, text: ({ email }) => email },
  { label: T.statedAddress, text: ({ tax }) => tax && statedAddress(tax) },
  { label: T.taxNumber, text: ({ tax }) => tax?.tax_number ?? null },
  { label: T.vatId, text: ({ tax }) => tax?.vat_id ?? null },
  { label: T.tin, text: ({ tax }) => tax?.tin ?? null },
  { label: T.tinCountry, text: ({ tax }) => tax?.tin_country ?? null },
  { label: T.birthDate, text: ({ tax }) => tax?.birth_date ?? null },
  { label: T.registerNumber, text: ({ tax }) => tax?.register_number ?? null },
  { label: T.iban, text: ({ tax }) => tax?.iban ?? null },
  { label: T.accountHolder, text: ({ tax }) => tax?.account_holder ?? null },
  ...([0, 1, 2, 3] as const).flatMap((index): CsvColumn<SellerReport>[] => [
    { label: T.activities(index + 1), number: ({ quarters }) => quarters[index].activities },
    { label: T.remuneration(index + 1), cents: ({ quarters }) => quarters[index].payout_cents },
    { label: T.kept(index + 1), cents: ({ quarters }) => quarters[index].kept_cents },
  ]),
  { label: T.allActivities, number: ({ total }) => total.activities },
  { label: T.allRemuneration, cents: ({ total }) => total.payout_cents },
  { label: T.allKept, cents: ({ total }) => total.kept_cents },
];

function statedAddress({ legal_name, street, postal_code, city, country }: StatedSeller): string {
  return [legal_name, street, `${postal_code} ${city}`, country].join(", ");
}

async function levyRate({ db }: Pick<Ctx, "db">, year: number): Promise<number | null> {
  return artistLevyRate(await currentSetting(db, "artist_levy_rates"), year);
}

/** Without a rate for that year the list says what it would be paid on, and nothing made up. */
function levyColumns(rate: number | null): readonly CsvColumn<SellerReport>[] {
  return [
    { label: T.name, text: ({ speaker_name }) => speaker_name },
    { label: T.allActivities, number: ({ total }) => total.activities },
    { label: T.levyBase, cents: ({ levy_base_cents }) => levy_base_cents },
    { label: T.levyRate, number: () => (rate === null ? null : rate / 100) },
    {
      label: T.levy,
      cents: (row) => (rate === null ? null : artistLevy(row.levy_base_cents, rate)),
    },
    { label: T.levyCheck, text: () => "" },
  ];
}
