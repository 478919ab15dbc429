import { SESSION_KEY } from "#app/session/session-keys.ts";
import { BILLING_COUNTRIES } from "#domain/booking/draft/draft.ts";
import type { DrawerDraft, TextField } from "#domain/booking/draft/draft-rules.ts";
import { readStored } from "#ui/stored-text.ts";

/** What an account knows already; only empty fields take it. */
export type KnownContact = Partial<Pick<DrawerDraft, TextField>> & {
  readonly billingCountry?: string | null;
};

/** Whether a session may exist; the server has the last word. */
export function hasStoredSession(): boolean {
  return readStored(SESSION_KEY) !== null;
}

/** What the account already knows. A visitor loads none of the code behind it. */
export async function readKnownContact(): Promise<KnownContact | null> {
  if (!hasStoredSession()) return null;
  const { readOwnAccount } = await import("#app/session/own-account.ts");
  const account = await readOwnAccount();
  if (!account.ok) return null;
  const { email, profile, buyer_references: references } = account.value;
  return {
    contactName: [profile.first_name, profile.last_name].filter(Boolean).join(" "),
    contactEmail: email,
    contactPhone: profile.phone ?? "",
    billingCompany: profile.company_name ?? "",
    billingStreet: profile.billing_address_street ?? "",
    billingPostalCode: profile.billing_address_postal_code ?? "",
    billingCity: profile.billing_address_city ?? "",
    billingOrderNumber: references.order_number ?? "",
    billingCostCentre: references.cost_centre ?? "",
    billingLeitwegId: references.leitweg_id ?? "",
    billingCountry: profile.billing_address_country,
  };
}

type BillingPlace = Pick<DrawerDraft, "billingStreet" | "billingCity" | "billingCountry">;

/** Of a form that asks only for some of it, the other fields stay away. */
export function filledIn<Form extends BillingPlace>(
  form: Form,
  { billingCountry, ...contact }: KnownContact,
): Form {
  const texts: Partial<Record<TextField, unknown>> = form;
  const empty = Object.entries(contact).filter(
    ([field, value]) => value !== "" && texts[field as TextField] === "",
  );
  const country = BILLING_COUNTRIES.find((known) => known === billingCountry);
  const isOwn =
    form.billingStreet !== "" ||
    form.billingCity !== "" ||
    form.billingCountry !== BILLING_COUNTRIES[0];
  return {
    ...form,
    ...Object.fromEntries(empty),
    billingCountry: country === undefined || isOwn ? form.billingCountry : country,
  };
}
