import type { CancellationTier } from "#domain/booking/cancellation-terms.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { SETTINGS_TEXTS as TEXTS } from "./texts.ts";

/** A number that is not typed yet is empty: zero would be one. */
export type TierDraft = { readonly [Name in keyof CancellationTier]: number | "" };

type TierFieldsProps = {
  tiers: readonly TierDraft[];
  errors: Readonly<Record<string, string>>;
  onChange: (tiers: readonly TierDraft[]) => void;
};

/** The steps of the cancellation fee. */
export function TierFields({ tiers, errors, onChange }: TierFieldsProps) {
  const put = (at: number, wanted: Partial<TierDraft>) =>
    onChange(tiers.map((tier, index) => (index === at ? { ...tier, ...wanted } : tier)));
  return (
    <div className="editor-fields">
      {tiers.map((tier, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be alike while somebody types
        <div key={at} className="setting-tier">
          {(["min_days", "percent"] as const).map((name) => (
            <Field
              key={name}
              label={name === "percent" ? TEXTS.tierPercent : TEXTS.tierDays}
              error={errors[`${at}.${name}`]}
            >
              {(control) => (
                <TextInput
                  {...control}
                  type="number"
                  min={0}
                  value={tier[name]}
                  onChange={({ target }) => put(at, { [name]: typedNumber(target.value) })}
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
        <Button variant="line" icon="plus" onClick={() => onChange([...tiers, NEW_TIER])}>
          {TEXTS.addTier}
        </Button>
      </div>
    </div>
  );
}

/** Without numbers, so that nobody stores it by accident. */
const NEW_TIER: TierDraft = { min_days: "", percent: "" };

const typedNumber = (text: string) => (text === "" ? "" : Number(text));
