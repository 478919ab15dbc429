import "#ui/dialog/answer-form.css";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { type FormEvent, useId } from "react";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { stepUntil } from "#domain/booking/cancellation/cancellation-step-text.ts";
import { cents } from "#domain/money.ts";
import { netAndGross } from "#domain/pricing/amount-line.ts";
import { Loaded } from "#parts/loaded.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { TextareaField } from "#ui/form/text-field.tsx";
import { CANCEL_TEXTS as TEXTS } from "../detail/texts.ts";
import { useChangeBooking } from "../detail/use-change-booking.ts";

type Terms = AnswerTo<"GET /bookings/{id}/cancellation-terms">;

type CancelDialogProps = {
  booking: { readonly id: string; readonly event_title: string };
  as: "customer" | "speaker";
  onClose: () => void;
};

/** What cancelling costs stands above the button that does it (C-94). */
export function CancelDialog({ booking, as, onClose }: CancelDialogProps) {
  const form = useId();
  const terms = useQuery(cancellationTermsQuery(booking.id));
  const { change, isBusy, refusal } = useChangeBooking({ doneText: TEXTS.done, onDone: onClose });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get("reason") ?? "").trim();
    const shown = terms.data && { expected_fee_cents: terms.data.fee_cents };
    const json = { event: "cancel" as const, ...(reason && { reason }), ...shown };
    if (!isBusy) change({ id: booking.id, json });
  };
  return (
    <Dialog
      open
      title={TEXTS.title(booking.event_title)}
      onClose={onClose}
      foot={
        <>
          <Button variant="ghost" onClick={onClose}>
            {TEXTS.keep}
          </Button>
          {terms.data?.can_cancel && (
            <Button
              variant="danger"
              type="submit"
              form={form}
              isLoading={isBusy}
              loadingText={TEXTS.busy}
            >
              {TEXTS.confirm}
            </Button>
          )}
        </>
      }
    >
      <Loaded query={terms}>
        {(shown) =>
          shown.can_cancel ? (
            <form id={form} className="answer-form" noValidate onSubmit={submit}>
              <ShownTerms terms={shown} as={as} />
              <TextareaField
                label={TEXTS.reason}
                hint={TEXTS.reasonHint}
                error={refusal?.fields.reason}
                isOptional={as === "customer"}
                name="reason"
                rows={3}
                maxLength={1000}
              />
              {refusal && !refusal.fields.reason && (
                <Alert variant="danger">{refusal.message}</Alert>
              )}
            </form>
          ) : (
            <Alert>{TEXTS.notPossible}</Alert>
          )
        }
      </Loaded>
    </Dialog>
  );
}

function ShownTerms({ terms, as }: { terms: Terms; as: "customer" | "speaker" }) {
  if (as === "speaker") return <Alert variant="notice">{TEXTS.speaker}</Alert>;
  const amounts = netAndGross(cents(terms.fee_cents), cents(terms.gross_fee_cents));
  const cost = TEXTS.fee(amounts, terms.percent);
  return (
    <section>
      <h3 className="label">{TEXTS.terms}</h3>
      <dl className="price-lines">
        {terms.tiers.map(({ min_days, percent }) => (
          <div key={min_days}>
            <dt>{stepUntil(min_days)}</dt>
            <dd>{TEXTS.tierShare(percent)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 font-semibold">{terms.fee_cents === 0 ? TEXTS.free : cost}</p>
    </section>
  );
}

/** Asked for anew each time, and nothing shown until it is here: on another day it may cost more. */
export function cancellationTermsQuery(id: string) {
  return queryOptions({
    queryKey: ["cancellation-terms", id],
    queryFn: () =>
      authenticatedApi.call("GET /bookings/{id}/cancellation-terms", { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });
}
