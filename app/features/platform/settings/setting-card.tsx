import "#parts/layout/editor.css";
import { useState } from "react";
import { formatDateTime } from "#domain/format/date-times.ts";
import type { VatRule } from "#domain/pricing/vat/vat-by-country.ts";
import { useDestructiveConfirmation } from "#parts/actions/use-destructive-confirmation.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { Textarea, TextInput } from "#ui/form/text-input.tsx";
import { type NumberRow, NumberRows } from "./number-rows.tsx";
import { RankingPreview } from "./ranking-preview.tsx";
import { SETTING_FORMS, type SettingField } from "./setting-forms.ts";
import type { Setting } from "./setting-queries.ts";
import { SettingVersions } from "./setting-versions.tsx";
import { LEVY_ROWS, SETTINGS_TEXTS as TEXTS, TIER_ROWS } from "./texts.ts";
import { useSetting } from "./use-setting.ts";
import { VatFields } from "./vat-fields.tsx";

export function SettingCard({ setting }: { setting: Setting }) {
  const { title, note, fields } = SETTING_FORMS[setting.key];
  const editor = useSetting(setting);
  const { values, list, errors, store, wanted, changeValue, changeList } = editor;
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { isConfirmed, dialog } = useDestructiveConfirmation();
  const goBack = async (value: unknown) => {
    const isReset = value === null;
    const question = {
      title: (isReset ? TEXTS.resetTitle : TEXTS.restoreTitle)(title),
      text: TEXTS.replaced,
      confirm: isReset ? TEXTS.reset : TEXTS.restore,
    };
    if (await isConfirmed(question)) await store(value);
  };
  return (
    <Card
      title={title}
      actions={
        <Button size="sm" variant="quiet" icon="history" onClick={() => setHistoryOpen(true)}>
          {TEXTS.history}
        </Button>
      }
    >
      <form
        className="editor-fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void store(wanted());
        }}
      >
        {note && <p className="note">{note}</p>}
        {setting.is_broken && <Alert variant="danger">{TEXTS.broken}</Alert>}
        {errors[""] && <Alert variant="danger">{errors[""]}</Alert>}
        <div className="editor-fields editor-fields-two">
          {fields.map((field) => (
            <SettingInput
              key={field.name}
              field={field}
              value={values[field.name]}
              error={errors[field.name]}
              onChange={(value) => changeValue(field.name, value)}
            />
          ))}
        </div>
        {setting.key === "cancellation_tiers" && (
          <NumberRows
            form={TIER_ROWS}
            rows={list as readonly NumberRow[]}
            errors={errors}
            onChange={changeList}
          />
        )}
        {setting.key === "artist_levy_rates" && (
          <NumberRows
            form={LEVY_ROWS}
            rows={list as readonly NumberRow[]}
            errors={errors}
            onChange={changeList}
          />
        )}
        {setting.key === "vat_rules" && (
          <VatFields rules={list as readonly VatRule[]} errors={errors} onChange={changeList} />
        )}
        {setting.key === "ranking_weights" && <RankingPreview weights={wanted} />}
        <div className="setting-bar">
          <Button type="submit" isLoading={editor.isSaving} loadingText={BUSY_TEXTS.saving}>
            {TEXTS.save}
          </Button>
          {!setting.is_default && setting.fallback !== null && (
            <Button variant="ghost" onClick={() => void goBack(null)}>
              {TEXTS.reset}
            </Button>
          )}
          <p className="note">
            {setting.updated_at
              ? TEXTS.changedBy(formatDateTime(setting.updated_at), setting.updated_by)
              : TEXTS.isDefault}
          </p>
        </div>
      </form>
      {dialog}
      {isHistoryOpen && (
        <SettingVersions
          settingKey={setting.key}
          title={title}
          onClose={() => setHistoryOpen(false)}
          onRestore={(value) => {
            setHistoryOpen(false);
            void goBack(value);
          }}
        />
      )}
    </Card>
  );
}

type SettingInputProps = {
  field: SettingField;
  value: string | boolean | undefined;
  error: string | undefined;
  onChange: (value: string | boolean) => void;
};

function SettingInput({ field, value, error, onChange }: SettingInputProps) {
  const { label, kind, hint } = field;
  if (kind === "flag" || kind === "version") {
    return (
      <Checkbox checked={value === true} onChange={(event) => onChange(event.target.checked)}>
        {label}
      </Checkbox>
    );
  }
  if (kind === "choice") {
    return (
      <Select
        label={label}
        options={field.options ?? []}
        placeholder={TEXTS.choose}
        error={error}
        value={String(value ?? "")}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  const isNumber = kind === "number" || kind === "euros" || kind === "percent";
  return (
    <Field label={label} error={error} {...(hint ? { hint } : {})}>
      {(control) =>
        kind === "long" ? (
          <Textarea
            {...control}
            rows={3}
            value={String(value ?? "")}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <TextInput
            {...control}
            {...(isNumber ? { inputMode: "decimal" as const } : {})}
            value={String(value ?? "")}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}
