import { useQuery } from "@tanstack/react-query";
import { type ReactNode, use } from "react";
import { berlinDay } from "#domain/iso-date.ts";
import { standardVat, type VatRule } from "#domain/pricing/vat.ts";
import { TermsContext } from "#parts/terms-context.ts";
import { settingsQuery } from "./setting-queries.ts";

/** Prices within the administration as visitors see them: by the tax of the settings. */
export function VatOfSettings({ children }: { children: ReactNode }) {
  const usual = use(TermsContext);
  const { data } = useQuery(settingsQuery);
  const rules = data?.settings.find(({ key }) => key === "vat_rules")?.value as
    | readonly VatRule[]
    | undefined;
  const vat = rules && { standard: standardVat(rules, berlinDay(Date.now())), rules };
  return <TermsContext value={{ ...usual, ...vat }}>{children}</TermsContext>;
}
