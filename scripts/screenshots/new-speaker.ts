import { type APIRequestContext, expect } from "@playwright/test";
import { type Credentials, DEMO, signUpByMail } from "#tests/e2e/support/accounts.ts";
import { asPerson } from "./as-person.ts";

type Mail = { to: string; text: string };

/** Longer than most names, so that every place of a name is tried. */
const NAME = "Prof. Dr. Maria-Magdalena von Hohenstein-Württemberg-Sanders";

/** A speaker who has just taken over a profile in which nothing stands but a long name. */
export async function newSpeaker(request: APIRequestContext): Promise<Credentials> {
  const account = await signUpByMail(request);
  const admin = await asPerson(request, DEMO.admin);
  const { id } = await admin<{ id: string }>("/admin/speakers", "POST", {
    name: NAME,
    email: account.email,
  });
  await admin("/admin/speakers/invitations", "POST", { ids: [id] });
  const token = await invitation(request, account.email);
  const own = await asPerson(request, account.email, account.password);
  await own("/me/speaker-claim", "POST", { token });
  return account;
}

async function invitation(request: APIRequestContext, to: string): Promise<string> {
  let token = "";
  await expect
    .poll(async () => {
      const mails = (await (await request.get("/demo/postfach.json")).json()) as Mail[];
      const texts = mails.filter((mail) => mail.to.includes(to)).map(({ text }) => text);
      token = /\/einladung\/([\w-]{43})/.exec(texts.join("\n"))?.[1] ?? "";
      return token;
    })
    .not.toBe("");
  return token;
}
