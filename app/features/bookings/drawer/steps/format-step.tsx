import { use } from "react";
import { offeredQa } from "#domain/booking/draft/draft-rules.ts";
import { type Cents, formatEuros } from "#domain/money.ts";
import { durationFormats, hasOwnFormatFee, talkFormats } from "#domain/pricing/duration-formats.ts";
import { TermsContext } from "#parts/terms-context.ts";
import { Alert } from "#ui/alert.tsx";
import { OptionCard } from "#ui/form/option-card.tsx";
import { DraftText } from "../draft/draft-text.tsx";
import { chosenTalk } from "../price/drawer-price.ts";
import { DRAWER_TEXTS, paymentTexts, FORMAT_TEXTS as TEXTS } from "../texts.ts";
import type { Drawer } from "../use-drawer.ts";
import { DateStrip } from "./date-strip.tsx";
import { type OfferedWorkshop, offeredWorkshops } from "./offered-workshops.ts";
import { QaChoice } from "./qa-choice.tsx";

export function FormatStep({ drawer }: { drawer: Drawer }) {
  const { speaker, state, mode } = drawer;
  const workshops = offeredWorkshops(speaker);
  const { hasDeposit, closedNote } = use(TermsContext);
  const { next } = paymentTexts(mode, hasDeposit);
  return (
    <>
      {closedNote && <Alert variant="notice">{closedNote}</Alert>}
      <div className="booking-when">
        <DateStrip drawer={drawer} />
        <div className="booking-time">
          <DraftText drawer={drawer} field="eventTime" type="time" />
        </div>
      </div>
      <Formats drawer={drawer} />
      {offeredQa(speaker).length > 0 && state.draft.eventType !== "workshop" && (
        <QaChoice drawer={drawer} />
      )}
      <p role="status" className="format-news text-sm text-ink-2">
        {state.wasQaReset && TEXTS.qaReset}
      </p>
      {workshops.length > 0 && <Workshops drawer={drawer} workshops={workshops} />}
      {!hasOwnFormatFee(speaker) && <Alert>{TEXTS.defaultPrices}</Alert>}
      <Alert icon="info">
        <strong>{TEXTS.whatNext}:</strong> {next}
      </Alert>
    </>
  );
}

function Formats({ drawer: { speaker, state, act } }: { drawer: Drawer }) {
  const talk = chosenTalk(speaker, state.draft);
  const formats = talk ? talkFormats(speaker, talk) : durationFormats(speaker);
  if (formats.length === 0) return null;
  return (
    <fieldset className="booking-options">
      <legend className="label">{TEXTS.talks}</legend>
      {talk && formats.length < durationFormats(speaker).length && (
        <p className="hint">
          {TEXTS.talkLengths(talk.title)}{" "}
          <button type="button" className="link" onClick={() => act({ type: "talk", id: null })}>
            {TEXTS.allLengths}
          </button>
        </p>
      )}
      {formats.map((format) => (
        <OptionCard
          key={format.type}
          name="format"
          checked={state.draft.eventType === format.type}
          onChange={() => act({ type: "format", format })}
          // A radio that is on already reports no change, but choosing it again counts (C-28).
          onClick={() => state.draft.eventType === format.type && act({ type: "format", format })}
          amount={{ value: format.duration, unit: TEXTS.minutes }}
          title={format.label}
          text={format.description}
          price={<NetPrice amount={format.price} />}
        />
      ))}
    </fieldset>
  );
}

type WorkshopsProps = { drawer: Drawer; workshops: readonly OfferedWorkshop[] };

function Workshops({ drawer: { state, act }, workshops }: WorkshopsProps) {
  const { draft } = state;
  return (
    <fieldset className="booking-options">
      <legend className="label">{TEXTS.workshops}</legend>
      {workshops.map((workshop) => (
        <OptionCard
          key={workshop.id ?? workshop.minutes}
          name="format"
          checked={
            draft.eventType === "workshop" &&
            draft.workshopId === workshop.id &&
            draft.duration === workshop.minutes
          }
          onChange={() => act({ type: "workshop", workshop })}
          amount={{ value: workshop.duration_hours, unit: TEXTS.hours }}
          title={workshop.title}
          text={workshop.description}
          price={<NetPrice amount={workshop.fee} />}
        />
      ))}
      <p className="hint">{TEXTS.workshopNote}</p>
    </fieldset>
  );
}

/** In the drawer prices are net and say so (C-42); a small business adds nothing. */
function NetPrice({ amount }: { amount: Cents }) {
  const isTaxed = use(TermsContext).standard > 0;
  return (
    <>
      {formatEuros(amount)}
      {isTaxed && <small className="net-note"> {DRAWER_TEXTS.plusVat}</small>}
    </>
  );
}
