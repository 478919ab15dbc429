import { data, type MetaDescriptor, useLoaderData, useRevalidator } from "react-router";
import { Mailbox } from "#features/mail/demo-mailbox/mailbox.tsx";
import { MAILBOX_JSON_PATH, type MailboxMail } from "#features/mail/demo-mailbox/mailbox-mail.ts";
import { MAILBOX_TEXTS } from "#features/mail/texts.ts";

/** Loaded by the browser: the server's HTML is the same for all and may be cached. */
export async function clientLoader(): Promise<MailboxMail[]> {
  const response = await fetch(MAILBOX_JSON_PATH, { headers: { accept: "application/json" } });
  if (!response.ok) throw data(null, { status: response.status });
  return (await response.json()) as MailboxMail[];
}
clientLoader.hydrate = true as const;

export function meta(): MetaDescriptor[] {
  return [{ title: MAILBOX_TEXTS.title }, { name: "robots", content: "noindex" }];
}

export function HydrateFallback() {
  return <Mailbox mails={null} />;
}

export default function MailboxRoute() {
  const mails = useLoaderData<typeof clientLoader>();
  const { state, revalidate } = useRevalidator();
  return (
    <Mailbox mails={mails} isRefreshing={state === "loading"} onRefresh={() => void revalidate()} />
  );
}
