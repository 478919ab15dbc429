import type { ComparisonQuery } from "#domain/comparison/comparison-url.ts";
import { totalFeeEuros } from "#domain/pricing/travel/travel-cost.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { comparisonFile } from "#features/comparison/comparison-file.server.ts";
import { type Ctx, VISITOR } from "#features/ctx.ts";
import { calculateTravel } from "#features/places/calculate-travel.server.ts";
import { readVat } from "#features/platform/read-vat.server.ts";
import { followSlugRedirect } from "#features/speakers/read/follow-slug-redirect.server.ts";
import { readAnswerTime } from "#features/speakers/read/read-answer-time.server.ts";
import { readAvailability } from "#features/speakers/read/read-availability.server.ts";
import { readSpeaker } from "#features/speakers/read/read-speaker.server.ts";

/** The comparison as a file to hand on: public facts only. */
export async function printComparison(
  ctx: Ctx,
  query: ComparisonQuery,
): Promise<Result<Uint8Array, "not_found">> {
  const columns = await Promise.all(query.slugs.map((slug) => readColumn(ctx, slug, query)));
  const found = columns.filter((column) => column !== null);
  if (found.length === 0) return failure("not_found");
  return ok(await comparisonFile(ctx, found, { ...query, vat: await readVat(ctx) }));
}

/** Speakers that are no longer listed are left out, as on the screen. */
async function readColumn(ctx: Ctx, named: string, { date, place }: ComparisonQuery) {
  const speaker = await followSlugRedirect(ctx, named, (name) => readSpeaker(ctx, VISITOR, name));
  if (!speaker.ok) return null;
  const { id, slug, address_label } = speaker.value;
  const [day, hours, travel] = await Promise.all([
    date === null ? null : dayStatus(ctx, slug, date),
    readAnswerTime(ctx, VISITOR, slug),
    place
      ? calculateTravel(ctx, {
          speakerId: id,
          speakerAddress: address_label ?? "",
          eventAddress: place,
        })
      : null,
  ]);
  return {
    slug,
    speaker: speaker.value,
    day,
    answerHours: hours.ok ? hours.value : null,
    travel: travel && { state: travel.state, totalFee: totalFeeEuros(travel) },
  };
}

async function dayStatus(ctx: Ctx, slug: string, date: IsoDate) {
  const days = await readAvailability(ctx, VISITOR, slug, { from: date, to: date });
  return days.ok ? (days.value[0]?.status ?? null) : null;
}
