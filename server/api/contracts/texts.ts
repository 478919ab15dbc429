import type { ContractError } from "#features/contracts/change-contract.server.ts";

/** Why a contract stays as it is. */
export const CONTRACT_ERRORS = {
  wrong_status: "Das ist beim jetzigen Stand des Vertrags nicht möglich.",
  not_allowed: "Das kann nur die andere Seite tun.",
  outdated: "Der Vertrag hat sich inzwischen geändert. Bitte lesen Sie die neue Fassung.",
  wrong_code: "Der Code stimmt nicht oder ist abgelaufen. Bitte fordern Sie einen neuen an.",
  too_many: "Es wurden zu viele Codes angefordert. Bitte versuchen Sie es in einer Stunde erneut.",
} as const satisfies Partial<Record<ContractError, string>>;

export const CONTRACT_FIELD_ERRORS = {
  step: "Diesen Schritt gibt es nicht.",
  hash: "Bitte laden Sie den Vertrag neu.",
  message: "Bitte schreiben Sie höchstens 2.000 Zeichen.",
  words: "Bitte schreiben Sie, worum es geht.",
} as const;
