import type { BookableSpeaker } from "#domain/booking/bookable-speaker.ts";
import { cents } from "#domain/money.ts";
import { durationFormats, FORMAT_DURATIONS } from "#domain/pricing/duration-formats.ts";
import { type Quote, type QuoteChoice, quote } from "#domain/pricing/quote.ts";
import type { VatRule } from "#domain/pricing/vat/vat-by-country.ts";
import type { DrawerState } from "../drawer-state.ts";
import { offeredWorkshops } from "../steps/offered-workshops.ts";
import type { Travel } from "./travel.ts";

export type DrawerPrice = Quote & {
  /** „Keynote, 40 Minuten“ or the workshop's title: the first line of the costs. */
  readonly label: string;
  readonly qaMinutes: number | null;
};

type Priced = Pick<DrawerState, "draft" | "eventDate">;

/** The shared rule over what is chosen so far; unknown travel counts nothing until it is known. */
export function drawerPrice(
  speaker: BookableSpeaker,
  state: Priced,
  { travel, vatRules }: { readonly travel: Travel; readonly vatRules: readonly VatRule[] },
): DrawerPrice {
  const { draft, eventDate } = state;
  const choice = chosen(speaker, draft);
  const price = quote({
    fees: speaker,
    choice,
    travel:
      travel.state === "calculated"
        ? { state: "calculated", amount: travel.amount }
        : { state: travel.state === "online" ? "online" : "unknown", amount: cents(0) },
    billing: { country: draft.billingCountry, vatId: draft.billingVatId || null },
    eventDate,
    vatRules,
  });
  const qaMinutes = choice.kind === "format" ? choice.qaMinutes : null;
  return { ...price, label: chosenLabel(speaker, draft), qaMinutes };
}

export function chosenWorkshop(speaker: BookableSpeaker, draft: DrawerState["draft"]) {
  if (draft.eventType !== "workshop") return undefined;
  return offeredWorkshops(speaker).find(
    ({ id, minutes }) => id === draft.workshopId && minutes === draft.duration,
  );
}

export function chosenTalk({ talks }: BookableSpeaker, draft: DrawerState["draft"]) {
  return talks.find(({ id }) => id === draft.selectedTalkId);
}

/** „Keynote“, „Impulsvortrag“ or the title of the workshop. */
export function chosenLabel(speaker: BookableSpeaker, draft: DrawerState["draft"]): string {
  const workshop = chosenWorkshop(speaker, draft);
  if (workshop) return workshop.title;
  return durationFormats(speaker).find(({ type }) => type === draft.eventType)?.label ?? "";
}

function chosen(speaker: BookableSpeaker, draft: DrawerState["draft"]): QuoteChoice {
  const workshop = chosenWorkshop(speaker, draft);
  if (workshop) {
    return {
      kind: "workshop",
      fee_cents: workshop.fee,
      duration_hours: workshop.duration_hours,
    };
  }
  const duration = FORMAT_DURATIONS.find((known) => known === draft.duration);
  return {
    kind: "format",
    duration: duration ?? 40,
    qaMinutes: draft.includeQA ? draft.qaDuration : null,
  };
}
