import { BILLING_COUNTRIES } from "#domain/booking/draft/draft.ts";
import { STANDARD_VAT_BASIS_POINTS } from "#domain/pricing/vat/default-vat-rate.ts";
import { VAT_BUYERS, type VatRule } from "#domain/pricing/vat/vat-by-country.ts";
import { RULE_TREATMENTS } from "#domain/pricing/vat/vat-setting.ts";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { Button } from "#ui/button/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { IconButton } from "#ui/icon/icon-button.tsx";
import { SETTINGS_TEXTS as TEXTS, VAT_WORDS } from "./texts.ts";

type VatFieldsProps = {
  rules: readonly VatRule[];
  /** By place and field: „2.treatment“. */
  errors: Readonly<Record<string, string>>;
  onChange: (rules: readonly VatRule[]) => void;
};

const COUNTRIES = BILLING_COUNTRIES.map((country) => ({ value: country, label: country }));
const BUYERS = VAT_BUYERS.map((buyer) => ({ value: buyer, label: VAT_WORDS[buyer] }));
const TREATMENTS = RULE_TREATMENTS.map((one) => ({ value: one, label: VAT_WORDS[one] }));

/** The rules by which every price is taxed; the newest whose day has come holds. */
export function VatFields({ rules, errors, onChange }: VatFieldsProps) {
  const put = (at: number, wanted: Partial<VatRule>) =>
    onChange(rules.map((rule, index) => (index === at ? { ...rule, ...wanted } : rule)));
  return (
    <div className="editor-fields">
      <ol>
        {rules.map((rule, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rules may be alike while they are typed
          <li key={at} className="setting-rule">
            <Choice
              label={TEXTS.vatCountry}
              options={COUNTRIES}
              value={rule.country}
              error={errors[`${at}.country`]}
              onChoose={(country) => put(at, { country })}
            />
            <Choice
              label={TEXTS.vatBuyer}
              options={BUYERS}
              value={rule.buyer}
              error={errors[`${at}.buyer`]}
              onChoose={(buyer) => put(at, { buyer })}
            />
            <Choice
              label={TEXTS.vatTreatment}
              options={TREATMENTS}
              value={rule.treatment}
              error={errors[`${at}.treatment`]}
              onChoose={(treatment) =>
                put(
                  at,
                  treatment === "standard" ? { treatment } : { treatment, rate_basis_points: 0 },
                )
              }
            />
            <TextField
              label={TEXTS.vatRate}
              error={errors[`${at}.rate_basis_points`]}
              type="number"
              min={0}
              max={30}
              step={0.1}
              disabled={rule.treatment !== "standard"}
              value={rule.rate_basis_points / 100}
              onChange={({ target }) =>
                put(at, { rate_basis_points: Math.round(Number(target.value) * 100) })
              }
            />
            <TextField
              label={TEXTS.vatFrom}
              error={errors[`${at}.from`]}
              type="date"
              value={rule.from}
              onChange={({ target }) => put(at, { from: target.value as IsoDate })}
            />
            <IconButton
              icon="trash-2"
              label={TEXTS.removeRule(at + 1)}
              onClick={() => onChange(rules.filter((_rule, index) => index !== at))}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button variant="line" icon="plus" onClick={() => onChange([...rules, NEW_RULE])}>
          {TEXTS.addRule}
        </Button>
      </div>
    </div>
  );
}

/** Without a day, so that it is not stored by accident. */
const NEW_RULE: VatRule = {
  from: "" as IsoDate,
  country: "Deutschland",
  buyer: "anybody",
  treatment: "standard",
  rate_basis_points: STANDARD_VAT_BASIS_POINTS,
};

type ChoiceProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  error: string | undefined;
  onChoose: (value: Value) => void;
};

function Choice<Value extends string>({ onChoose, ...rest }: ChoiceProps<Value>) {
  return <Select {...rest} onChange={({ target }) => onChoose(target.value as Value)} />;
}
