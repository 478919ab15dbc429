import { type FormEvent, useState } from "react";
import { addDays, type IsoDate, isIsoDate } from "#domain/time/iso-date.ts";
import { Button } from "#ui/button/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { WEEKDAYS } from "../calendar/texts.ts";
import { MOST_PICKED, weekdaysIn } from "./pick-days.ts";
import { EDITOR_TEXTS as TEXTS } from "./texts.ts";

type WeekdayPickerProps = { today: IsoDate; onPick: (days: readonly IsoDate[]) => void };

const WEEKS_AT_FIRST = 12;

/** All Saturdays of a season in one go. */
export function WeekdayPicker({ today, onPick }: WeekdayPickerProps) {
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const from = String(data.get("from"));
    const to = String(data.get("to"));
    const weekdays = new Set(data.getAll("weekday").map(Number));
    const days =
      isIsoDate(from) && isIsoDate(to) ? weekdaysIn(from < today ? today : from, to, weekdays) : [];
    setError(refusalOf(days.length));
    if (refusalOf(days.length) === undefined) onPick(days);
  };
  return (
    <Disclosure summary={TEXTS.weekdays}>
      <form className="weekday-form" noValidate onSubmit={submit}>
        <p className="note">{TEXTS.weekdaysText}</p>
        <fieldset className="weekday-boxes">
          <legend className="sr-only">{TEXTS.several}</legend>
          {WEEKDAYS.map(({ long }, at) => (
            <Checkbox key={long} name="weekday" value={at + 1} defaultChecked={at > 4}>
              {long}
            </Checkbox>
          ))}
        </fieldset>
        <TextField label={TEXTS.from} type="date" name="from" min={today} defaultValue={today} />
        <TextField
          label={TEXTS.to}
          error={error}
          type="date"
          name="to"
          min={today}
          defaultValue={addDays(today, WEEKS_AT_FIRST * 7)}
        />
        <Button type="submit" variant="line">
          {TEXTS.pick}
        </Button>
      </form>
    </Disclosure>
  );
}

function refusalOf(count: number): string | undefined {
  if (count === 0) return TEXTS.noDays;
  return count > MOST_PICKED ? TEXTS.tooMany : undefined;
}
