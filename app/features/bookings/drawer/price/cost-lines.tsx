import "#ui/form/form.css";
import { formatBasisPoints } from "#domain/format/numbers.ts";
import { formatEuros, formatEurosExact } from "#domain/money.ts";
import { DRAWER_TEXTS, SUMMARY_TEXTS, COST_TEXTS as TEXTS, TRAVEL_TEXTS } from "../texts.ts";
import type { Drawer } from "../use-drawer.ts";
import { chosenWorkshop } from "./drawer-price.ts";

/** Line by line down to the gross amount; mail and invoice show the same, to the cent (C-105). */
export function CostLines({ drawer }: { drawer: Drawer }) {
  const { price } = drawer;
  return (
    <>
      <dl className="costs">
        <div>
          <dt>{baseText(drawer)}</dt>
          <dd>{formatEurosExact(price.base_fee_cents)}</dd>
        </div>
        {price.qaMinutes !== null && (
          <div>
            <dt>{TEXTS.qa(price.qaMinutes)}</dt>
            <dd>{formatEurosExact(price.qa_fee_cents)}</dd>
          </div>
        )}
        <TravelLine drawer={drawer} />
        <div className="costs-net">
          <dt>{TEXTS.net}</dt>
          <dd>{formatEurosExact(price.net_cents)}</dd>
        </div>
        <div className="costs-vat">
          <dt>{TEXTS.vat(formatBasisPoints(price.vat_rate_basis_points))}</dt>
          <dd>{formatEurosExact(price.vat_cents)}</dd>
        </div>
        <div className="costs-sum">
          <dt>{TEXTS.gross}</dt>
          <dd>{formatEurosExact(price.gross_cents)}</dd>
        </div>
      </dl>
      {price.vat_note && <p className="hint">{TEXTS.vatNotes[price.vat_note]}</p>}
    </>
  );
}

/** Zero has three reasons, and each is said (C-06). */
function TravelLine({ drawer: { price, travel, askTravelAgain } }: { drawer: Drawer }) {
  const km = travel.state === "calculated" ? travel.distanceKm : null;
  return (
    <div>
      <dt>
        {isLumpSum(travel) ? TEXTS.lumpSum : TEXTS.travel}
        {km !== null && <span className="costs-note"> {TEXTS.distance(km)}</span>}
        {travel.state === "failed" && (
          <button type="button" className="link costs-note" onClick={askTravelAgain}>
            {TRAVEL_TEXTS.again}
          </button>
        )}
      </dt>
      <dd>
        <span role="status">{travelText(price, travel)}</span>
      </dd>
    </div>
  );
}

function isLumpSum(travel: Drawer["travel"]): boolean {
  return travel.state === "calculated" && travel.isFlat && travel.amount > 0;
}

export function travelText(
  price: Drawer["price"],
  travel: Drawer["travel"],
  write = formatEurosExact,
): string {
  if (travel.state === "pending") return TRAVEL_TEXTS.pending;
  if (travel.state === "calculated" && travel.isFlat && travel.amount === 0) return TEXTS.included;
  if (price.travel_cost_state === "online") return TRAVEL_TEXTS.online;
  if (price.travel_cost_state === "unknown") return TRAVEL_TEXTS.unknown;
  return write(price.travel_cost_cents);
}

/** Below the net sum of the earlier steps: what is not in it yet, and what is (PRICE-03). */
export function taxNote(price: Drawer["price"], travel: Drawer["travel"]): string {
  const text = travelText(price, travel, formatEuros);
  const tax = price.vat_note ? DRAWER_TEXTS.withoutVat : DRAWER_TEXTS.plusVat;
  if (isLumpSum(travel)) return TEXTS.taxAndTravel(tax, TEXTS.lumpSumOf(text));
  if (text === TEXTS.included) return TEXTS.taxAndTravel(tax, TEXTS.travel);
  return price.travel_cost_state === "calculated"
    ? TEXTS.taxAndTravel(tax, TEXTS.travelAbout(text))
    : TEXTS.taxAndOpenTravel(tax, text);
}

function baseText({ speaker, state, price }: Drawer): string {
  const workshop = chosenWorkshop(speaker, state.draft);
  const length = workshop
    ? SUMMARY_TEXTS.hours(workshop.duration_hours)
    : SUMMARY_TEXTS.minutes(state.draft.duration);
  return `${price.label}, ${length}`;
}
