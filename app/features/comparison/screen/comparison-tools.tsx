import { useState } from "react";
import { useNavigate } from "react-router";
import { comparisonAddress } from "#domain/comparison/address.ts";
import { berlinDay, type IsoDate, isIsoDate } from "#domain/iso-date.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { toast } from "#ui/toast-store.ts";
import { clearComparison } from "../change-comparison.ts";
import { COMPARE_TEXTS as TEXTS } from "./texts.ts";

type ComparisonToolsProps = {
  slugs: readonly string[];
  date: IsoDate | null;
  isShared: boolean;
};

export function ComparisonTools({ slugs, date, isShared }: ComparisonToolsProps) {
  return (
    <div className="compare-tools">
      <DayField slugs={isShared ? slugs : []} date={date} />
      <div className="compare-buttons">
        <Button variant="quiet" icon="share" onClick={() => void share({ slugs, date })}>
          {TEXTS.share}
        </Button>
        <Button variant="quiet" icon="file-text" onClick={() => print()}>
          {TEXTS.print}
        </Button>
        {!isShared && (
          <Button variant="ghost" icon="trash-2" onClick={() => void clearComparison()}>
            {TEXTS.clear}
          </Button>
        )}
      </div>
    </div>
  );
}

type DayFieldProps = { slugs: readonly string[]; date: IsoDate | null };

/** Set once for everybody. The day is part of the address, so it survives sharing and reloading. */
function DayField({ slugs, date }: DayFieldProps) {
  const navigate = useNavigate();
  const [text, setText] = useState<string>(date ?? "");
  const today = berlinDay(Date.now());
  const isPast = isIsoDate(text) && text < today;
  const choose = (value: string) => {
    setText(value);
    if (value !== "" && (!isIsoDate(value) || value < today)) return;
    const next = isIsoDate(value) ? value : null;
    void navigate(comparisonAddress({ slugs, date: next }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <Field label={TEXTS.date} error={isPast ? TEXTS.datePast : undefined}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          min={today}
          value={text}
          onChange={(event) => choose(event.target.value)}
        />
      )}
    </Field>
  );
}

/** The system's own sheet where there is one, otherwise the clipboard. */
async function share(query: { slugs: readonly string[]; date: IsoDate | null }): Promise<void> {
  const url = new URL(comparisonAddress(query), location.origin).href;
  try {
    if (navigator.share) {
      await navigator.share({ title: TEXTS.title, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    toast.show({ kind: "success", text: TEXTS.shared, topic: "comparison" });
  } catch (error) {
    // Closing the sheet is no failure.
    if (error instanceof DOMException && error.name === "AbortError") return;
    toast.show({ kind: "error", text: TEXTS.shareFailed, topic: "comparison" });
  }
}
