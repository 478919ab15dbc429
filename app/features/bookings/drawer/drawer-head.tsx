import "./order-summary.css";
import {
  BOOKING_STEPS,
  isOmitted,
  stepBefore,
  stepNumber,
} from "#domain/booking/draft/draft-steps.ts";
import { IconButton } from "#ui/icon/icon-button.tsx";
import { DateStrip } from "./steps/date-strip.tsx";
import { STEP_LABELS, DRAWER_TEXTS as TEXTS } from "./texts.ts";
import type { Drawer } from "./use-drawer.ts";

/** Shows the current step: on phones with a title and the day, on wider windows the bars name themselves. */
export function DrawerHead({ drawer }: { drawer: Drawer }) {
  const { state, act } = drawer;
  const { step, draft } = state;
  const isFirst = stepBefore(step, draft) === null;
  return (
    <div className="booking-head">
      <div className="booking-title">
        {!isFirst && (
          <IconButton icon="arrow-left" label={TEXTS.back} onClick={() => act({ type: "back" })} />
        )}
        <p className="h3 min-w-0" aria-hidden="true">
          {STEP_LABELS[step]} <span>{TEXTS.stepOf(stepNumber(step))}</span>
        </p>
      </div>
      <Steps drawer={drawer} />
      <DateStrip drawer={drawer} />
    </div>
  );
}

function Steps({ drawer: { state } }: { drawer: Drawer }) {
  const current = stepNumber(state.step);
  return (
    <ol className="steps" aria-label={TEXTS.progress}>
      {BOOKING_STEPS.map((step) => {
        const isLeftOut = isOmitted(step, state.draft);
        const isDone = !isLeftOut && stepNumber(step) < current;
        const look = isDone ? "step-done" : "step-open";
        return (
          <li
            key={step}
            className={isLeftOut ? "step-omitted" : look}
            aria-current={step === state.step ? "step" : undefined}
          >
            <span>
              {STEP_LABELS[step]}
              {isLeftOut && <small> {TEXTS.omitted}</small>}
              {isDone && <span className="sr-only"> ({TEXTS.done})</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
