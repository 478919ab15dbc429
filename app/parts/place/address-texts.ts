import type { AddressState } from "#domain/address/address-state.ts";
import { LOADING_TEXTS } from "#parts/loading-texts.ts";
import type { FieldStatus } from "#ui/form/field.tsx";

export const ADDRESS_TEXTS = {
  optional: " (optional)",
  placeholder: "Straße, Ort oder „Online“",
  list: "Adressvorschläge",
  clear: "Adresse löschen",
  loading: LOADING_TEXTS.suggestions,
  empty: "Keine Vorschläge gefunden",
  found: (count: number) => `${count} ${count === 1 ? "Vorschlag" : "Vorschläge"}`,
} as const;

export const ADDRESS_STATUS: Record<AddressState, FieldStatus | undefined> = {
  unvalidated: undefined,
  validating: { kind: "busy", text: "Adresse wird validiert..." },
  valid: { kind: "ok", text: "Adresse validiert" },
  invalid: { kind: "failed", text: "Adresse konnte nicht validiert werden" },
};
