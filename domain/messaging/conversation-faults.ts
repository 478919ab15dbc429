/** Why a conversation does not open (VAL-09 to VAL-11, ERR-40, ERR-41, C-52, C-89). */
export const CONVERSATION_FAULTS = {
  not_signed_in: "Bitte melden Sie sich an, um eine Nachricht zu senden",
  own_profile: "Sie können sich nicht selbst eine Nachricht senden",
  only_customers: "Nur Kunden können Nachrichten an Speaker senden",
  no_partner:
    "Konversation kann nicht geladen werden. Bitte wählen Sie einen Gesprächspartner aus.",
  not_possible: "Konversation kann nicht initialisiert werden",
} as const;
