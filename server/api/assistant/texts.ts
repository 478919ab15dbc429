/** Why a question to the assistant was not answered. */
export const ASSISTANT_ERRORS = {
  message: "Bitte schreiben Sie, was Sie suchen.",
  key: "Dieser Chat ist nicht mehr da. Bitte beginnen Sie einen neuen.",
  rating: "Bitte wählen Sie hilfreich oder nicht hilfreich.",
  full: "Dieser Chat ist voll. Bitte beginnen Sie einen neuen.",
} as const;
