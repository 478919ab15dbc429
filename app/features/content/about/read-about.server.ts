import { readPublicNumbers } from "#data/queries/content/content-numbers.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import type { Ctx } from "#features/ctx.ts";
import { readLegalFacts } from "../legal/legal-facts.server.ts";
import type { AboutView } from "./about-screen.tsx";

/** Who we are and what the tables say about us today. */
export async function readAbout(ctx: Ctx): Promise<AboutView> {
  const { company, supportMail } = await readLegalFacts(ctx);
  return {
    numbers: await readPublicNumbers(ctx.db),
    day: berlinDay(ctx.now().getTime()),
    company: company.name,
    city: company.city,
    phone: company.phone,
    mail: supportMail,
    isDemo: ctx.demo,
  };
}
