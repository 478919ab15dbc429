import "../summary.css";
import type { ReactNode } from "react";
import type { BookingStep } from "#domain/booking/draft/draft-steps.ts";
import { PlaceQuestion } from "#parts/place/place-question.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { CostLines } from "../price/cost-lines.tsx";
import { meanwhileText, SUMMARY_TEXTS as TEXTS } from "../texts.ts";
import type { Drawer } from "../use-drawer.ts";
import { type SummaryRow, summaryRows } from "./summary-rows.ts";

/** Everything that is agreed, directly above the button that agrees to it. */
export function SummaryStep({ drawer }: { drawer: Drawer }) {
  const { act, place, state, setAddress } = drawer;
  const choose = (value: string) => {
    act({ type: "typed", field: "eventLocation", value });
    setAddress({ text: value, state: "valid", verdict: { state: "sure", candidates: [] } });
  };
  const change = (step: BookingStep) => act({ type: "goTo", step });
  return (
    <>
      <dl className="summary-rows">
        {summaryRows(drawer).map((row) => (
          <Row key={row.label} row={row} onChange={change} />
        ))}
      </dl>
      <section>
        <h3 className="h3">{TEXTS.costs}</h3>
        <CostLines drawer={drawer} />
        <PlaceQuestion place={place} onChoose={choose} meanwhile={meanwhileText(state.mode)} />
      </section>
      <p className="text-sm text-ink-2">{TEXTS.asCompany}</p>
      <Consents drawer={drawer} />
    </>
  );
}

type RowProps = { row: SummaryRow; onChange: (step: BookingStep) => void };

function Row({ row: { label, value, step }, onChange }: RowProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{value}</span>
        {step && (
          <button
            type="button"
            className="link"
            aria-label={TEXTS.changeLabel(label)}
            onClick={() => onChange(step)}
          >
            {TEXTS.change}
          </button>
        )}
      </dd>
    </div>
  );
}

function Consents({ drawer: { state, act } }: { drawer: Drawer }) {
  const { draft, errors } = state;
  return (
    <div className="consents">
      <Checkbox
        name="agbAccepted"
        checked={draft.agbAccepted}
        error={errors.agbAccepted}
        onChange={({ target }) =>
          act({ type: "consent", field: "agbAccepted", value: target.checked })
        }
      >
        <Legal parts={TEXTS.agb} href="/agb" />
      </Checkbox>
      <Checkbox
        name="widerrufsAccepted"
        checked={draft.widerrufsAccepted}
        error={errors.widerrufsAccepted}
        onChange={({ target }) =>
          act({ type: "consent", field: "widerrufsAccepted", value: target.checked })
        }
      >
        <Legal parts={TEXTS.widerruf} href="/widerrufsbelehrung" />
      </Checkbox>
    </div>
  );
}

type LegalProps = { parts: readonly [string, string, string]; href: string };

/** In a new tab, so that reading does not lose the form. */
function Legal({ parts: [before, name, after], href }: LegalProps): ReactNode {
  return (
    <>
      {before}
      <a className="link" href={href} target="_blank" rel="noopener">
        {name}
        <span className="sr-only"> {TEXTS.newTab}</span>
      </a>
      {after}
    </>
  );
}
