import * as z from "zod/mini";
import type { MailContent } from "./mail-content.ts";

/** Null if the data is not what the mail needs: nobody gets a mail that says „undefined“. */
export type MailTemplate = (data: unknown) => MailContent | null;

export function mailTemplate<Fields extends z.core.$ZodLooseShape>(
  fields: Fields,
  write: (data: z.output<z.ZodMiniObject<Fields>>) => MailContent,
): MailTemplate {
  const schema = z.object(fields);
  return (data) => {
    const parsed = z.safeParse(schema, data);
    return parsed.success ? write(parsed.data) : null;
  };
}
