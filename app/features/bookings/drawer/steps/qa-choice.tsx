import { offeredQa } from "#domain/booking/draft/draft-rules.ts";
import { cents, formatEuros } from "#domain/money.ts";
import { Segmented } from "#ui/form/segmented.tsx";
import { FORMAT_TEXTS as TEXTS } from "../texts.ts";
import type { Drawer } from "../use-drawer.ts";

/** A round of questions after the talk; its price stands beside it before it is ticked. */
export function QaChoice({ drawer: { speaker, state, act } }: { drawer: Drawer }) {
  const offered = offeredQa(speaker);
  const { includeQA, qaDuration } = state.draft;
  const minutes = qaDuration ?? (offered.includes(30) ? 30 : offered[0]);
  const fee = minutes === 15 ? speaker.fee_qa_15min_cents : speaker.fee_qa_30min_cents;
  return (
    <div className="qa">
      <label className="check">
        <input
          type="checkbox"
          name="includeQA"
          className="check-box"
          checked={includeQA}
          onChange={(event) => act({ type: "qa", isOn: event.target.checked, offered })}
        />
        <span>
          <strong>{TEXTS.qa}</strong>
          <small>
            {TEXTS.qaHint}
            {!includeQA && minutes && `, ${TEXTS.qaMinutes(minutes)}`}
          </small>
        </span>
      </label>
      <span className="qa-price">{TEXTS.qaPrice(formatEuros(cents(fee ?? 0)))}</span>
      {includeQA && (
        <div className="qa-row">
          <Segmented
            label={TEXTS.qaDuration}
            name="qaDuration"
            value={String(minutes)}
            options={offered.map((length) => ({
              value: String(length),
              label: TEXTS.qaMinutes(length),
            }))}
            onChange={(value) => act({ type: "qaDuration", minutes: value === "15" ? 15 : 30 })}
          />
        </div>
      )}
    </div>
  );
}
