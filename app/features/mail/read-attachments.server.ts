import * as z from "zod/mini";
import type { MailAttachment as AttachmentRecord } from "#data/schema/mail.ts";
import { isFileKey } from "#domain/media/file-key.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { FileStore } from "#integrations/files/file-store.ts";
import type { MailAttachment } from "#integrations/mail/mailer.ts";

const name = z.string().check(z.minLength(1), z.maxLength(120));
const storedFile = z.object({ name, type: z.string(), fileKey: z.string() });
const calendarEntry = z.object({ name, type: z.literal("text/calendar"), text: z.string() });
const attachmentList = z.optional(z.array(z.union([storedFile, calendarEntry])));

type Attached = { attachments: MailAttachment[]; records: AttachmentRecord[] };

/** What the payload of a mail job asks to attach, with content. A file that is away may come back. */
export async function readAttachments(
  files: Pick<FileStore, "read"> | undefined,
  payload: unknown,
): Promise<Result<Attached, "invalid attachment" | "missing attachment">> {
  const parsed = z.safeParse(attachmentList, payload);
  if (!parsed.success) return failure("invalid attachment");
  const attachments: MailAttachment[] = [];
  const records: AttachmentRecord[] = [];
  for (const item of parsed.data ?? []) {
    const content = await contentOf(files, item);
    if (!content) return failure("missing attachment");
    attachments.push({ name: item.name, type: item.type, content });
    const kept =
      "fileKey" in item ? { storage_key: item.fileKey } : { storage_key: null, text: item.text };
    const size = content.byteLength;
    records.push({ file_name: item.name, content_type: item.type, size, ...kept });
  }
  return ok({ attachments, records });
}

async function contentOf(
  files: Pick<FileStore, "read"> | undefined,
  item: z.output<typeof storedFile> | z.output<typeof calendarEntry>,
): Promise<Uint8Array | undefined> {
  if (!("fileKey" in item)) return new TextEncoder().encode(item.text);
  return isFileKey(item.fileKey) ? (await files?.read(item.fileKey))?.bytes : undefined;
}
