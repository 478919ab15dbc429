import { queryOptions, useQuery } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import type { FormEvent } from "react";
import { answered } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import { BILLING_COUNTRIES } from "#domain/booking/draft.ts";
import { Loaded } from "#parts/loaded.tsx";
import { useAction } from "#parts/use-action.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { TAX_TEXTS as TEXTS } from "./texts.ts";

const route = ownApi.v1.me["speaker-tax"];
type Tax = InferResponseType<typeof route.$get, 200>["tax"];

const KEY = ["own-tax"] as const;
const taxQuery = queryOptions({
  queryKey: KEY,
  queryFn: async () => {
    const answer = await route.$get();
    // Somebody without a profile has nothing to be billed by.
    return answer.status === 404 ? null : { tax: (await answered(answer)).tax };
  },
});

/** By whom and under which numbers a speaker is billed. */
export function TaxCard() {
  const query = useQuery(taxQuery);
  if (query.data === null) return null;
  return (
    <Card title={TEXTS.title}>
      <Loaded query={query}>{(own) => own && <TaxForm tax={own.tax} />}</Loaded>
    </Card>
  );
}

const LINES = [
  ["legal_name", "organization"],
  ["street", "street-address"],
  ["postal_code", "postal-code"],
  ["city", "address-level2"],
] as const;

function TaxForm({ tax }: { tax: Tax }) {
  const { run, isBusy, refusal } = useAction([KEY]);
  const errors = refusal?.fields ?? {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const json = wishOf(new FormData(event.currentTarget));
    const send = async () => {
      const answer = await route.$put({ json: json as never });
      if (!answer.ok) await answered(answer);
    };
    if (!isBusy) void run(send, { text: TEXTS.saved });
  };
  return (
    <form className="edit-form" noValidate onSubmit={submit}>
      <p className="booking-note">{TEXTS.intro}</p>
      <div className="edit-fields">
        {LINES.map(([name, autoComplete]) => (
          <Field key={name} label={TEXTS[name]} error={errors[name]}>
            {(control) => (
              <TextInput
                {...control}
                name={name}
                autoComplete={autoComplete}
                defaultValue={tax?.[name] ?? ""}
              />
            )}
          </Field>
        ))}
        <Select
          label={TEXTS.country}
          name="country"
          options={BILLING_COUNTRIES.map((value) => ({ value, label: value }))}
          defaultValue={tax?.country ?? "Deutschland"}
        />
        {(["tax_number", "vat_id"] as const).map((name) => (
          <Field
            key={name}
            label={TEXTS[name]}
            hint={TEXTS.numberHint}
            error={errors[name]}
            isOptional
          >
            {(control) => <TextInput {...control} name={name} defaultValue={tax?.[name] ?? ""} />}
          </Field>
        ))}
      </div>
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
        <Button type="submit" isLoading={isBusy} loadingText={TEXTS.busy}>
          {TEXTS.save}
        </Button>
      </div>
    </form>
  );
}

function wishOf(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  return {
    ...Object.fromEntries(LINES.map(([name]) => [name, text(name)])),
    country: text("country"),
    tax_number: text("tax_number") || null,
    vat_id: text("vat_id") || null,
    is_small_business: form.has("is_small_business"),
    accepts_self_billing: form.has("accepts_self_billing"),
  };
}
