import { Suspense } from "react";
import { SESSION_KEY } from "#app/session/session-keys.ts";
import { latePart } from "#ui/loading/late-part.ts";
import { useStoredText } from "#ui/stored-text.ts";

const ContactDetails = latePart(async () => ({
  default: (await import("./contact-details.tsx")).ContactDetails,
}));

/** A speaker's e-mail and phone for those who may see them; nothing of it is ever in the page's HTML. */
export function ContactData({ slug }: { slug: string }) {
  const hasSession = Boolean(useStoredText(SESSION_KEY));
  if (!hasSession) return null;
  return (
    <Suspense>
      <ContactDetails slug={slug} />
    </Suspense>
  );
}
