import { useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import {
  BUYER_REFERENCE_LABELS,
  BUYER_REFERENCES,
  LEITWEG_HINT,
} from "#domain/invoicing/e-invoice/buyer-references.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { useAction, valueOrRefusal } from "#parts/actions/use-action.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { refreshBookings } from "../refresh-bookings.ts";
import { type BookingDetail, bookingQuery } from "./booking-query.ts";
import { type ChangeFault, faultOf, patience } from "./change-booking.ts";
import { CHANGE_TEXTS, REFERENCES_TEXTS as TEXTS } from "./texts.ts";

type Billing = NonNullable<BookingDetail["billing"]>;

/** What the invoice names: a form until it is issued, then what stands on it. */
export function BuyerReferencesCard({ booking }: { booking: BookingDetail }) {
  const { billing } = booking;
  if (billing === null) return null;
  if (billing.can_change_references) {
    return (
      <Card title={TEXTS.title}>
        <ReferencesForm bookingId={booking.id} billing={billing} />
      </Card>
    );
  }
  const given = BUYER_REFERENCES.filter((name) => billing[name] !== null);
  if (given.length === 0) return null;
  return (
    <Card title={TEXTS.title}>
      <dl className="booking-facts">
        {given.map((name) => (
          <div key={name}>
            <dt>{BUYER_REFERENCE_LABELS[name]}</dt>
            <dd>{billing[name]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function ReferencesForm({ bookingId, billing }: { bookingId: string; billing: Billing }) {
  const queries = useQueryClient();
  const options = { failed: CHANGE_TEXTS.unreachable } as const;
  const { run, isBusy, refusal } = useAction([], options);
  const save = (form: HTMLFormElement) =>
    run(async () => valueOrRefusal(await saveReferences(bookingId, form)), {
      onDone: (saved) => {
        queries.setQueryData(bookingQuery(bookingId).queryKey, saved);
        toast.show({ kind: "success", text: TEXTS.saved });
      },
      // A refusal may mean that the invoice was issued meanwhile.
      onSettled: () => refreshBookings(queries),
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void save(event.currentTarget);
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <p className="note">{TEXTS.text}</p>
      {refusal && Object.keys(refusal.fields).length === 0 && (
        <Alert variant="danger">{refusal.message}</Alert>
      )}
      {BUYER_REFERENCES.map((name) => (
        <TextField
          key={name}
          label={BUYER_REFERENCE_LABELS[name]}
          hint={name === "leitweg_id" ? LEITWEG_HINT : undefined}
          error={refusal?.fields[name]}
          isOptional
          name={name}
          defaultValue={billing[name] ?? ""}
        />
      ))}
      <div>
        <Button type="submit" variant="line" isLoading={isBusy} loadingText={BUSY_TEXTS.saving}>
          {TEXTS.save}
        </Button>
      </div>
    </form>
  );
}

async function saveReferences(
  id: string,
  form: HTMLFormElement,
): Promise<Result<BookingDetail, ChangeFault>> {
  const data = new FormData(form);
  const body = Object.fromEntries(
    BUYER_REFERENCES.map((name) => [name, String(data.get(name) ?? "")]),
  );
  const asked = { params: { id }, body, ...patience() };
  const answer = await authenticatedApi
    .send("PUT /bookings/{id}/buyer-references", asked)
    .catch(() => null);
  if (answer?.status === 200) return ok(await answer.json());
  return failure(await faultOf(answer));
}
