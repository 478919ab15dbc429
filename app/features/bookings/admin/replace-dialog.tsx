import { useQuery } from "@tanstack/react-query";
import { answered } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import { formatDay, isoDate } from "#domain/iso-date.ts";
import { cents, formatEuros } from "#domain/money.ts";
import { Loaded } from "#parts/loaded.tsx";
import { ReasonDialog } from "#parts/reason-dialog.tsx";
import { useAction } from "#parts/use-action.ts";
import { Alert } from "#ui/alert.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import type { BookingDetail } from "../detail/booking-query.ts";
import { fileKey } from "./bookings-query.ts";
import { REPLACE_TEXTS as TEXTS } from "./texts.ts";

const route = ownApi.v1.admin.bookings[":id"].replacements;

type ReplaceDialogProps = { booking: BookingDetail; onClose: () => void };

/** Who could speak instead; the customer gets the profiles and asks for themselves. */
export function ReplaceDialog({ booking, onClose }: ReplaceDialogProps) {
  const { id } = booking;
  const query = useQuery({
    queryKey: [...fileKey(id), "replacements"],
    queryFn: async () => answered(await route.$get({ param: { id } })),
  });
  const { run, isBusy, refusal } = useAction([fileKey(id)]);
  const submit = (message: string, form: FormData) => {
    const json = { message, slugs: form.getAll("speaker").map(String) };
    void run(async () => answered(await route.$post({ param: { id }, json })), {
      text: TEXTS.done,
      onDone: onClose,
    });
  };
  return (
    <ReasonDialog
      title={TEXTS.title}
      intro={<p>{TEXTS.intro(formatDay(isoDate(booking.event_date)))}</p>}
      label={TEXTS.message}
      confirm={TEXTS.confirm}
      isBusy={isBusy}
      refusal={
        refusal && {
          ...refusal,
          fields: { ...refusal.fields, reason: refusal.fields.message ?? "" },
        }
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Loaded query={query}>
        {({ candidates }) =>
          candidates.length === 0 ? (
            <Alert>{TEXTS.none}</Alert>
          ) : (
            <fieldset className="grid gap-2">
              <legend className="label">{TEXTS.choose}</legend>
              {candidates.map(({ slug, name, jobTitle, startingFee }) => (
                <Checkbox key={slug} name="speaker" value={slug}>
                  {[name, jobTitle, feeText(startingFee)].filter(Boolean).join(" · ")}
                </Checkbox>
              ))}
            </fieldset>
          )
        }
      </Loaded>
      {refusal?.fields.slugs && <Alert variant="danger">{refusal.fields.slugs}</Alert>}
    </ReasonDialog>
  );
}

function feeText(fee: number | null): string {
  return fee === null ? TEXTS.onRequest : TEXTS.from(formatEuros(cents(fee)));
}
