import { useEffect, useState } from "react";
import { formatDay } from "#domain/format/days.ts";
import { formatEuros, formatEurosExact } from "#domain/money.ts";
import { formatName } from "#domain/pricing/duration-formats.ts";
import type { EventTotal as Total } from "#domain/pricing/event-total.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import type { AskedEvent } from "#parts/place/asked-event.ts";
import { EVENT_TEXTS as TEXTS } from "./finder/event-texts.ts";

type EventTotalProps = {
  slug: string;
  event: AskedEvent;
  /** The day that is chosen on the profile. */
  date: IsoDate;
};

/** What this speaker costs for the event the visitor looks for; nothing while that is not known. */
export function EventTotal({ slug, event: { venue, length }, date }: EventTotalProps) {
  const address =
    length === null || venue === "" ? null : totalAddress(slug, { date, venue, length });
  const total = useTotal(address);
  if (length === null || total?.state !== "known") return null;
  const { base, travel, vat, gross } = total;
  return (
    <p className="mt-4" role="status">
      <b>{formatEurosExact(gross)}</b> {TEXTS.totalOn(formatDay(date), venue)}
      <br />
      <small className="text-xs text-muted">
        {TEXTS.talk(formatName(length), length)}.{" "}
        {TEXTS.parts(formatEuros(base), travel > 0 ? formatEuros(travel) : null, vat > 0)}
      </small>
    </p>
  );
}

function totalAddress(slug: string, question: { date: string; venue: string; length: number }) {
  const { date, venue, length } = question;
  const params = new URLSearchParams({ date, venue, length: String(length) });
  return `/api/v1/speakers/${encodeURIComponent(slug)}/total?${params}`;
}

/** The answer of before is not shown for another question. */
function useTotal(address: string | null): Total | null {
  const [answered, setAnswered] = useState<{ address: string; total: Total | null } | null>(null);
  useEffect(() => {
    if (address === null) return;
    const stop = new AbortController();
    fetch(address, { signal: stop.signal })
      .then(async (answer) =>
        answer.ok ? ((await answer.json()) as { total: Total | null }) : null,
      )
      .then((answer) => setAnswered({ address, total: answer?.total ?? null }))
      // The drawer asks again and says what it cannot learn.
      .catch(() => undefined);
    return () => stop.abort();
  }, [address]);
  return answered?.address === address ? answered.total : null;
}
