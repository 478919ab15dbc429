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
      de: "Ob Stadt oder Postleitzahl der Adresse eindeutig sind, ab fünf Zeichen. „place.state“: „sure“, „ambiguous“ (mehrere Orte, siehe „candidates“), „unknown“, „online“ oder „open“ (Ort noch offen).",
      en: "Whether the town or postal code of the address is unmistakable, from five characters on. `place.state`: `sure`, `ambiguous` (several places, see `candidates`), `unknown`, `online` or `open` (not decided yet).",
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
      de: "„totalFee“ sind ganze Euro, netto, Hin- und Rückweg; „distanceKm“ ist der einfache Weg auf der Straße. „state“: „calculated“ nach der Formel, „flat“ als Pauschale des Speakers, „online“ ohne Reise, „unknown“ ohne eindeutigen Ort (Betrag 0; „place“ sagt, was fehlt). Mit „speakerId“ gilt, was eine Buchung enthalten wird; „isDirectPossible“ ist falsch, wenn der Ort nicht eindeutig ist, der Speaker für so entfernte Orte keine Direktbuchung annimmt oder „takesBookings“ falsch ist: Dann sind verbindliche Buchungen noch nicht geöffnet.",
      en: "`totalFee` is whole euros, net, there and back; `distanceKm` is one way by road. `state`: `calculated` by the formula, `flat` as the speaker's lump sum, `online` without travel, `unknown` without an unmistakable place (fee 0; `place` says what is missing). With `speakerId` the answer is what a booking will contain; `isDirectPossible` is false where the place is not sure, where the speaker takes no direct bookings that far away, or while `takesBookings` is false: binding bookings have not been opened yet.",
    },
    parameters: {},
  },
} as const;
