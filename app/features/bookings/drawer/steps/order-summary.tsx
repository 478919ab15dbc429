import "../summary.css";
import "../order-summary.css";
import { use } from "react";
import { participantCount } from "#domain/booking/draft/draft-rules.ts";
import { formatDay } from "#domain/format/days.ts";
import { formatEuros, formatEurosExact } from "#domain/money.ts";
import { Photo } from "#parts/photo/photo.tsx";
import { TermsContext } from "#parts/terms-context.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { taxNote } from "../price/cost-lines.tsx";
import { chosenLabel, chosenWorkshop } from "../price/drawer-price.ts";
import { COST_TEXTS, FORMAT_TEXTS, MODE_TEXTS, paymentTexts, SUMMARY_TEXTS } from "../texts.ts";
import type { Drawer } from "../use-drawer.ts";
import { ModeBadge } from "./date-strip.tsx";

/** Beside every step on wider windows: who, when and what it costs so far. */
export function OrderSummary({ drawer }: { drawer: Drawer }) {
  const { speaker, mode } = drawer;
  return (
    <aside className="order-summary" aria-label={MODE_TEXTS[mode].title}>
      <div className="order-summary-art">
        <Photo
          src={speaker.portrait_url ?? null}
          name={speaker.name}
          alt=""
          width={640}
          height={640}
          sizes="332px"
          isPriority
          isFilling
        />
      </div>
      <div className="order-summary-name">
        <div className="min-w-0">
          <p className="h3">{speaker.name}</p>
          {speaker.job_title && <p className="order-summary-job">{speaker.job_title}</p>}
        </div>
        <ModeBadge drawer={drawer} />
      </div>
      <Facts drawer={drawer} />
      <div className="order-summary-cut" />
      <Sum drawer={drawer} />
    </aside>
  );
}

function Facts({ drawer: { speaker, state } }: { drawer: Drawer }) {
  const { draft, eventDate, step } = state;
  const isPlaced = step === "contact" || step === "summary";
  return (
    <dl className="order-summary-facts">
      <Fact name={SUMMARY_TEXTS.date} value={formatDay(eventDate)} />
      <Fact name={SUMMARY_TEXTS.start} value={SUMMARY_TEXTS.clock(draft.eventTime)} />
      {isPlaced ? (
        <>
          <Fact name={SUMMARY_TEXTS.location} value={draft.eventLocation} />
          <Fact
            name={SUMMARY_TEXTS.audience}
            value={SUMMARY_TEXTS.people(participantCount(draft.eventParticipants))}
          />
        </>
      ) : (
        <Fact name={SUMMARY_TEXTS.format} value={shortFormat(speaker, draft)} />
      )}
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Net while choosing, gross once everything is on the table. */
function Sum({ drawer: { state, mode, price, travel } }: { drawer: Drawer }) {
  const isLast = state.step === "summary";
  const { foot: notes } = paymentTexts(mode, use(TermsContext).hasDeposit);
  return (
    <div>
      {!isLast && (
        <>
          <p className="order-summary-line">
            <span>{price.label}</span>
            <span>{formatEuros(price.base_fee_cents)}</span>
          </p>
          {price.qaMinutes !== null && (
            <p className="order-summary-line">
              <span>{COST_TEXTS.qa(price.qaMinutes)}</span>
              <span>{formatEuros(price.qa_fee_cents)}</span>
            </p>
          )}
        </>
      )}
      <p className="order-summary-total">
        <span>{isLast ? COST_TEXTS.grossTotal : COST_TEXTS.net}</span>
        <strong>
          {isLast ? formatEurosExact(price.gross_cents) : formatEuros(price.net_cents)}
        </strong>
      </p>
      {isLast ? (
        <ul className="order-summary-notes">
          {notes.map((note) => (
            <li key={note}>
              <Icon name="check" size={16} />
              {note}
            </li>
          ))}
        </ul>
      ) : (
        <p className="order-summary-tax">{taxNote(price, travel)}</p>
      )}
    </div>
  );
}

function shortFormat(speaker: Drawer["speaker"], draft: Drawer["state"]["draft"]): string {
  const label = chosenLabel(speaker, draft);
  const workshop = chosenWorkshop(speaker, draft);
  return workshop
    ? `${label}, ${workshop.duration_hours} ${FORMAT_TEXTS.hours}`
    : `${label}, ${draft.duration} ${FORMAT_TEXTS.minutes}`;
}
