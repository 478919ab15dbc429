import type { CancellationTier } from "#domain/booking/cancellation-terms.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { SETTINGS_TEXTS as TEXTS } from "./texts.ts";

type TierFieldsProps = {
  tiers: readonly CancellationTier[];
  onChange: (tiers: readonly CancellationTier[]) => void;
};

/** The steps of the cancellation fee. */
export function TierFields({ tiers, onChange }: TierFieldsProps) {
  const put = (at: number, wanted: Partial<CancellationTier>) =>
    onChange(tiers.map((tier, index) => (index === at ? { ...tier, ...wanted } : tier)));
  return (
    <div className="editor-fields">
      {tiers.map((tier, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be alike while somebody types
        <div key={at} className="setting-tier">
          {(["min_days", "percent"] as const).map((name) => (
            <Field key={name} label={name === "percent" ? TEXTS.tierPercent : TEXTS.tierDays}>
              {(control) => (
                <TextInput
                  {...control}
                  type="number"
                  min={0}
                  value={tier[name]}
                  onChange={(event) => put(at, { [name]: Number(event.target.value) })}
                />
              )}
            </Field>
          ))}
          <IconButton
            icon="trash-2"
            label={`${TEXTS.removeTier} ${at + 1}`}
            onClick={() => onChange(tiers.filter((_tier, index) => index !== at))}
          />
        </div>
      ))}
      <div>
        <Button
          variant="line"
          icon="plus"
          onClick={() => onChange([...tiers, { min_days: 0, percent: 0 }])}
        >
          {TEXTS.addTier}
        </Button>
      </div>
    </div>
  );
}
