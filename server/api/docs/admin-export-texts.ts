import { ADMIN_ASSISTANT_OPERATIONS as ASSISTANT } from "./admin-assistant-texts.ts";
import { ADMIN_CONTENT_OPERATIONS as CONTENT } from "./admin-content-texts.ts";
import { ADMIN_OPERATIONS_OPERATIONS as OPERATIONS } from "./admin-operations-texts.ts";
import { ADMIN_PLATFORM_OPERATIONS as PLATFORM } from "./admin-platform-texts.ts";
import { ADMIN_SUPPLY_OPERATIONS as SUPPLY } from "./admin-supply-texts.ts";

/** The same words for every list: only what is in the file and what can be asked differ. */
function file<Parameters>(de: string, en: string, { parameters }: { parameters: Parameters }) {
  return {
    title: { de: `${de} als CSV`, en: `${en} as CSV` },
    text: {
      de: "Dieselbe Liste als Datei für Tabellenprogramme.",
      en: "The same list as a file for spreadsheets.",
    },
    parameters,
  };
}

/** What the documentation says about lists that are a file as well. */
export const ADMIN_EXPORT_OPERATIONS = {
  exportReminders: file("Erinnerungen", "Reminders", PLATFORM.listReminders),
  exportActivity: file("Aktivität der Speaker", "Activity of speakers", SUPPLY.listSpeakerActivity),
  exportApplications: file("Freigaben", "Applications", SUPPLY.listApplications),
  exportPosts: file("Artikel", "Posts", CONTENT.listAllPosts),
  exportLandingPages: file("Themenseiten", "Landing pages", CONTENT.listLandingPages),
  exportMedia: file("Bilder", "Pictures", CONTENT.listMedia),
  exportJobs: file("Aufträge", "Jobs", OPERATIONS.listJobs),
  exportReports: file("Meldungen", "Reports", OPERATIONS.listReports),
  exportAssistantConversations: file(
    "Chats mit dem Assistenten",
    "Conversations with the assistant",
    ASSISTANT.listAssistantConversations,
  ),
  exportMailTemplates: file("E-Mail-Vorlagen", "Mail templates", CONTENT.listMailTemplates),
  exportMails: file("E-Mails", "Mails", OPERATIONS.listMails),
} as const;
