import { html } from "hono/html";
import type { MailChoice } from "#features/mail/mail-choice.server.ts";
import { plainPage } from "../http/plain-page.ts";
import { MAIL_CHOICE_TEXTS as T } from "./texts.ts";

/** The form has no address of its own: it goes where the page came from, so the token stays out of it. */
export function mailChoicePage({ topic, is_wanted }: MailChoice, isChanged: boolean) {
  const wanted = isChanged ? T.resumed : T.title;
  const heading = is_wanted ? wanted : T.stopped;
  const button = is_wanted
    ? html`<button name="wahl" value="abbestellen">${T.stop}</button>`
    : html`<button class="quiet" name="wahl" value="erhalten">${T.resume}</button>`;
  return plainPage(
    heading,
    html`<h1>${heading}</h1>
<p role="status">${is_wanted ? T.asked : T.stoppedText} <strong>${T.topics[topic]}</strong></p>
<p>${T.needed}</p>
<form method="post">${button}</form>
<p><a href="/">${T.home}</a></p>`,
  );
}
