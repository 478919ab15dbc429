import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { PlaceVerdict } from "#domain/address/place-answer.ts";
import type { BookableSpeaker, BookableTalk } from "#domain/booking/bookable-speaker.ts";
import { newDrawerDraft, TEXT_FIELDS } from "#domain/booking/draft/draft-rules.ts";
import { VAT_RULES } from "#domain/pricing/vat/vat-by-country.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { TermsContext } from "#parts/terms-context.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { DrawerFoot } from "../drawer-foot.tsx";
import { type DrawerState, drawerReducer } from "../drawer-state.ts";
import { drawerPrice } from "../price/drawer-price.ts";
import { type Drawer, goOn } from "../use-drawer.ts";
import { ContactStep } from "./contact-step.tsx";
import { DetailsStep } from "./details-step.tsx";
import { FormatStep } from "./format-step.tsx";
import { SummaryStep } from "./summary-step.tsx";
import { TalkStep } from "./talk-step.tsx";

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

type Changes = {
  talks?: BookableTalk[];
  offer?: Partial<BookableSpeaker>;
  state?: Partial<DrawerState>;
  place?: PlaceVerdict | null;
};

/** The drawer as it opens, changed where a test cares. */
function drawer({ talks = [], offer = {}, state = {}, place = null }: Changes = {}): Drawer {
  const eventDate = isoDate("2026-03-07");
  const shown: DrawerState = {
    mode: "direct",
    eventDate,
    step: "format",
    draft: newDrawerDraft(eventDate),
    errors: {},
    refusals: 0,
    isTouched: false,
    wasQaReset: false,
    requestKey: null,
    notice: null,
    ...state,
  };
  const travel = { state: "unknown" } as const;
  const offered = { ...speaker, ...offer, talks };
  return {
    speaker: offered,
    state: shown,
    mode: shown.mode,
    act: () => undefined,
    price: drawerPrice(offered, shown, { travel, vatRules: VAT_RULES }),
    travel,
    askTravelAgain: () => undefined,
    place,
    address: null,
    setAddress: () => undefined,
  };
}

/** What is to be read, piece by piece. */
function pieces(html: string): string[] {
  const text = html.replaceAll("\u00a0", " ").replaceAll("&amp;", "&");
  return text
    .split(/<[^>]*>/)
    .map((piece) => piece.trim())
    .filter(Boolean);
}

const optionsOf = (html: string) =>
  (html.match(/<label class="option">.*?<\/label>/gs) ?? []).map(pieces);

test("a talk shows title, description, durations and category [BOOK-28] [BOOK-29] [BOOK-30] [BOOK-31] [BOOK-32]", () => {
  const talk = (changes: Partial<BookableTalk>): BookableTalk => ({
    id: "t1",
    title: "Klartext",
    description: "Warum Teams schweigen.",
    available_durations: [20, 40],
    category: "leadership",
    ...changes,
  });
  const talks = [
    talk({}),
    talk({ id: "t2", title: "Offen", available_durations: [], category: "Agilität" }),
  ];
  const [individual, first, second] = optionsOf(
    renderToStaticMarkup(<TalkStep drawer={drawer({ talks })} />),
  );
  expect(individual?.[0]).toBe("Individueller Vortrag");
  expect(first).toEqual(["Klartext", "Warum Teams schweigen.", "20, 40 Min.", "Leadership"]);
  expect(second).toEqual(["Offen", "Warum Teams schweigen.", "Dauer nach Absprache", "Agilität"]);
});

test("a talk can be chosen in its own lengths, and a chosen one leaves only those", () => {
  const base = { description: null, category: null };
  const talks = [
    { ...base, id: "t1", title: "Kurz", available_durations: [20] },
    { ...base, id: "t2", title: "Lang", available_durations: [40, 60] },
    { ...base, id: "t3", title: "Vorbei", available_durations: [60] },
  ];
  const offer = { fee_60: null, lengths_not_offered: [60] };
  const open = drawer({ talks, offer });
  const step = renderToStaticMarkup(<TalkStep drawer={open} />);
  expect(optionsOf(step).map(([title]) => title)).toEqual([
    "Individueller Vortrag",
    "Kurz",
    "Lang",
  ]);
  expect(step.match(/disabled=""/g)).toHaveLength(1);
  expect(pieces(step).join(" ")).toContain("Nicht jeder Vortrag passt in 40 Minuten.");
  const draft = { ...open.state.draft, selectedTalkId: "t2" };
  const formats = renderToStaticMarkup(
    <FormatStep drawer={drawer({ talks, offer, state: { draft } })} />,
  );
  const talkOptions = optionsOf(formats).filter((option) => option[1] === "Min.");
  expect(talkOptions.map(([minutes]) => minutes)).toEqual(["40"]);
});

