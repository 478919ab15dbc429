/** Why a booking was not stored as it was sent; shown at the fields of the form. */
export const BOOKING_FIELD_ERRORS = {
  speaker: "Bitte wählen Sie einen Speaker.",
  date_past: "Dieser Tag liegt in der Vergangenheit.",
  date_too_far: "So weit im Voraus ist keine Buchung möglich.",
  same_day: "Die Veranstaltung findet schon an diesem Tag statt.",
  date_too_many: "Bitte ändern Sie höchstens 370 Tage auf einmal.",
  audience: "Bitte geben Sie eine Zahl von 1 bis 1.000.000 an.",
  vatId: "Diese Nummer passt nicht zum gewählten Land, zum Beispiel ATU12345678.",
  amount: "Bitte geben Sie einen Betrag in Cent an.",
  notOffered: "Das wird von diesem Speaker nicht (mehr) angeboten.",
  talkLength: "Dieser Vortrag wird in dieser Länge nicht angeboten.",
  price: "Bitte geben Sie einen Preis an.",
  nothing_changed: "Bitte geben Sie eine längere Frist oder einen neuen Preis an.",
  after_event: "Die Frist kann nicht nach der Veranstaltung enden.",
  extension: "Bitte geben Sie 1 bis 60 Tage an.",
  suggestions: "Bitte wählen Sie einen bis drei Speaker.",
  fee: "Die Stornokosten können nicht höher sein als der Preis.",
} as const;

/** The sentences of whole answers. */
export const BOOKING_ERRORS = {
  idempotencyKey: "Bitte senden Sie die Kopfzeile „Idempotency-Key“ mit 8 bis 200 Zeichen.",
  date_taken: "Dieser Termin wurde gerade vergeben. Bitte wählen Sie einen anderen Tag.",
  day_blocked:
    "Der Speaker nimmt an diesem Tag keine Buchungen an. Bitte wählen Sie einen anderen Tag.",
  direct_not_possible:
    "Für dieses Datum ist eine direkte Buchung nicht möglich. Sie können eine unverbindliche Anfrage senden.",
  create_closed:
    "Verbindliche Buchungen öffnen bald. Senden Sie bis dahin eine unverbindliche Anfrage.",
  place_unclear:
    "Für eine verbindliche Buchung brauchen wir einen eindeutigen Ort. Bitte ergänzen Sie Stadt oder Postleitzahl, oder senden Sie eine unverbindliche Anfrage.",
  offer_changed:
    "Der Preis hat sich inzwischen geändert. Bitte prüfen Sie ihn und bestätigen Sie erneut.",
  fee_changed:
    "Die Stornokosten haben sich inzwischen geändert. Bitte prüfen Sie sie und bestätigen Sie erneut.",
  in_progress: "Ihre Buchung wird gerade bearbeitet. Bitte warten Sie einen Moment.",
  key_reused: "Dieser Vorgang wurde bereits mit anderen Angaben gesendet.",
  invoice_issued:
    "Die Rechnung ist schon ausgestellt. Bitte wenden Sie sich an uns, wenn sie andere Angaben tragen soll.",
  wrong_status: "Die Buchung hat sich inzwischen geändert. Bitte laden Sie die Seite neu.",
  offer_expired: "Dieses Angebot ist abgelaufen.",
  event_begun: "Die Veranstaltung hat bereits begonnen. Bitte wenden Sie sich an uns.",
  event_over: "Die Veranstaltung hat bereits begonnen oder ist vorbei.",
  wish_expired: "Die Frist für eine Antwort ist verstrichen. Es bleibt beim bisherigen Termin.",
  postponement_taken:
    "Dieser Tag ist nicht mehr frei. Es bleibt beim bisherigen Termin, bis ein anderer vereinbart ist.",
  too_early: "Die Veranstaltung hat noch nicht stattgefunden.",
  review_missing: "Zu dieser Buchung gibt es noch keine Bewertung.",
  not_replaceable: "Ersatz lässt sich nur für eine beendete Buchung suchen.",
  not_free: "Mindestens ein Speaker ist an diesem Tag nicht mehr frei.",
  not_sold: "Eine Rechnung gibt es nur zu verbindlichen Buchungen.",
} as const;
