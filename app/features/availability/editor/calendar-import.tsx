import "../availability.css";
import { useQuery } from "@tanstack/react-query";
import { type ChangeEvent, type FormEvent, useRef, useState } from "react";
import { formatDateTime } from "#domain/format/date-times.ts";
import { formatDay } from "#domain/format/days.ts";
import { isoDate } from "#domain/time/iso-date.ts";
import { type ActionRefusal, toastRefusal, useAction } from "#parts/actions/use-action.ts";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { Loaded } from "#parts/loaded.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { useConfirm } from "#ui/dialog/use-confirm.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import {
  type CalendarSource,
  dropCalendar,
  importQuery,
  type OwnImport,
  previewCalendar,
  storeCalendar,
} from "./calendar-import-api.ts";
import { IMPORT_TEXTS as TEXTS } from "./texts.ts";

/** The calendar beside it shows the days too. */
const KEYS = [importQuery.queryKey, ["own-days"]];
const OPTIONS = { failed: FAILED_TEXTS.again } as const;

/** A calendar kept elsewhere: its busy days are blocked here, and it says whether that still works. */
export function CalendarImport() {
  const query = useQuery(importQuery);
  return (
    <Card title={TEXTS.title}>
      <Loaded query={query}>
        {(calendar) => (calendar ? <Connected calendar={calendar} /> : <Connect />)}
      </Loaded>
    </Card>
  );
}

function Connected({ calendar }: { calendar: OwnImport }) {
  const { run } = useAction(KEYS, OPTIONS);
  const { ask, dialog } = useConfirm({
    title: TEXTS.removeTitle,
    children: TEXTS.removeText(calendar.busy_days),
    labels: { confirm: TEXTS.remove, cancel: TEXTS.cancel },
  });
  const remove = async () => {
    if (!(await ask())) return;
    await run(dropCalendar, { text: TEXTS.removed, onFailed: toastRefusal });
  };
  return (
    <div className="feed-address">
      <p className="todo-title">{TEXTS.connected(calendar.source, calendar.busy_days)}</p>
      {calendar.last_error_text ? (
        <Alert variant="danger">{TEXTS.broken(calendar.last_error_text)}</Alert>
      ) : (
        <p className="note">
          {calendar.kind === "url" ? TEXTS.follows : TEXTS.once}
          {calendar.synced_at && ` ${TEXTS.synced(formatDateTime(calendar.synced_at))}`}
        </p>
      )}
      <div className="button-row">
        <Button variant="line" icon="unplug" onClick={() => void remove()}>
          {TEXTS.remove}
        </Button>
      </div>
      {dialog}
    </div>
  );
}

type Preview = { readonly source: CalendarSource; readonly days: readonly string[] };

/** First what it would do, then the button that does it. */
function Connect() {
  const reading = useAction([], OPTIONS);
  const storing = useAction(KEYS, OPTIONS);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [url, setUrl] = useState("");
  const look = (source: CalendarSource) => {
    if (source.kind === "url") setUrl(source.url);
    return reading.run(() => previewCalendar(source), {
      onDone: (days) => setPreview({ source, days }),
    });
  };
  const store = (source: CalendarSource) =>
    storing.run(() => storeCalendar(source), { text: TEXTS.stored });
  const dismiss = () => {
    setPreview(null);
    storing.forget();
  };
  if (preview) {
    return (
      <div className="feed-address">
        <p role="status">{describeDays(preview.days)}</p>
        {storing.refusal && <Alert variant="danger">{reasonOf(storing.refusal)}</Alert>}
        <div className="button-row">
          <Button
            isLoading={storing.isBusy}
            loadingText={TEXTS.busy}
            onClick={() => void store(preview.source)}
          >
            {TEXTS.store}
          </Button>
          <Button variant="ghost" onClick={dismiss}>
            {TEXTS.cancel}
          </Button>
        </div>
      </div>
    );
  }
  const onPick = (source: CalendarSource) => void look(source);
  const error = reading.refusal ? reasonOf(reading.refusal) : undefined;
  return <SourceForm url={url} error={error} isBusy={reading.isBusy} onPick={onPick} />;
}

/** What is wrong with the address says more than that something is. */
function reasonOf({ message, fields }: ActionRefusal): string {
  return Object.values(fields)[0] ?? message;
}

function describeDays(days: readonly string[]): string {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return TEXTS.noDays;
  return TEXTS.preview(days.length, formatDay(isoDate(first)), formatDay(isoDate(last)));
}

type SourceFormProps = {
  /** What was entered before, for the way back from the preview. */
  url: string;
  error: string | undefined;
  isBusy: boolean;
  onPick: (source: CalendarSource) => void;
};

function SourceForm({ url: entered, error, isBusy, onPick }: SourceFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const url = String(new FormData(event.currentTarget).get("url") ?? "").trim();
    if (!isBusy) onPick({ kind: "url", url });
  };
  const readFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // The same file may be chosen again after it was refused.
    event.currentTarget.value = "";
    if (!file) return;
    onPick({ kind: "file", name: file.name.slice(0, 200), text: await file.text() });
  };
  return (
    <form className="feed-address" noValidate onSubmit={submit}>
      <p className="note">{TEXTS.text}</p>
      <TextField
        label={TEXTS.url}
        hint={TEXTS.urlHint}
        error={error}
        name="url"
        type="url"
        inputMode="url"
        defaultValue={entered}
      />
      <div className="button-row">
        <Button variant="line" type="submit" isLoading={isBusy} loadingText={TEXTS.busy}>
          {TEXTS.check}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={() => input.current?.click()}>
          {TEXTS.file}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={TEXTS.file}
          accept=".ics,text/calendar"
          onChange={(event) => void readFile(event)}
        />
      </div>
    </form>
  );
}
