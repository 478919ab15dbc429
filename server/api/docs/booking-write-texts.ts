const id = { de: "Kennung der Buchung.", en: "Id of the booking." };
const day = {
  date: { de: "Der Tag (JJJJ-MM-TT).", en: "The day (yyyy-MM-dd)." },
  speaker_id: {
    de: "Nur für die Verwaltung: wessen Kalender geändert wird.",
    en: "Admins only: whose calendar is changed.",
  },
};

/** What the documentation says about making and changing bookings. */
export const BOOKING_WRITE_OPERATIONS = {
  createBooking: {
    title: { de: "Buchen oder anfragen", en: "Book or inquire" },
    text: {
      de: "Legt eine verbindliche Buchung (direct) oder eine unverbindliche Anfrage (inquiry) an. Der Preis wird hier berechnet; weicht er von „expected_total_amount“ (netto, Cent) oder „expected_gross_amount“ (brutto, Cent) ab, wird nichts gespeichert (409 price_changed). Ist der Tag vergeben, nennt 409 date_taken die nächsten freien Tage. Die Dauer 240 oder 480 ohne „workshop_id“ steht für einen halben oder ganzen Workshop-Tag. Dieselbe Kopfzeile „Idempotency-Key“ liefert dieselbe Buchung. „effects“ sagt, was aus Rechnung und E-Mails geworden ist.",
      en: "Makes a binding booking (direct) or a non-binding inquiry (inquiry). The price is computed here; if it differs from `expected_total_amount` (net, cents) or `expected_gross_amount` (gross, cents) nothing is stored (409 price_changed). If the day is taken, 409 date_taken names the nearest free days. A duration of 240 or 480 without `workshop_id` means half a day or a day of workshop. The same header `Idempotency-Key` gives the same booking. `effects` says what became of invoice and mails.",
    },
    parameters: {
      "idempotency-key": {
        de: "Vom Aufrufer gewählt, 8 bis 200 Zeichen, neu für jede Buchung.",
        en: "Chosen by the caller, 8 to 200 characters, new for every booking.",
      },
    },
  },
  changeBooking: {
    title: { de: "Buchung weiterführen", en: "Move a booking on" },
    text: {
      de: "Angebot, Reservierung, Absage, Annahme, Rückzug, Storno und so weiter. „possible_events“ der Buchung sagt, was gerade möglich ist. Ein Angebot braucht „offer_price_cents“ (netto), eine Absage „reason“. Wer annimmt oder storniert, kann mit „expected_total_amount“ oder „expected_fee_cents“ (netto, Cent) sagen, was gezeigt wurde; gilt es nicht mehr, ändert sich nichts (409 offer_changed, fee_changed). Hat die Veranstaltung begonnen, wird sie weder angeboten noch reserviert, und nur die Verwaltung storniert noch (409 event_begun).",
      en: "Offer, hold, decline, accept, withdraw, cancel and so on. The booking's `possible_events` says what is possible now. An offer needs `offer_price_cents` (net), declining needs `reason`. Whoever accepts or cancels may say with `expected_total_amount` or `expected_fee_cents` (net, cents) what was shown; if it no longer holds, nothing changes (409 offer_changed, fee_changed). Once the event has begun, nobody offers or holds it, and only the administration cancels (409 event_begun).",
    },
    parameters: { id },
  },
  changeBuyerReferences: {
    title: { de: "Angaben für die Rechnung ändern", en: "Change what the invoice names" },
    text: {
      de: "Bestellnummer, Kostenstelle und Leitweg-ID der Rechnung. Möglich, bis sie ausgestellt ist (danach 409 invoice_issued), und wieder, nachdem sie storniert wurde.",
      en: "Order number (BT-13), cost centre (BT-19) and Leitweg-ID (BT-10) of the invoice. Possible until it is issued (409 invoice_issued after that), and again once it was cancelled.",
    },
    parameters: { id },
  },
  readCancellationTerms: {
    title: { de: "Stornobedingungen lesen", en: "Read the cancellation terms" },
    text: {
      de: "Was eine Stornierung heute kostet (netto, Cent), und alle Stufen.",
      en: "What cancelling costs today (net, cents), and all steps.",
    },
    parameters: { id },
  },
  askPostponement: {
    title: { de: "Anderen Tag vorschlagen", en: "Ask for another day" },
    text: {
      de: "Der Kunde (oder die Verwaltung) schlägt für eine bestätigte Buchung einen anderen Tag vor. Bis zur Zusage bleibt alles, wie es ist, und der neue Tag ist nicht belegt. Ist er schon vergeben, nennt 409 date_taken die nächsten freien Tage.",
      en: "The customer (or the administration) asks for another day for a confirmed booking. Until the speaker agrees everything stays as it is, and the new day is not taken. If it is gone already, 409 date_taken names the nearest free days.",
    },
    parameters: { id },
  },
  answerPostponement: {
    title: { de: "Vorgeschlagenen Tag beantworten", en: "Answer a wished day" },
    text: {
      de: "Der Speaker sagt zu (accept) oder ab (decline), der Kunde zieht zurück (withdraw); die Verwaltung kann für beide handeln. „event_date“ wiederholt den vorgeschlagenen Tag. Mit der Zusage zieht die Buchung um: Der alte Tag ist frei, der neue belegt; Vertrag, unbezahlte Rechnung und Kalenderdatei folgen.",
      en: "The speaker agrees (accept) or not (decline), the customer takes it back (withdraw); admins may act for either. `event_date` repeats the wished day. With the agreement the booking moves: the old day is free and the new one taken; contract, unpaid invoice and calendar file follow.",
    },
    parameters: { id },
  },
  changeAvailability: {
    title: { de: "Tag sperren oder auf Anfrage stellen", en: "Block a day or put it on request" },
    text: {
      de: "Ändert einen Tag im eigenen Kalender. „available“ nimmt die Änderung zurück. „booked“ warnt: auf dem Tag liegt eine Buchung, die davon unberührt bleibt.",
      en: "Changes a day in the own calendar. `available` takes a change back. `booked` warns: there is a booking on that day, which stays as it is.",
    },
    parameters: day,
  },
  freeAvailability: {
    title: { de: "Tag freigeben", en: "Free a day" },
    text: {
      de: "Nimmt eine Sperre oder „auf Anfrage“ zurück. Ein gebuchter Tag bleibt gebucht.",
      en: "Takes a block or “on request” back. A booked day stays booked.",
    },
    parameters: day,
  },
  generateAndSendInvoice: {
    title: { de: "Rechnung erstellen und senden", en: "Issue and send the invoice" },
    text: {
      de: "Stößt die Rechnung einer eigenen, verbindlichen Buchung an. Es gibt sie nur einmal, wie oft auch gefragt wird.",
      en: "Triggers the invoice of an own, binding booking. There is only one, however often it is asked for.",
    },
    parameters: {},
  },
  sendSpeakerNotification: {
    title: { de: "Speaker benachrichtigen", en: "Notify the speaker" },
    text: {
      de: "Stößt die E-Mail an den Speaker an. Empfänger und Inhalt kommen aus der gespeicherten Buchung; gesendet wird einmal.",
      en: "Triggers the mail to the speaker. Recipient and content come from the stored booking; it is sent once.",
    },
    parameters: {},
  },
  sendBookingConfirmation: {
    title: { de: "Buchung bestätigen", en: "Confirm the booking by mail" },
    text: {
      de: "Stößt die E-Mail an den Kunden an. Nur „bookingReference“ zählt, alles andere kommt aus der gespeicherten Buchung; gesendet wird einmal.",
      en: "Triggers the mail to the customer. Only `bookingReference` counts, everything else comes from the stored booking; it is sent once.",
    },
    parameters: {},
  },
} as const;
