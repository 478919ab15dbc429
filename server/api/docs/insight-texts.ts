/** What the documentation says about profile views, contact data and the speaker's own calendar. */
export const INSIGHT_OPERATIONS = {
  recordProfileView: {
    title: { de: "Profilaufruf festhalten", en: "Record a profile view" },
    text: {
      de: "Zählt einen Aufruf. Die Kennung der Antwort gehört der Seite, die gezählt hat: Mit ihr meldet sie später die Dauer. Nimmt JSON auch als text/plain an, wie es Browser beim Verlassen einer Seite senden.",
      en: "Counts a view. The id in the answer belongs to the page that counted: with it the page reports the duration later. Also takes JSON as text/plain, as browsers send it when a page is left.",
    },
    parameters: {},
  },
  closeProfileView: {
    title: { de: "Dauer eines Profilaufrufs melden", en: "Report the duration of a view" },
    text: {
      de: "Mehrfach möglich, bis zu einem Tag nach dem Aufruf: Die Dauer wächst nur. Die Antwort nennt den gespeicherten Wert.",
      en: "May be repeated for a day: the duration only grows. The answer holds the stored value.",
    },
    parameters: { id: { de: "Kennung des Aufrufs.", en: "Id of the view." } },
  },
  recordFunnelEvent: {
    title: { de: "Schritt zur Buchung festhalten", en: "Record a step towards a booking" },
    text: {
      de: "Zählt einen Schritt auf dem Weg vom Profil zur Buchung, zum Beispiel view_profile.",
      en: "Counts a step on the way from a profile to a booking, for instance view_profile.",
    },
    parameters: {},
  },
  canViewSpeakerContact: {
    title: { de: "Darf ich Kontaktdaten sehen?", en: "May I see contact data?" },
    text: {
      de: "Antwortet true oder false. Ja für die Verwaltung, für das eigene Profil und für Kunden mit einer bestätigten, abgeschlossenen oder bewerteten Buchung bei diesem Speaker; ohne Anmeldung immer false. Genau eine der beiden Angaben speaker_id und slug.",
      en: "Answers true or false. Yes for admins, for one's own profile and for customers with a confirmed, completed or reviewed booking with this speaker; always false without a session. Exactly one of speaker_id and slug.",
    },
    parameters: {},
  },
  readSpeakerContact: {
    title: { de: "Kontaktdaten lesen", en: "Read contact data" },
    text: {
      de: "E-Mail und Telefon eines Speakers, nur für Berechtigte.",
      en: "E-mail and phone of a speaker, for the entitled only.",
    },
    parameters: {
      slug: {
        de: "Kurzname des Profils, wie er in dessen Adresse steht.",
        en: "Short name of the profile, as in its address.",
      },
    },
  },
  readCalendarFeed: {
    title: { de: "Adresse des eigenen Kalenders", en: "Address of the own calendar" },
    text: {
      de: "Die geheime Adresse, unter der andere Kalenderprogramme freie und belegte Tage abonnieren (iCalendar, ohne Kundendaten).",
      en: "The secret address under which other calendars subscribe to free and busy days (iCalendar, without customer data).",
    },
    parameters: {},
  },
  resetCalendarFeed: {
    title: { de: "Adresse des Kalenders erneuern", en: "Renew the address of the calendar" },
    text: {
      de: "Gibt eine neue Adresse; die alte führt sofort ins Leere.",
      en: "Gives a new address; the old one leads nowhere at once.",
    },
    parameters: {},
  },
} as const;
