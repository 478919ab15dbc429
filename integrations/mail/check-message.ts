import { emailAddress } from "#domain/account/email-address.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { MailAttachment, MailMessage } from "./mailer.ts";

export type MessageProblem = "invalid recipient" | "invalid message id";

/** Control and format characters: line breaks of every kind, and marks that reverse what is read. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;
/** What gives a display name a second meaning. */
const NAME_TRICKS = /["<>@,;:\\()[\]]+/g;
const MESSAGE_ID = /^<[\w.-]{1,120}@[\w.-]{1,120}>$/;
/** What a file name on a recipient's disk is made of. */
const FILE_NAME_TRICKS = /[^\p{L}\p{N} ._-]+/gu;
const MEDIA_TYPE = /^[a-z]+\/[a-z0-9][a-z0-9.+-]{0,60}$/;
const WEB_LINK = /^https?:\/\/[\w.:[\]-]+\/[\w./-]{1,200}$/;
const MAX_SUBJECT = 200;
const MAX_NAME = 80;

/** A message that has one recipient and no way to add a header, whatever it was made from. */
export function checkMessage(message: MailMessage): Result<MailMessage, MessageProblem> {
  const address = emailAddress(message.to.address);
  if (!address || address.search(INVISIBLE) !== -1) return failure("invalid recipient");
  if (!MESSAGE_ID.test(message.messageId)) return failure("invalid message id");
  const name = oneLine(message.to.name).replace(NAME_TRICKS, " ");
  const { replyTo: _, unsubscribe: __, ...rest } = message;
  return ok({
    ...rest,
    to: { name: tidy(name, MAX_NAME), address },
    subject: tidy(oneLine(message.subject), MAX_SUBJECT),
    ...checkedLinks(message),
    ...(message.attachments ? { attachments: message.attachments.map(checkAttachment) } : {}),
  });
}

/** A setting or a link that is damaged is left out: the mail itself is worth more. */
function checkedLinks({ replyTo, unsubscribe }: MailMessage) {
  const answers = replyTo === undefined ? null : emailAddress(replyTo);
  return {
    ...(answers && answers.search(INVISIBLE) === -1 ? { replyTo: answers } : {}),
    ...(unsubscribe && WEB_LINK.test(unsubscribe) ? { unsubscribe } : {}),
  };
}

function checkAttachment({ name, type, content }: MailAttachment): MailAttachment {
  return {
    name: tidy(name.replace(FILE_NAME_TRICKS, " "), MAX_NAME).replace(/^\.+/, ""),
    type: MEDIA_TYPE.test(type) ? type : "application/octet-stream",
    content,
  };
}

function oneLine(text: string): string {
  return text.replace(INVISIBLE, " ");
}

function tidy(text: string, max: number): string {
  return text.replace(/\s+/g, " ").trim().slice(0, max).trim();
}
