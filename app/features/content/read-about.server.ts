import { readPublicNumbers } from "#data/queries/content-numbers.ts";
import { berlinDay } from "#domain/iso-date.ts";
import type { Ctx } from "../ctx.ts";
import type { AboutView } from "./about/about-screen.tsx";
import { readLegalFacts } from "./legal-facts.server.ts";

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