test("each format shows minutes, label, description and price, and the keynote is chosen [ENT-35] [ENT-37]", () => {
  const html = renderToStaticMarkup(<FormatStep drawer={drawer()} />);
  const options = optionsOf(html);
  expect(options.map(([minutes, unit, label]) => `${minutes} ${unit} ${label}`)).toEqual([
    "20 Min. Impulsvortrag",
    "40 Min. Keynote",
    "60 Min. Vortrag",
  ]);
  const descriptions = options.map(([, , , description = ""]) => description);
  expect(new Set(descriptions).size).toBe(3);
  for (const description of descriptions) expect(description).toMatch(/\p{L}{4}/u);
  expect(options.map(([, , , , price]) => price)).toEqual(["2.500 €", "5.000 €", "7.500 €"]);
  const chosen = html.match(/<label class="option"><input[^>]* checked=""[^>]*>.*?<\/label>/s);
  expect(pieces(chosen?.[0] ?? "")).toContain("Keynote");
});

test("a question round is offered by speakers who offer one with a fee, and by no others [BOOK-20]", () => {
  const shown = (offer: Partial<BookableSpeaker>) =>
    renderToStaticMarkup(<FormatStep drawer={drawer({ offer })} />);
  expect(shown({})).toContain("Fragerunde");
  expect(shown({ offers_qa: false })).not.toContain("Fragerunde");
  const unpriced = { fee_qa_15min_cents: null, fee_qa_30min_cents: null };
  expect(shown(unpriced)).not.toContain("Fragerunde");
});

test("a booking says that it binds and when to pay, an inquiry that it does not [BOOK-02] [BOOK-03]", () => {
  const shown = (mode: DrawerState["mode"]) =>
    renderToStaticMarkup(<FormatStep drawer={drawer({ state: { mode } })} />);
  expect(shown("direct")).toMatch(/buchen Sie verbindlich\..*zahlbar innerhalb von 14 Tagen/);
  expect(shown("direct")).not.toContain("unverbindlich");
  const withDeposit = renderToStaticMarkup(
    <TermsContext value={{ standard: 1900, rules: null, hasDeposit: true }}>
      <FormatStep drawer={drawer({ state: { mode: "direct" } })} />
    </TermsContext>,
  );
  expect(withDeposit).toMatch(/buchen Sie verbindlich\..*wie auf der Rechnung angegeben/);
  expect(withDeposit).not.toContain("14 Tage");
  expect(shown("inquiry")).toContain("Ihre Anfrage ist unverbindlich.");
  const submit = (mode: DrawerState["mode"]) =>
    pieces(
      renderToStaticMarkup(
        <DrawerFoot
          drawer={drawer({ state: { mode, step: "summary" } })}
          formId="f"
          sending={{ isSending: false, isSlow: false }}
        />,
      ),
    );
  expect(submit("direct")).toContain("Jetzt verbindlich buchen");
  expect(submit("inquiry")).toContain("Anfrage senden");
});

test("that nothing can be booked yet is said before everything else of the first step", () => {
  const note = "Verbindliche Buchungen öffnen bald.";
  const shown = renderToStaticMarkup(
    <TermsContext value={{ standard: 1900, rules: null, hasDeposit: false, closedNote: note }}>
      <FormatStep drawer={drawer({ state: { mode: "inquiry" } })} />
    </TermsContext>,
  );
  expect(pieces(shown)[0]).toBe(note);
  expect(shown.split(note)).toHaveLength(2);
  expect(shown).toContain("Ihre Anfrage ist unverbindlich.");
});

test.each([
  ["Deutschland", "", "zzgl. MwSt.", "inkl. MwSt."],
  ["Österreich", "", "zzgl. MwSt.", "inkl. MwSt."],
  ["Österreich", "ATU12345678", "ohne MwSt.", "ohne MwSt."],
  ["Schweiz", "CHE-123.456.789", "ohne MwSt.", "ohne MwSt."],
] as const)("beside the sum stands whether %s %s pays tax", (country, billingVatId, net, gross) => {
  const { draft } = drawer().state;
  const foot = (step: DrawerState["step"]) => {
    const billed = { ...draft, billingCountry: country, billingVatId };
    const shown = drawer({ state: { step, draft: billed } });
    const sending = { isSending: false, isSlow: false };
    return pieces(renderToStaticMarkup(<DrawerFoot drawer={shown} formId="f" sending={sending} />));
  };
  expect(foot("contact")).toContain(`${net}, zzgl. Reisekosten`);
  expect(foot("summary")).toContain(gross);
});

