import { type Context, Hono } from "hono";
import { z } from "zod";
import { emailAddress } from "#domain/account/email-address.ts";
import type { EdgeEnv } from "#server/http/edge-env.ts";
import { answerProblem } from "#server/http/problem.ts";
import { contentSecurityPolicy } from "#server/http/security-headers.ts";
import { demoGooglePage, STYLE_HASH } from "./demo-google-page.ts";
import type { DemoGoogle } from "./demo-provider.ts";

const askedSchema = z.object({
  redirect_uri: z.string().max(500),
  state: z.string().min(1).max(200),
  nonce: z.string().min(1).max(200),
  code_challenge: z.string().min(43).max(128),
});
const personSchema = z.object({
  email: z.string().max(254),
  given_name: z.string().trim().min(1).max(100),
  family_name: z.string().trim().min(1).max(100),
});

/** To be mounted at `/demo`. Without a provider (real credentials, or no demo) nothing is here. */
export function demoGoogleRoutes(provider: DemoGoogle | null, publicUrl: string): Hono<EdgeEnv> {
  const routes = new Hono<EdgeEnv>();
  const refuse = (c: Context<EdgeEnv>) => answerProblem(c, "not_found");
  if (!provider) return routes.all("/google", refuse).all("/google/*", refuse);
  const redirectUri = `${publicUrl}/auth/v1/callback`;
  const back = (values: Record<string, string>) =>
    `${redirectUri}?${new URLSearchParams(values).toString()}`;
  /** Codes go to our own callback and nowhere else. */
  const askedBy = (c: Context<EdgeEnv>) => {
    const asked = askedSchema.safeParse(c.req.query());
    return asked.success && asked.data.redirect_uri === redirectUri ? asked.data : null;
  };
  return routes
    .get("/google", (c) => {
      const asked = askedBy(c);
      if (!asked) return answerProblem(c, "bad_request");
      const policy = { styleHashes: [STYLE_HASH], https: c.get("https") };
      c.header("content-security-policy", contentSecurityPolicy(policy));
      return c.html(demoGooglePage(asked, back({ error: "access_denied", state: asked.state })));
    })
    .get("/google/weiter", (c) => {
      const asked = askedBy(c);
      const person = personSchema.safeParse(c.req.query());
      const email = emailAddress(person.data?.email);
      if (!asked || !person.success || !email) return answerProblem(c, "bad_request");
      const { nonce, code_challenge: challenge, state } = asked;
      const code = provider.grant({ ...person.data, email }, { nonce, challenge });
      return c.redirect(back({ code, state }));
    });
}
