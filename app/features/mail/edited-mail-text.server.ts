import * as z from "zod/mini";
import type { Db } from "#data/db.ts";
import { findCurrentText, markBroken } from "#data/queries/mail/email-templates.ts";
import type { Job } from "#data/queries/mail/outbox-worker.ts";
import type { Log } from "#features/ctx.ts";
import type { MailText, TextFault } from "./content/edited-mail.ts";

type OwnTextCtx = { db: Db; log: Log };

const draftSchema = z.object({ subject: z.string(), preheader: z.string(), body: z.string() });

/** The wording an admin gave a mail, or that of a test; a mail leaves also if it cannot be read. */
export async function readOwnText(
  { db, log }: OwnTextCtx,
  key: string,
  { payload }: Pick<Job, "payload">,
): Promise<MailText | undefined> {
  const draft = z.safeParse(draftSchema, payload.text);
  if (draft.success) return draft.data;
  try {
    return await findCurrentText(db, key);
  } catch (error) {
    log.error({ err: error, template: key }, "the own text of a mail was not read");
    return undefined;
  }
}

/** The mail left with its built-in wording; an admin has to check the own one. */
export async function reportBroken(
  { db, log }: OwnTextCtx,
  key: string,
  faults: readonly TextFault[],
): Promise<void> {
  log.error(
    { template: key, faults: faults.map(({ kind }) => kind) },
    "the own text of a mail is broken",
  );
  try {
    await markBroken(db, key);
  } catch (error) {
    log.error({ err: error, template: key }, "a broken mail text was not marked");
  }
}
