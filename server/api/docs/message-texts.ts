const conversationId = { de: "Kennung der Unterhaltung.", en: "Id of the conversation." };
const cursor = {
  de: "Zeiger aus der vorigen Antwort („nextCursor“).",
  en: "Pointer from the previous answer (`nextCursor`).",
};
const order = { de: "Neueste oder älteste zuerst.", en: "Newest or oldest first." };

/** What the documentation says about conversations, notifications and live updates. */
export const MESSAGE_OPERATIONS = {
  listConversations: {
    title: { de: "Unterhaltungen auflisten", en: "List conversations" },
    text: {
      de: "Eigene Unterhaltungen von beiden Seiten, ohne Wunsch die jüngste zuerst. „answer_due_at“ sagt, bis wann der Speaker normalerweise antwortet.",
      en: "Own conversations of both sides, by default the latest first. `answer_due_at` says until when the speaker usually answers.",
    },
    parameters: {
      q: {
        de: "Nur Unterhaltungen, in denen dieser Text vorkommt: Name, Betreff oder Nachricht.",
        en: "Only conversations with this text: name, subject or message.",
      },
      show: {
        de: "„unread“: nur solche mit ungelesenen Nachrichten.",
        en: "`unread`: only those with unread messages.",
      },
      order,
      cursor,
      limit: {
        de: "Einträge je Seite, 1 bis 50 (Vorgabe 50).",
        en: "Entries per page, 1 to 50 (default 50).",
      },
    },
  },
  openConversation: {
    title: { de: "Unterhaltung öffnen", en: "Open a conversation" },
    text: {
      de: "Findet die Unterhaltung eines Paares oder legt sie an. Fehlt der Kunde, ist es, wer fragt; fehlt der Speaker, ist es das eigene Profil.",
      en: "Finds the conversation of a pair or creates it. A missing customer is whoever asks, a missing speaker the own profile.",
    },
    parameters: {},
  },
  readConversation: {
    title: { de: "Unterhaltung lesen", en: "Read a conversation" },
    text: {
      de: "Eine eigene Unterhaltung, wie sie auch in der Liste steht.",
      en: "One of the own conversations, as in the list.",
    },
    parameters: { id: conversationId },
  },
  listMessages: {
    title: { de: "Nachrichten lesen", en: "Read messages" },
    text: {
      de: "Nachrichten einer eigenen Unterhaltung, älteste zuerst. Ohne Angabe die neuesten. „sequence“ zählt lückenlos.",
      en: "Messages of an own conversation, oldest first. Without a position the newest. `sequence` counts without gaps.",
    },
    parameters: {
      id: conversationId,
      after: { de: "Nur spätere als diese Nummer.", en: "Only those after this sequence." },
      before: { de: "Nur frühere als diese Nummer.", en: "Only those before this sequence." },
      limit: {
        de: "Einträge, 1 bis 100 (Vorgabe 50).",
        en: "Entries, 1 to 100 (default 50).",
      },
    },
  },
  sendMessage: {
    title: { de: "Nachricht senden", en: "Send a message" },
    text: {
      de: "Sendet eine Nachricht. Dieselbe „client_id“ ist dieselbe Nachricht: Sie wird nur einmal gespeichert.",
      en: "Sends a message. The same `client_id` is the same message: it is stored once.",
    },
    parameters: { id: conversationId },
  },
  readAllMessages: {
    title: { de: "Als gelesen markieren", en: "Mark as read" },
    text: {
      de: "Alles, was die andere Seite geschrieben hat, gilt als gelesen. „count“ sagt, wie viel es war.",
      en: "Everything the other side wrote counts as read. `count` says how much it was.",
    },
    parameters: { id: conversationId },
  },
  uploadAttachment: {
    title: { de: "Datei hochladen", en: "Upload a file" },
    text: {
      de: "Ein Bild oder eine PDF-Datei bis 5 MB für die nächste Nachricht. Bilder werden neu gespeichert und verlieren dabei alle Zusatzdaten.",
      en: "A picture or PDF of up to 5 MB for the next message. Pictures are stored anew and lose all metadata.",
    },
    parameters: { id: conversationId },
  },
  readAttachment: {
    title: { de: "Datei lesen", en: "Read a file" },
    text: {
      de: "Eine Datei aus einer eigenen Unterhaltung.",
      en: "A file of one of the own conversations.",
    },
    parameters: { id: { de: "Kennung der Datei.", en: "Id of the file." } },
  },
  reportMessage: {
    title: { de: "Nachricht melden", en: "Report a message" },
    text: {
      de: "Meldet eine empfangene Nachricht an die Verwaltung.",
      en: "Reports a received message to the administration.",
    },
    parameters: { id: { de: "Kennung der Nachricht.", en: "Id of the message." } },
  },
  inspectConversation: {
    title: { de: "Fremde Unterhaltung einsehen", en: "Inspect a conversation" },
    text: {
      de: "Nur für die Verwaltung und nur mit Grund. Jede Einsicht wird protokolliert.",
      en: "For admins only, and only with a reason. Every inspection is logged.",
    },
    parameters: { id: conversationId },
  },
  countUnread: {
    title: { de: "Ungelesene Nachrichten zählen", en: "Count unread messages" },
    text: {
      de: "Speaker zählen ihre Seite, alle anderen die Unterhaltungen als Kunde.",
      en: "Speakers count their side, everybody else the conversations as a customer.",
    },
    parameters: {},
  },
  listNotifications: {
    title: { de: "Benachrichtigungen auflisten", en: "List notifications" },
    text: {
      de: "Eigene Benachrichtigungen, seitenweise, die neueste zuerst.",
      en: "Own notifications, page by page, the newest first.",
    },
    parameters: {
      q: {
        de: "Nur solche, in deren Titel oder Text alle Wörter vorkommen.",
        en: "Only those with all words in title or text.",
      },
      show: {
        de: "Nur ungelesene („unread“) oder nur eine Art.",
        en: "The unread ones (`unread`) or one type only.",
      },
      order,
      cursor,
    },
  },
  readNotifications: {
    title: { de: "Benachrichtigungen als gelesen markieren", en: "Mark notifications as read" },
    text: {
      de: "Ohne Kennungen alle; mit Kennungen nur diese.",
      en: "Without ids all of them; with ids only these.",
    },
    parameters: {},
  },
  sendMessageNotification: {
    title: { de: "Nachricht per E-Mail ankündigen", en: "Announce a message by mail" },
    text: {
      de: "Nur für eigene Unterhaltungen. Empfänger und Text stammen aus den gespeicherten Nachrichten. Mehrere werden zu einer E-Mail, höchstens einer in 15 Minuten; was schon gelesen oder angekündigt ist, löst keine aus.",
      en: "For own conversations only. Recipient and text come from the stored messages. Several become one mail, at most one in 15 minutes; what was read or announced already causes none.",
    },
    parameters: {},
  },
  followLive: {
    title: { de: "Änderungen verfolgen", en: "Follow changes" },
    text: {
      de: "Ein Strom von Ereignissen (Server-Sent Events). Besucher verfolgen Kalender; wer angemeldet ist, erhält dazu alles Eigene. Die Kennung eines Ereignisses ist die Stelle, an der es weitergeht („Last-Event-ID“ oder „after“). Zuerst kommt „ready“; „resync“ heißt: bitte alles neu lesen.",
      en: "A stream of server-sent events. Visitors follow calendars; whoever is signed in also gets everything of their own. The id of an event is where to resume (`Last-Event-ID` or `after`). First comes `ready`; `resync` means: read everything anew.",
    },
    parameters: {
      topics: {
        de: "Durch Komma getrennt, zum Beispiel „speaker:<Kennung>:calendar“.",
        en: "Separated by commas, for example `speaker:<id>:calendar`.",
      },
      after: {
        de: "Kennung des letzten bekannten Ereignisses.",
        en: "Id of the last known event.",
      },
    },
  },
} as const;
