import { countMails, listTemplates } from "#data/queries/mail/email-templates.ts";
import { MAIL_CATALOGUE, type MailEntry } from "#domain/content/mail-catalogue.ts";
import type { MailReader, TemplateSort, TemplateState } from "#domain/content/template-list.ts";
import type { ListQuery } from "#domain/list/list-query.ts";
import { pageOf } from "#domain/list/page-of.ts";
import { ok } from "#domain/result.ts";
import { asAdmin } from "#features/admin-access.ts";
import type { Ctx } from "#features/ctx.ts";
import { describeMail, MAIL_KEYS, type MailKey } from "./content/render-mail.ts";

type Filter = {
  readonly reader?: MailReader | undefined;
  readonly state?: TemplateState | undefined;
};

/** All mails with when they are sent, to whom and how often they were. */
export const listMailTemplates = asAdmin(
  async (ctx, _admin, query: ListQuery<TemplateSort>, { reader, state }: Filter = {}) => {
    const all = (await readTemplates(ctx)).filter(
      (one) =>
        (reader === undefined || one.reader === reader) &&
        (state === undefined || one.state === state),
    );
    return ok(
      pageOf(all, query, {
        words: ({ id, trigger, subject }) => [id, trigger, subject],
        sorts: {
          trigger: ({ trigger }) => trigger,
          subject: ({ subject }) => subject,
          sent: ({ sent }) => sent,
          last_sent_at: ({ last_sent_at }) => last_sent_at ?? "",
        },
      }),
    );
  },
);

async function readTemplates({ db }: Ctx) {
  const [rows, counts] = await Promise.all([listTemplates(db), countMails(db)]);
  const stored = new Map(rows.map((row) => [row.key, row]));
  const sent = new Map(counts.map((row) => [row.key, row]));
  return MAIL_KEYS.map((key) => {
    const row = stored.get(key);
    const isOwn = row?.current_version != null;
    return {
      id: key,
      ...templateEntry(key),
      subject: describeMail(key)?.text.subject ?? "",
      state: stateOf(isOwn, row?.broken_since ?? null),
      updated_at: isOwn ? (row?.updated_at.toISOString() ?? null) : null,
      sent: sent.get(key)?.sent ?? 0,
      last_sent_at: sent.get(key)?.last_at?.toISOString() ?? null,
    };
  });
}

function stateOf(isOwn: boolean, brokenSince: Date | null): TemplateState {
  if (!isOwn) return "built_in";
  return brokenSince ? "broken" : "own";
}

const ENTRIES: Readonly<Record<MailKey, MailEntry>> = MAIL_CATALOGUE;

/** When a mail is sent and to whom. */
export function templateEntry(key: MailKey): MailEntry {
  return ENTRIES[key];
}
