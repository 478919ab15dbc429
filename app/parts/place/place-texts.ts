/** Where a venue is not sure (C-102). */
export const PLACE_TEXTS = {
  unknown: "Diesen Ort kennen wir nicht. Bitte ergänzen Sie Stadt oder Postleitzahl.",
  open: "Der Ort ist noch offen.",
  plusTravel: "Bis der Ort feststeht, verstehen sich die Preise zzgl. Reisekosten.",
} as const;
