import { createHash, randomBytes } from "node:crypto";
import type { Db } from "#data/db.ts";
import {
  changeMailChoice,
  ensureMailChoice,
  findMailChoice,
} from "#data/queries/mail/mail-choices.ts";
import type { MailTopic } from "#domain/content/mail-topics.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Ctx } from "#features/ctx.ts";

/** Where a reader says what they want; the token is the proof that they got such a mail. */
export const MAIL_CHOICE_PATH = "/abmelden";

const CHOICE_TOKEN = /^[A-Za-z0-9_-]{43}$/;

export type MailChoice = { readonly topic: MailTopic; readonly is_wanted: boolean };

/** Whether an address wants mails of a topic, and the link by which it says otherwise. */
export async function choiceFor(
  { db, publicUrl }: { db: Db; publicUrl: string },
  address: string,
  topic: MailTopic,
): Promise<{ isWanted: boolean; link: string }> {
  const hash = createHash("sha256").update(address.toLowerCase()).digest("hex");
  const fresh = randomBytes(32).toString("base64url");
  const { token, is_wanted } = await ensureMailChoice(db, hash, { topic, token: fresh });
  return { isWanted: is_wanted, link: `${publicUrl}${MAIL_CHOICE_PATH}/${token}` };
}

export async function readMailChoice(
  { db }: Pick<Ctx, "db">,
  token: string,
): Promise<Result<MailChoice, "not_found">> {
  const choice = CHOICE_TOKEN.test(token) ? await findMailChoice(db, token) : undefined;
  return choice ? ok(choice) : failure("not_found");
}

export async function saveMailChoice(
  { db }: Pick<Ctx, "db">,
  token: string,
  isWanted: boolean,
): Promise<Result<MailChoice, "not_found">> {
  const choice = CHOICE_TOKEN.test(token) ? await changeMailChoice(db, token, isWanted) : undefined;
  return choice ? ok(choice) : failure("not_found");
}
