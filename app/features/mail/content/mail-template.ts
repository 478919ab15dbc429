import * as z from "zod/mini";
import type { MailContent } from "./mail-content.ts";

/** Null if the data is not what the mail needs: no mail says „undefined“. */
export type MailTemplate = {
  (data: unknown): MailContent | null;
  /** The names of what the mail is made of. */
  readonly fields: readonly string[];
  /** The same data, checked and ready to be shown; for own wordings with placeholders. */
  readonly read: (data: unknown) => Readonly<Record<string, unknown>> | null;
};

export function mailTemplate<Fields extends z.core.$ZodLooseShape>(
  fields: Fields,
  write: (data: z.output<z.ZodMiniObject<Fields>>) => MailContent,
): MailTemplate {
  const schema = z.object(fields);
  const read = (data: unknown) => {
    const parsed = z.safeParse(schema, data);
    return parsed.success ? parsed.data : null;
  };
  const template = (data: unknown) => {
    const checked = read(data);
    return checked && write(checked);
  };
  return Object.assign(template, { fields: Object.keys(fields), read });
}
