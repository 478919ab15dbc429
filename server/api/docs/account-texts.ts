/** What the documentation says about the calls for one's own account. */
export const ACCOUNT_OPERATIONS = {
  readMe: {
    title: { de: "Eigenes Konto lesen", en: "Read the own account" },
    text: {
      de: "Adresse, Rolle, Stufe der Anmeldung und Profil. „chosen_role“ ist leer, bis eine Rolle gespeichert ist; „role“ ist die Rolle, die gilt.",
      en: "Address, role, level of the session and profile. `chosen_role` is null until a role is stored; `role` is the one that counts.",
    },
    parameters: {},
  },
  changeMe: {
    title: { de: "Eigenes Profil ändern", en: "Change the own profile" },
    text: {
      de: "Ändert nur die genannten Felder; andere als Namen, Telefon und Rechnungsdaten werden nicht beachtet.",
      en: "Changes only the fields that are sent; others than names, phone and billing data are ignored.",
    },
    parameters: {},
  },
  chooseRole: {
    title: { de: "Rolle wählen", en: "Choose a role" },
    text: {
      de: "Einmal, für das eigene Konto: „customer“ oder „speaker“.",
      en: "Once, for the own account: `customer` or `speaker`.",
    },
    parameters: {},
  },
  listSessions: {
    title: { de: "Eigene Sitzungen auflisten", en: "List the own sessions" },
    text: {
      de: "Wo Sie gerade angemeldet sind, zuletzt benutzte zuerst.",
      en: "Where one is signed in at the moment, last used first.",
    },
    parameters: {},
  },
  endSession: {
    title: { de: "Eigene Sitzung beenden", en: "End an own session" },
    text: {
      de: "Meldet das Gerät dieser Sitzung sofort ab.",
      en: "Signs the device of this session out at once.",
    },
    parameters: {
      id: { de: "Kennung der Sitzung aus der Liste.", en: "Id of the session from the list." },
    },
  },
  exportMe: {
    title: { de: "Eigene Daten exportieren", en: "Export the own data" },
    text: {
      de: "Alles, was zu Ihrem Konto gespeichert ist, als Datei. Passwörter, Schlüssel und Daten anderer Personen sind nicht dabei.",
      en: "Everything that is stored about one's account, as a file, without secrets and other people's data.",
    },
    parameters: {},
  },
  deleteMe: {
    title: { de: "Eigenes Konto löschen", en: "Delete the own account" },
    text: {
      de: "Endgültig. „confirmation“ ist das Wort LÖSCHEN. Dazu gehört das Passwort, bei Konten ohne Passwort der Code aus der E-Mail („code“), bei Konten mit zweitem Faktor dessen Bestätigung in den letzten zehn Minuten. Mit offenen Buchungen wird abgelehnt.",
      en: "For good. `confirmation` is the word LÖSCHEN. Also needed: the password, without one the mailed `code`, with a second factor its proof within the last ten minutes. Refused while bookings are open.",
    },
    parameters: {},
  },
  readEmailChange: {
    title: { de: "Offene Änderung der Adresse lesen", en: "Read the pending change of address" },
    text: {
      de: "Die neue Adresse und welche Postfächer noch bestätigen müssen; leer, wenn nichts offen ist.",
      en: "The new address and the mailboxes that still have to agree; null if nothing is pending.",
    },
    parameters: {},
  },
  cancelEmailChange: {
    title: { de: "Änderung der Adresse abbrechen", en: "Cancel the change of address" },
    text: {
      de: "Die Links in beiden E-Mails gelten dann nicht mehr.",
      en: "The links of both mails stop working.",
    },
    parameters: {},
  },
} as const;
