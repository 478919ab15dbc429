import { currentSetting } from "#data/queries/settings.ts";
import { listSettlementsOfYear } from "#data/queries/settlements.ts";
import {
  listClaimsOfYear,
  listFeesOfYear,
  listWaivedFeesOfYear,
} from "#data/queries/yearly-books.ts";
import { artistLevy, artistLevyRate } from "#domain/invoicing/artist-levy.ts";
import { claimPostings } from "#domain/invoicing/claim-postings.ts";
import { datevBatch, windows1252 } from "#domain/invoicing/datev.ts";
import { feePosting, waivedFeePosting } from "#domain/invoicing/fee-postings.ts";
import type { YearlyExport } from "#domain/invoicing/invoice-list.ts";
import { type SellerReport, sellerReports } from "#domain/invoicing/yearly-report.ts";
import { berlinDay } from "#domain/iso-date.ts";
import { type CsvColumn, csvText } from "#domain/list/csv.ts";
import { ok, type Result } from "#domain/result.ts";
import { type AdminRefusal, adminOf } from "../admin-access.ts";
import type { Ctx, Viewer } from "../ctx.ts";
import { EXPORT_TEXTS as T } from "./texts.ts";

export type ExportFile = {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/** A year for the tax adviser or an authority. */
export async function exportYear(
  ctx: Pick<Ctx, "db" | "now">,
  viewer: Viewer,
  { kind, year }: { kind: YearlyExport; year: number },
): Promise<Result<ExportFile, AdminRefusal>> {
  const admin = adminOf(viewer);
  if (!admin.ok) return admin;
  if (kind === "datev") {
    const text = datevBatch({
      year,
      createdAt: stamp(ctx.now()),
      numbers: await currentSetting(ctx.db, "datev"),
      postings: await postings(ctx, year),
    });
    const bytes = new Uint8Array(windows1252(text));
    return ok({ name: T.datevFile(year), type: "text/csv; charset=windows-1252", bytes });
  }
  const reports = sellerReports(await listSettlementsOfYear(ctx.db, year));
  const columns = kind === "dac7" ? DAC7_COLUMNS : levyColumns(await levyRate(ctx, year));
  const text = csvText(columns, reports);
  const bytes = new TextEncoder().encode(text);
  return ok({ name: T.files[kind](year), type: "text/csv; charset=utf-8", bytes });
}

/** What happened in the year, day by day. What is still ahead is none of it: no event counts before it was held. */
async function postings({ db, now }: Pick<Ctx, "db" | "now">, year: number) {
  const today = berlinDay(now().getTime());
  const claims = await listClaimsOfYear(db, year);
  return [
    ...claims.flatMap((claim) => claimPostings(claim, today)),
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
  { label: T.statedAddress, text: ({ stated_address }) => stated_address },
  { label: T.taxNumber, text: ({ tax_number }) => tax_number },
  { label: T.vatId, text: ({ vat_id }) => vat_id },
  // Asked for by the law and known to nobody but the speaker: to be filled in by hand.
  ...T.missing.map((label) => ({ label, text: () => "" })),
  ...([0, 1, 2, 3] as const).flatMap((index): CsvColumn<SellerReport>[] => [
    { label: T.activities(index + 1), number: ({ quarters }) => quarters[index].activities },
    { label: T.remuneration(index + 1), cents: ({ quarters }) => quarters[index].payout_cents },
    { label: T.kept(index + 1), cents: ({ quarters }) => quarters[index].kept_cents },
  ]),
  { label: T.allActivities, number: ({ total }) => total.activities },
  { label: T.allRemuneration, cents: ({ total }) => total.payout_cents },
  { label: T.allKept, cents: ({ total }) => total.kept_cents },
];

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
