/** What the documentation says about places and travel. */
export const PLACE_OPERATIONS = {
  suggestAddresses: {
    title: { de: "Adressen vorschlagen", en: "Suggest addresses" },
    text: {
      de: "Höchstens fünf Vorschläge aus Deutschland, Österreich, der Schweiz und Liechtenstein, ab drei Zeichen. „attribution“ nennt die Herkunft der Daten und gehört an jede Anzeige.",
      en: "At most five suggestions in Germany, Austria, Switzerland and Liechtenstein, from three characters on. `attribution` names the source of the data and belongs wherever they are shown.",
    },
    parameters: {},
  },
  validateAddress: {
    title: { de: "Adresse prüfen", en: "Validate an address" },
    text: {
      de: "Ob Ort oder Postleitzahl der Adresse bekannt sind, ab fünf Zeichen.",
      en: "Whether the town or postal code of the address is known, from five characters on.",
    },
    parameters: {},
  },
  locatePlace: {
    title: { de: "Ort finden", en: "Locate a place" },
    text: {
      de: "Wo ein Ort liegt, auf etwa einen Kilometer; „place“ ist leer, wenn wir ihn nicht kennen. Breite und Länge passen in den Parameter „near“ der Suche.",
      en: "Where a place lies, to about a kilometre; `place` is null where it is not known. Latitude and longitude fit the parameter `near` of the search.",
    },
    parameters: {},
  },
  calculateTravelDistance: {
    title: { de: "Reisekosten berechnen", en: "Calculate travel cost" },
    text: {
      de: "„totalFee“ sind ganze Euro, netto, Hin- und Rückweg; „distanceKm“ ist der einfache Weg auf der Straße. „state“: „calculated“ nach der Formel, „flat“ als Pauschale des Speakers, „online“ ohne Reise, „unknown“ bei unbekanntem Ort (Betrag 0). Mit „speakerId“ gilt, was eine Buchung enthalten wird; „isDirectPossible“ ist falsch, wenn der Speaker für so entfernte Orte keine Direktbuchung annimmt.",
      en: "`totalFee` is whole euros, net, there and back; `distanceKm` is one way by road. `state`: `calculated` by the formula, `flat` as the speaker's lump sum, `online` without travel, `unknown` where a place is not known (fee 0). With `speakerId` the answer is what a booking will contain; `isDirectPossible` is false where the speaker takes no direct bookings that far away.",
    },
    parameters: {},
  },
} as const;
