import { LIST_PARAMETERS } from "./list-texts.ts";

/** What the documentation says about watching over the assistant. */
export const ADMIN_ASSISTANT_OPERATIONS = {
  readAssistantState: {
    title: { de: "Stand des Assistenten", en: "State of the assistant" },
    text: {
      de: "Zahlen der letzten Tage: Chats, Anfragen daraus, unbeantwortete Fragen, fehlende Themen, Antwortzeiten, Rückmeldungen und geprüfte Aussagen.",
      en: "Figures of the last days: conversations, inquiries from them, unanswered questions, missing topics, latency, feedback and checked statements.",
    },
    parameters: {
      days: { de: "Wie viele Tage zurück: 1 bis 90.", en: "How many days back: 1 to 90." },
    },
  },
  switchAssistant: {
    title: { de: "Assistenten schalten", en: "Switch the assistant" },
    text: {
      de: "Schaltet den Assistenten oder nur das Sprachmodell an oder aus.",
      en: "Switches the assistant or only the language model on or off.",
    },
    parameters: {},
  },
  listAssistantConversations: {
    title: { de: "Chats auflisten", en: "List conversations" },
    text: {
      de: "Chats mit dem Assistenten, ohne persönliche Angaben.",
      en: "Conversations with the assistant, without personal data.",
    },
    parameters: {
      ...LIST_PARAMETERS,
      show: { de: "Nur solche Chats.", en: "Only such conversations." },
    },
  },
  readAssistantConversation: {
    title: { de: "Chat lesen", en: "Read a conversation" },
    text: {
      de: "Der Wortlaut, in dem persönliche Angaben unkenntlich sind.",
      en: "The words, in which personal data is masked.",
    },
    parameters: { id: { de: "Der Chat.", en: "The conversation." } },
  },
} as const;
