/** What profile, drawer and API say alike about a booking that cannot be made as it is. */
export const BOOKING_MESSAGES = {
  date: "Bitte wählen Sie zuerst ein Datum",
  time_past: "Diese Uhrzeit ist heute schon vorbei.",
  incomplete: "Bitte füllen Sie alle Pflichtfelder aus und akzeptieren Sie die AGB",
  own_profile: "Sie können sich nicht selbst buchen.",
  price_changed: "Der Preis hat sich geändert",
  bookings_closed:
    "Verbindliche Buchungen öffnen bald. Bis dahin lässt sich kein Angebot annehmen. Es bleibt bis zu seiner Frist bestehen.",
  inquiry_instead:
    "Für dieses Datum ist eine direkte Buchung nicht möglich. Wir haben Sie zur unverbindlichen Anfrage weitergeleitet.",
} as const;
