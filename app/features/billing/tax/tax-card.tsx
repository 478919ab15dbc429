import "#parts/layout/edit-form.css";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef } from "react";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { BILLING_COUNTRIES } from "#domain/booking/draft/draft.ts";
import { useAction } from "#parts/actions/use-action.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import { Loaded } from "#parts/loaded.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Select } from "#ui/form/select.tsx";
import { IdentityFields } from "./identity-fields.tsx";
import { NumberFields } from "./number-fields.tsx";
import { TaxField } from "./tax-field.tsx";
import { type Tax, taxFormValues } from "./tax-form-values.ts";
import { TAX_TEXTS as TEXTS } from "./texts.ts";
import { usePartyKind } from "./use-party-kind.ts";

const KEY = ["own-tax"] as const;
const taxQuery = queryOptions({
  queryKey: KEY,
  // Without a profile there is nothing to bill.
  queryFn: () => authenticatedApi.find("GET /me/speaker-tax"),
});

/** By whom and under which numbers a speaker is billed and reported. */
export function TaxCard() {
  const query = useQuery(taxQuery);
  if (query.data === null) return null;
  return (
    <Card title={TEXTS.title}>
      <Loaded query={query}>
        {(own) => own && <TaxForm tax={own.tax} isIncomplete={own.is_incomplete} />}
      </Loaded>
    </Card>
  );
}

const ADDRESS = [
  ["legal_name", "organization"],
  ["street", "street-address"],
  ["postal_code", "postal-code"],
  ["city", "address-level2"],
] as const;

function TaxForm({ tax, isIncomplete }: { tax: Tax | null; isIncomplete: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const { run, isBusy, refusal } = useAction([KEY]);
  const errors = refusal?.fields ?? {};
  const kind = usePartyKind(tax);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refusal]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = taxFormValues(new FormData(event.currentTarget));
    const send = () => authenticatedApi.call("PUT /me/speaker-tax", { body });
    if (!isBusy) void run(send, { text: TEXTS.saved });
  };
  return (
    <form ref={form} className="edit-form" noValidate onSubmit={submit}>
      <p className="note">{TEXTS.intro}</p>
      {isIncomplete && <Alert variant="notice">{TEXTS.incomplete}</Alert>}
      <IdentityFields tax={tax} errors={errors} kind={kind} />
      <fieldset className="edit-fields">
        <legend className="h3 pb-3">{TEXTS.groups.address}</legend>
        {ADDRESS.map(([name, autoComplete]) => (
          <TaxField key={name} name={name} tax={tax} errors={errors} autoComplete={autoComplete} />
        ))}
        <Select
          label={TEXTS.country}
          name="country"
          options={BILLING_COUNTRIES.map((value) => ({ value, label: value }))}
          defaultValue={tax?.country ?? "Deutschland"}
        />
      </fieldset>
      <NumberFields tax={tax} errors={errors} kind={kind} />
      <fieldset className="edit-fields">
        <legend className="h3 pb-3">{TEXTS.groups.account}</legend>
        {(["iban", "account_holder"] as const).map((name) => (
          <TaxField key={name} name={name} tax={tax} errors={errors} isOptional />
        ))}
      </fieldset>
      <Checkbox name="is_small_business" defaultChecked={tax?.is_small_business ?? false}>
        {TEXTS.small}
      </Checkbox>
      <Checkbox name="accepts_self_billing" defaultChecked={tax?.accepts_self_billing ?? false}>
        {TEXTS.selfBilling}
      </Checkbox>
      {refusal && Object.keys(errors).length === 0 && (
        <Alert variant="danger">{refusal.message}</Alert>
      )}
      <div>
        <Button type="submit" isLoading={isBusy} loadingText={BUSY_TEXTS.saving}>
          {TEXTS.save}
        </Button>
      </div>
    </form>
  );
}
