import { z } from "zod";
import { MAIL_READERS, TEMPLATE_SORTS, TEMPLATE_STATES } from "#domain/content/template-list.ts";
import { EDITOR_ERRORS } from "#server/api/schemas/editor-texts.ts";
import { keyPath, optional, required } from "../schemas/editor-fields.ts";
import { choice, listOf, listQuery } from "../schemas/list-query.ts";
import { MAIL_TEXT_ERRORS } from "./texts.ts";

const instant = z.iso.datetime();
const reader = z.enum(MAIL_READERS);

export const templatePath = keyPath("Name of the kind of mail.");

export const mailTextSchema = z
  .object({
    subject: required(200, MAIL_TEXT_ERRORS.missing_subject).refine(
      (text) => !/[\r\n]/.test(text),
      { error: MAIL_TEXT_ERRORS.missing_subject },
    ),
    preheader: optional(200),
    body: required(20_000, EDITOR_ERRORS.body),
  })
  .meta({ id: "MailText" });

export const mailTextChangeSchema = z
  .object({ text: mailTextSchema.nullable() })
  .meta({ id: "MailTextChange" });

const shownText = z.object({ subject: z.string(), preheader: z.string(), body: z.string() });

export const templatesQuery = listQuery(
  TEMPLATE_SORTS,
  {
    reader: choice(MAIL_READERS, "Only mails to this side."),
    state: choice(TEMPLATE_STATES, "Only with own words, built-in ones or broken."),
  },
  "asc",
);

export const templatesSchema = listOf(
  z.object({
    id: z.string(),
    reader,
    trigger: z.string(),
    subject: z.string(),
    state: z.enum(TEMPLATE_STATES),
    updated_at: instant.nullable(),
    sent: z.int(),
    last_sent_at: instant.nullable(),
  }),
).meta({ id: "MailTemplates" });

export const templateSchema = z.object({
  key: z.string(),
  reader,
  trigger: z.string(),
  built_in: shownText,
  text: shownText,
  is_own: z.boolean(),
  placeholders: z.array(z.string()),
  versions: z.array(
    shownText.extend({
      version: z.int(),
      created_at: instant,
      created_by: z.string().nullable(),
    }),
  ),
});

export const savedTextSchema = z.object({ version: z.int().nullable() });

export const previewSchema = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  problem: z.string().nullable(),
});

export const testMailSchema = z.object({ to: z.string() });
