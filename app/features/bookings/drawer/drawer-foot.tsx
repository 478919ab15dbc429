import { stepBefore, stepNumber } from "#domain/booking/draft/draft-steps.ts";
import { formatEuros, formatEurosExact } from "#domain/money.ts";
import { Button } from "#ui/button/button.tsx";
import { taxNote } from "./price/cost-lines.tsx";
import { isDayLost } from "./submit/notice.ts";
import { MODE_TEXTS, SUBMIT_TEXTS, DRAWER_TEXTS as TEXTS } from "./texts.ts";
import type { Drawer } from "./use-drawer.ts";

type DrawerFootProps = {
  drawer: Drawer;
  formId: string;
  sending: { readonly isSending: boolean; readonly isSlow: boolean };
};

export function DrawerFoot({ drawer, formId, sending }: DrawerFootProps) {
  const { state, mode, act, price, travel } = drawer;
  const { step, draft } = state;
  const isLast = step === "summary";
  const grossNote = price.vat_note ? TEXTS.withoutVat : TEXTS.inclVat;
  const hasBack = stepBefore(step, draft) !== null;
  return (
    <>
      <div className="booking-foot-back">
        {hasBack && (
          <Button variant="ghost" icon="arrow-left" onClick={() => act({ type: "back" })}>
            {TEXTS.back}
          </Button>
        )}
        <span>{TEXTS.stepOf(stepNumber(step))}</span>
      </div>
      <p className="booking-foot-price">
        <strong>
          {isLast ? formatEurosExact(price.gross_cents) : formatEuros(price.net_cents)}
        </strong>
        <span>{isLast ? grossNote : taxNote(price, travel)}</span>
      </p>
      {isLast ? (
        <Button
          type="submit"
          form={formId}
          variant="spot"
          size="lg"
          loadingText={SUBMIT_TEXTS.sending}
          isLoading={sending.isSending}
          disabled={travel.state === "pending" || isDayLost(state.notice)}
        >
          {MODE_TEXTS[mode].submit}
        </Button>
      ) : (
        <Button type="submit" form={formId} variant="spot" size="lg" iconAfter="arrow-right">
          {TEXTS.next}
        </Button>
      )}
      <p role="status" className="booking-slow">
        {sending.isSlow && TEXTS.slow}
      </p>
    </>
  );
}
