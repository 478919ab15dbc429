import { type Context, Hono } from "hono";
import { handlePaymentEvent } from "#features/billing/payment/handle-payment-event.server.ts";
import type { Ctx } from "#features/ctx.ts";
import type { DemoPayments } from "#integrations/payments/demo-payments.ts";
import type { EdgeEnv } from "#server/http/edge-env.ts";
import { PLAIN_STYLE_HASH } from "#server/http/plain-page.ts";
import { answerProblem } from "#server/http/problem.ts";
import { contentSecurityPolicy } from "#server/http/security-headers.ts";
import { demoPaymentPage } from "./demo-payment-page.ts";

/** To be mounted at `/demo`. Without the stand-in (real keys, or no demo) nothing is here. */
export function demoPaymentRoutes(ctx: Ctx, provider: DemoPayments | null): Hono<EdgeEnv> {
  const routes = new Hono<EdgeEnv>();
  if (!provider) return routes.all("/zahlung", (c) => answerProblem(c, "not_found"));
  return routes
    .get("/zahlung", (c) => {
      const token = c.req.query("sitzung") ?? "";
      const checkout = provider.readCheckout(token);
      if (!checkout) return answerProblem(c, "not_found");
      closed(c);
      return c.html(demoPaymentPage(token, checkout));
    })
    .post("/zahlung", async (c) => {
      const form = await c.req.parseBody();
      const checkout = provider.readCheckout(String(form.sitzung ?? ""));
      if (!checkout) return answerProblem(c, "not_found");
      if (form.wahl !== "bezahlen") return c.redirect(checkout.cancelUrl, 303);
      // The same way as a real provider's word: signed, read, checked, stored once.
      const { body, signature } = provider.tell(checkout);
      const event = await provider.readEvent(body, signature);
      if (event) await handlePaymentEvent(ctx, provider.name, event);
      return c.redirect(checkout.successUrl, 303);
    });
}

function closed(c: Context<EdgeEnv>): void {
  const policy = { styleHashes: [PLAIN_STYLE_HASH], https: c.get("https") };
  c.header("content-security-policy", contentSecurityPolicy(policy));
  c.header("cache-control", "no-store");
}