test("mail address and telephone have their own kind of input [VAL-22] [VAL-23]", () => {
  const html = renderToStaticMarkup(<ContactStep drawer={drawer()} />);
  const input = (name: string) =>
    html.match(/<input[^>]*>/g)?.find((tag) => tag.includes(`name="${name}"`));
  expect(input("contactEmail")).toContain('type="email"');
  expect(input("contactPhone")).toContain('type="tel"');
});

test("every value of the form has its input [ENT-34]", () => {
  const html = [FormatStep, DetailsStep, ContactStep, SummaryStep]
    .map((Step) => renderToStaticMarkup(<Step drawer={drawer()} />))
    .join("");
  const named = new Set([...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name));
  // The venue is a combobox, known by its id; the VAT id belongs to countries abroad.
  const typed = TEXT_FIELDS.filter((field) => !/eventLocation|billingVatId/.test(field));
  const chosen = ["format", "billingCountry", "agbAccepted", "widerrufsAccepted"];
  for (const name of [...typed, ...chosen]) expect([...named]).toContain(name);
  expect(html).toMatch(/role="combobox"/);
  expect(html).toContain("Fragerunde (Q&amp;A) dazubuchen");
});

test("the summary shows the day in full [BOOK-53]", () => {
  const html = renderToStaticMarkup(
    <SummaryStep drawer={drawer({ state: { step: "summary" } })} />,
  );
  expect(pieces(html)).toContain("07. März 2026, Samstag");
});

const CONTACT = {
  contactName: "Eva Berg",
  contactEmail: "eva@haus.example",
  contactPhone: "+49 711 1",
  billingCompany: "Haus GmbH",
  billingStreet: "Uferweg 12",
  billingCity: "Ulm",
  billingPostalCode: "89073",
};

test.each(Object.keys(CONTACT))(
  "without %s the contact step stays and says so [VAL-15] [VAL-16] [VAL-17] [VAL-18] [VAL-19] [VAL-20] [VAL-21]",
  (field) => {
    const said = () => toast.view().toast?.text ?? null;
    const { state } = drawer({ state: { step: "contact" } });
    const full = { ...state, draft: { ...state.draft, ...CONTACT } };
    const lacking = { ...full, draft: { ...full.draft, [field]: "  " } };
    expect(
      drawerReducer(lacking, { type: "next", nowMs: Date.parse("2026-01-01T10:00:00Z") }).step,
    ).toBe("contact");
    goOn({ ...drawer(), state: lacking });
    expect(said()).toBe("Bitte füllen Sie alle Pflichtfelder aus");
    expect(
      drawerReducer(full, { type: "next", nowMs: Date.parse("2026-01-01T10:00:00Z") }).step,
    ).toBe("summary");
    goOn({ ...drawer(), state: full });
    expect(said()).toBeNull();
  },
);

describe("the venue", () => {
  const shown = (place: PlaceVerdict, changes: Changes = {}) =>
    pieces(renderToStaticMarkup(<DetailsStep drawer={drawer({ ...changes, place })} />));
  const neustadt = ["Neustadt an der Weinstraße", "Neustadt in Holstein"].map((label) => ({
    label,
    address: `Hotel Krone, ${label}`,
  }));

  test("that has namesakes asks which one is meant, and is an inquiry until then", () => {
    const texts = shown({ state: "ambiguous", candidates: neustadt });
    expect(texts).toContain("Welches Neustadt meinen Sie?");
    for (const { label } of neustadt) expect(texts).toContain(label);
    expect(texts.join(" ")).toContain("unverbindliche Anfrage, zzgl. Reisekosten");
  });

  test("that is unknown asks for a town or a postal code", () => {
    const texts = shown({ state: "unknown", candidates: [] });
    expect(texts.join(" ")).toContain("Bitte ergänzen Sie Stadt oder Postleitzahl.");
    expect(texts).toContain("Adresse konnte nicht validiert werden");
  });

  test("may be left open in an inquiry", () => {
    expect(shown({ state: "sure", candidates: [] })).toContain("Ort noch offen");
    const open = shown({ state: "open", candidates: [] });
    expect(open).toContain("Der Ort ist noch offen.");
    expect(open).not.toContain("Adresse konnte nicht validiert werden");
  });

  test("stays validated when the step is shown again without an edit", () => {
    expect(shown({ state: "sure", candidates: [] })).toContain("Adresse validiert");
  });

  test.each([
    [null, "Die Reisekosten berechnen wir aus dem Ort."],
    [180, "Dieser Speaker berechnet eine Reisepauschale."],
    [0, "Die Reise ist im Honorar enthalten."],
  ])("says what a lump sum of %s means for the way", (travel_fee_usd, text) => {
    const texts = shown({ state: "sure", candidates: [] }, { offer: { travel_fee_usd } });
    expect(texts.join(" ")).toContain(text);
  });
});
