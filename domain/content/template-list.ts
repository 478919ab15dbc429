export const MAIL_READERS = ["customer", "speaker", "account", "anybody"] as const;
export type MailReader = (typeof MAIL_READERS)[number];

export const TEMPLATE_SORTS = ["trigger", "subject", "sent", "last_sent_at"] as const;
export type TemplateSort = (typeof TEMPLATE_SORTS)[number];

/** Whose words a mail has: ours, the admin's, or ours because the admin's no longer fit. */
export const TEMPLATE_STATES = ["built_in", "own", "broken"] as const;
export type TemplateState = (typeof TEMPLATE_STATES)[number];
