import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { BookableSpeaker } from "#domain/booking/bookable-speaker.ts";
import { newDrawerDraft } from "#domain/booking/draft/draft-rules.ts";
import { cents } from "#domain/money.ts";
import { VAT_RULES } from "#domain/pricing/vat/vat-by-country.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { DrawerFoot } from "../drawer-foot.tsx";
import type { DrawerState } from "../drawer-state.ts";
import { OrderSummary } from "../steps/order-summary.tsx";
import { type Drawer, goOn } from "../use-drawer.ts";
import { CostLines, taxNote } from "./cost-lines.tsx";
import { drawerPrice } from "./drawer-price.ts";
import type { Travel } from "./travel.ts";

const speaker: BookableSpeaker = {
  id: "s1",
  slug: "mira",
  name: "Mira Sprecher",
  job_title: "Psychologin",
  address_label: "München",
  fee_20: 2500,
  fee_40: 5000,
  fee_60: 7500,
  lengths_not_offered: [],
  fee_workshop_half_day: null,
  fee_workshop_full_day: null,
  offers_qa: true,
  fee_qa_15min_cents: 40_000,
  fee_qa_30min_cents: 70_000,
  travel_fee_usd: null,
  allows_direct_booking: true,
  availability_status: "available",
  talks: [],
  workshops: [],
};

const eventDate = isoDate("2026-03-07");

/** A keynote with half an hour of questions, 5.700 euros without the way. */
function drawer(travel: Travel, step: DrawerState["step"] = "summary"): Drawer {
  const state: DrawerState = {
    mode: "direct",
    eventDate,
    step,
    draft: { ...newDrawerDraft(eventDate), includeQA: true, qaDuration: 30 },
    errors: {},
    refusals: 0,
    isTouched: false,
    wasQaReset: false,
    requestKey: null,
    notice: null,
  };
  return {
    speaker,
    state,
    mode: "direct",
    act: () => undefined,
    price: drawerPrice(speaker, state, { travel, vatRules: VAT_RULES }),
    travel,
    askTravelAgain: () => undefined,
    place: null,
    address: null,
    setAddress: () => undefined,
  };
}

/** The amount beside each name. */
function linesOf(shown: Drawer): Record<string, string> {
  const html = renderToStaticMarkup(<CostLines drawer={shown} />).replaceAll("\u00a0", " ");
  const rows = html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs);
  const plain = (text = "") => text.replace(/<button.*?<\/button>|<[^>]*>/gs, "").trim();
  return Object.fromEntries([...rows].map(([, name, amount]) => [plain(name), plain(amount)]));
}

const calculated = (euros: number): Travel => ({
  state: "calculated",
  amount: cents(euros * 100),
  distanceKm: null,
  isFlat: false,
});
const note = ({ price, travel }: Drawer) => taxNote(price, travel).replaceAll("\u00a0", " ");

describe("the way", () => {
  test("that is being calculated says so and holds the booking back [TRAVEL-02]", () => {
    const shown = drawer({ state: "pending" });
    expect(linesOf(shown).Reisekosten).toBe("Wird berechnet...");
    const sending = { isSending: false, isSlow: false };
    const foot = renderToStaticMarkup(<DrawerFoot drawer={shown} formId="f" sending={sending} />);
    expect(foot).toMatch(/<button[^>]* disabled=""[^>]*>.*Jetzt verbindlich buchen/s);
  });

  test("is added to the sum once it is known, and named below it as about so much [TRAVEL-09]", () => {
    const shown = drawer(calculated(300));
    expect(linesOf(shown)).toMatchObject({
      Reisekosten: "300 €",
      Netto: "6.000 €",
      "19 % MwSt.": "1.140 €",
      Brutto: "7.140 €",
    });
    expect(note(shown)).toContain("ca. 300 € Reisekosten");
  });

  test("that could not be calculated costs nothing yet, and is said to come on top [TRAVEL-06] [TRAVEL-10]", () => {
    for (const state of ["failed", "unknown"] as const) {
      const shown = drawer({ state });
      expect(linesOf(shown)).toMatchObject({ Reisekosten: "zzgl. Reisekosten", Netto: "5.700 €" });
      expect(note(shown)).toBe("zzgl. MwSt., zzgl. Reisekosten");
    }
  });

  test("to an event online is none", () => {
    const shown = drawer({ state: "online" });
    expect(linesOf(shown)).toMatchObject({
      Reisekosten: "Online-Event: Keine Reisekosten",
      Netto: "5.700 €",
    });
  });
});

test("foot and order summary name the net sum while choosing and the gross sum at the end", () => {
  const sums = (step: DrawerState["step"]) => {
    const shown = drawer(calculated(301), step);
    const sending = { isSending: false, isSlow: false };
    const html = renderToStaticMarkup(
      <>
        <OrderSummary drawer={shown} />
        <DrawerFoot drawer={shown} formId="f" sending={sending} />
      </>,
    );
    return [...html.matchAll(/<strong>([^<]*€)<\/strong>/g)].map(([, sum = ""]) =>
      sum.replaceAll("\u00a0", " "),
    );
  };
  expect(sums("details")).toEqual(["6.001 €", "6.001 €"]);
  expect(sums("summary")).toEqual(["7.141,19 €", "7.141,19 €"]);
});

test("while it is sent the button says so and cannot be pressed again [BOOK-66]", () => {
  const foot = (sending: { isSending: boolean; isSlow: boolean }) =>
    renderToStaticMarkup(
      <DrawerFoot drawer={drawer({ state: "online" })} formId="f" sending={sending} />,
    );
  const busy = foot({ isSending: true, isSlow: true });
  const heard = /<span aria-hidden="false">(?:<span class="spinner"><\/span>)?Wird gesendet\.\.\./;
  expect(busy).toMatch(heard);
  expect(busy).toMatch(/<button form="f"[^>]* aria-disabled="true"/);
  expect(busy).toContain("Das dauert einen Moment");
  expect(foot({ isSending: false, isSlow: false })).not.toMatch(heard);
});

test("event details without a title are not left, and the message says why [ERR-48]", () => {
  const moves: string[] = [];
  goOn({ ...drawer({ state: "unknown" }, "details"), act: ({ type }) => moves.push(type) });
  expect(toast.view().toast?.text).toBe("Bitte füllen Sie alle Pflichtfelder aus");
  expect(moves).toEqual(["next"]);
});
