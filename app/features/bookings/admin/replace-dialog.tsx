import "./booking-admin.css";
import "#ui/table/table.css";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { formatDay } from "#domain/format/days.ts";
import { cents, formatEuros } from "#domain/money.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { ReasonDialog } from "#parts/actions/reason-dialog.tsx";
import { useAction } from "#parts/actions/use-action.ts";
import { Loaded } from "#parts/loaded.tsx";
import { Alert } from "#ui/alert.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import type { BookingDetail } from "../detail/booking-query.ts";
import { adminDetailKey } from "./bookings-query.ts";
import { REPLACE_TEXTS as TEXTS } from "./texts.ts";

type Candidate = AnswerTo<"GET /admin/bookings/{id}/replacements">["candidates"][number];

/** A mail with more would be a list to search through, not a proposal. */
const MOST_CHOSEN = 3;

type ReplaceDialogProps = { booking: BookingDetail; onClose: () => void };

/** Who could speak instead; the customer gets the profiles and asks for themselves. */
export function ReplaceDialog({ booking, onClose }: ReplaceDialogProps) {
  const { id } = booking;
  const query = useQuery({
    queryKey: [...adminDetailKey(id), "replacements"],
    queryFn: () =>
      authenticatedApi.call("GET /admin/bookings/{id}/replacements", { params: { id } }),
  });
  const { run, isBusy, refusal } = useAction([adminDetailKey(id)]);
  const submit = (message: string, form: FormData) => {
    const body = { message, slugs: form.getAll("speaker").map(String) };
    void run(
      () =>
        authenticatedApi.call("POST /admin/bookings/{id}/replacements", { params: { id }, body }),
      { text: TEXTS.done, onDone: onClose },
    );
  };
  return (
    <ReasonDialog
      title={TEXTS.title(booking.booking_reference)}
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
            <Candidates candidates={candidates} />
          )
        }
      </Loaded>
      {refusal?.fields.slugs && <Alert variant="danger">{refusal.fields.slugs}</Alert>}
    </ReasonDialog>
  );
}

function Candidates({ candidates }: { candidates: readonly Candidate[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (slug: string) => {
    const next = new Set(chosen);
    if (!next.delete(slug)) next.add(slug);
    setChosen(next);
  };
  return (
    <fieldset>
      <legend className="label">{TEXTS.choose(chosen.size, MOST_CHOSEN)}</legend>
      <div className="candidates">
        {candidates.map(({ slug, name, jobTitle, startingFee }) => (
          <Checkbox
            key={slug}
            name="speaker"
            value={slug}
            checked={chosen.has(slug)}
            disabled={chosen.size >= MOST_CHOSEN && !chosen.has(slug)}
            onChange={() => toggle(slug)}
          >
            <span className="cell-stack">
              <strong>{name}</strong>
              <span>{[jobTitle, feeText(startingFee)].filter(Boolean).join(" · ")}</span>
            </span>
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

function feeText(fee: number | null): string {
  return fee === null ? TEXTS.onRequest : TEXTS.from(formatEuros(cents(fee)));
}
