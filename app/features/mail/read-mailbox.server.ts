import type { Db } from "#data/db.ts";
import { listCapturedAttachments, listCapturedMails } from "#data/queries/mail/mails.ts";
import { isFileKey } from "#domain/media/file-key.ts";
import type { FileStore } from "#integrations/files/file-store.ts";
import type { MailboxMail } from "./demo-mailbox/mailbox-mail.ts";

const MAX_MAILS = 100;

/** Newest first. Programs read `/demo/postfach.json`, so the names of the fields stay. */
export async function readMailbox({ db }: { db: Db }): Promise<MailboxMail[]> {
  const mails = await listCapturedMails(db, MAX_MAILS);
  return mails.map((mail) => ({
    ...mail,
    attachments: mail.attachments.map(({ file_name, size = null }) => ({ name: file_name, size })),
    createdAt: mail.createdAt.toISOString(),
  }));
}

type MailboxFile = { readonly name: string; readonly type: string; readonly bytes: Uint8Array };

/** One attachment of a kept mail, by its place in the list; undefined if it is not (or no longer) there. */
export async function readMailboxFile(
  { db, files }: { db: Db; files: Pick<FileStore, "read"> },
  mailId: string,
  place: number,
): Promise<MailboxFile | undefined> {
  const found = (await listCapturedAttachments(db, mailId))[place];
  if (!found) return undefined;
  const { file_name: name, content_type: type, storage_key: key, text } = found;
  if (key === null) {
    return text === undefined ? undefined : { name, type, bytes: new TextEncoder().encode(text) };
  }
  const file = isFileKey(key) ? await files.read(key) : undefined;
  return file && { name, type, bytes: file.bytes };
}
