import { useQuery } from "@tanstack/react-query";
import { type ReactNode, use } from "react";
import { vatRulesIn } from "#domain/platform/settings.ts";
import { standardVat } from "#domain/pricing/vat/vat-by-country.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { TermsContext } from "#parts/terms-context.ts";
import { settingsQuery } from "./setting-queries.ts";

/** Prices within the administration as visitors see them: by the tax of the settings. */
export function VatOfSettings({ children }: { children: ReactNode }) {
  const usual = use(TermsContext);
  const { data } = useQuery(settingsQuery);
  const stored = new Map(data?.settings.map(({ key, value }) => [key, value]));
  const rules = data && vatRulesIn(stored);
  const vat = rules && { standard: standardVat(rules, berlinDay(Date.now())), rules };
  return <TermsContext value={{ ...usual, ...vat }}>{children}</TermsContext>;
}
