const conversation = {
  id: { de: "Der Chat.", en: "The conversation." },
  "conversation-key": {
    de: "Der Schlüssel, den die erste Antwort nennt. Nur wer ihn hat, findet den Chat.",
    en: "The key named in the first answer. Only whoever has it finds the conversation.",
  },
} as const;
const token = {
  token: { de: "Aus dem geteilten Link.", en: "From the shared link." },
} as const;
const slug = {
  slug: {
    de: "Kurzname des Profils, wie er in dessen Adresse steht.",
    en: "Short name of the profile, as in its address.",
  },
} as const;

/** What the documentation says about the assistant and about shortlists. */
export const ASSISTANT_OPERATIONS = {
  askAssistant: {
    title: { de: "Assistenten fragen", en: "Ask the assistant" },
    text: {
      de: "Versteht eine Frage oder ein Briefing auf Deutsch und schlägt Speaker vor. Preise und freie Tage stammen aus der Datenbank. Ohne Anmeldung möglich; gespeichert wird der Text ohne persönliche Angaben.",
      en: "Understands a question or brief in German and suggests speakers. Prices and free days come from the database. Needs no session; the text is stored without personal data.",
    },
    parameters: {},
  },
  rateAssistantAnswer: {
    title: { de: "Antwort bewerten", en: "Rate an answer" },
    text: {
      de: "Hilfreich (1) oder nicht hilfreich (-1).",
      en: "Helpful (1) or not helpful (-1).",
    },
    parameters: conversation,
  },
  noteAssistantInquiry: {
    title: { de: "Anfrage vermerken", en: "Note an inquiry" },
    text: {
      de: "Hält fest, dass jemand aus dem Chat zu einer Anfrage gegangen ist.",
      en: "Notes that somebody went from the conversation to an inquiry.",
    },
    parameters: conversation,
  },
  deleteAssistantConversation: {
    title: { de: "Chat löschen", en: "Delete a conversation" },
    text: {
      de: "Löscht den Chat mit allen Nachrichten sofort.",
      en: "Deletes the conversation with all its messages at once.",
    },
    parameters: conversation,
  },
  readOwnShortlist: {
    title: { de: "Merkliste lesen", en: "Read the own shortlist" },
    text: {
      de: "Die eigene Merkliste mit Stimmen und Kommentaren der Kollegen.",
      en: "One's own shortlist with the votes and comments of colleagues.",
    },
    parameters: {},
  },
  addToShortlist: {
    title: { de: "Speaker merken", en: "Add to the shortlist" },
    text: {
      de: "Merkt einen gelisteten Speaker. Wer schon dort steht, bleibt.",
      en: "Adds a listed speaker. Whoever is there already stays.",
    },
    parameters: slug,
  },
  removeFromShortlist: {
    title: { de: "Speaker nicht mehr merken", en: "Remove from the shortlist" },
    text: {
      de: "Nimmt einen Speaker von der Merkliste.",
      en: "Takes a speaker off the shortlist.",
    },
    parameters: slug,
  },
  shareShortlist: {
    title: { de: "Merkliste teilen", en: "Share the shortlist" },
    text: {
      de: "Gibt das Zeichen des Links, mit dem Kollegen lesen, abstimmen und kommentieren.",
      en: "Returns the token of the link with which colleagues read, vote and comment.",
    },
    parameters: {},
  },
  revokeShortlistShare: {
    title: { de: "Link zurückziehen", en: "Revoke the link" },
    text: {
      de: "Der geteilte Link führt danach nirgendwohin.",
      en: "The shared link then leads nowhere.",
    },
    parameters: {},
  },
  deleteShortlistComment: {
    title: { de: "Kommentar löschen", en: "Delete a comment" },
    text: {
      de: "Löscht einen Kommentar zur eigenen Merkliste.",
      en: "Deletes a comment on one's own shortlist.",
    },
    parameters: { id: { de: "Der Kommentar.", en: "The comment." } },
  },
  readSharedShortlist: {
    title: { de: "Geteilte Merkliste lesen", en: "Read a shared shortlist" },
    text: {
      de: "Was jemand mit dem Link sieht. Wem die Liste gehört, steht nicht dabei.",
      en: "What somebody with the link sees. Whose list it is does not stand there.",
    },
    parameters: token,
  },
  voteOnShortlist: {
    title: { de: "Abstimmen", en: "Vote" },
    text: {
      de: "Eine Stimme je Browser und Speaker: 1 dafür, -1 dagegen.",
      en: "One vote per browser and speaker: 1 in favour, -1 against.",
    },
    parameters: token,
  },
  commentOnShortlist: {
    title: { de: "Kommentieren", en: "Comment" },
    text: {
      de: "Ein Kommentar zu einem Speaker oder zur ganzen Liste, mit Namen.",
      en: "A comment on a speaker or on the whole list, with a name.",
    },
    parameters: token,
  },
} as const;
