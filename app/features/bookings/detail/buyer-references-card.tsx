import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { ownApi } from "#app/session/own-api.ts";
import {
  BUYER_REFERENCE_LABELS,
  BUYER_REFERENCES,
  LEITWEG_HINT,
} from "#domain/invoicing/buyer-references.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { toast } from "#ui/toast-store.ts";
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
  const save = useMutation({
    mutationFn: (form: HTMLFormElement) => saveReferences(bookingId, form),
    onSuccess: (saved) => {
      if (!saved.ok) return;
      queries.setQueryData(bookingQuery(bookingId).queryKey, saved.value);
      toast.show({ kind: "success", text: TEXTS.saved });
    },
    // A refusal may mean that the invoice was issued meanwhile.
    onSettled: () => refreshBookings(queries),
  });
  const fault = save.data?.ok === false ? save.data.error : null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!save.isPending) save.mutate(event.currentTarget);
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <p className="booking-note">{TEXTS.text}</p>
      {fault && Object.keys(fault.fields).length === 0 && (
        <Alert variant="danger">{fault.message ?? CHANGE_TEXTS.unreachable}</Alert>
      )}
      {BUYER_REFERENCES.map((name) => (
        <Field
          key={name}
          label={BUYER_REFERENCE_LABELS[name]}
          hint={name === "leitweg_id" ? LEITWEG_HINT : undefined}
          error={fault?.fields[name]}
          isOptional
        >
          {(control) => <TextInput {...control} name={name} defaultValue={billing[name] ?? ""} />}
        </Field>
      ))}
      <div>
        <Button type="submit" variant="line" isLoading={save.isPending} loadingText={TEXTS.busy}>
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
  const json = Object.fromEntries(
    BUYER_REFERENCES.map((name) => [name, String(data.get(name) ?? "")]),
  );
  const references = ownApi.v1.bookings[":id"]["buyer-references"];
  const answer = await references.$put({ param: { id }, json }, patience()).catch(() => null);
  if (answer?.status === 200) return ok((await answer.json()) as BookingDetail);
  return failure(await faultOf(answer));
}
