import { SESSION_KEY } from "#app/session/session-keys.ts";
import { readStored } from "#ui/stored-text.ts";
import type { KnownContact } from "./drawer-state.ts";

/** Whether somebody may be signed in; the server has the last word. */
export function hasStoredSession(): boolean {
  return readStored(SESSION_KEY) !== null;
}

/** What the account already knows. A visitor loads none of the code behind it. */
export async function readKnownContact(): Promise<KnownContact | null> {
  if (!hasStoredSession()) return null;
  const { readOwnAccount } = await import("#app/session/own-account.ts");
  const account = await readOwnAccount();
  if (!account.ok) return null;
  const { email, profile } = account.value;
  return {
    contactName: [profile.first_name, profile.last_name].filter(Boolean).join(" "),
    contactEmail: email,
    contactPhone: profile.phone ?? "",
    billingCompany: profile.company_name ?? "",
    billingStreet: profile.billing_address_street ?? "",
    billingPostalCode: profile.billing_address_postal_code ?? "",
    billingCity: profile.billing_address_city ?? "",
    billingCountry: profile.billing_address_country,
  };
}
