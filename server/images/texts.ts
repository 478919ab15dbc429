import type { VariantError } from "./picture-variant.ts";

export const VARIANT_ERRORS: Record<VariantError, string> = {
  not_allowed: "Dieser Wert ist nicht erlaubt.",
  repeated_parameter: "Dieser Parameter darf nur einmal vorkommen.",
  unknown_parameter: "Dieser Parameter ist unbekannt.",
};
