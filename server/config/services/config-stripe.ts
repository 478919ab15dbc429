import type { StripeSettings } from "#integrations/payments/stripe.ts";
import type { ConfigValues } from "../config-fields.ts";
import { SUMMARY_TEXTS as S, CONFIG_TEXTS as T } from "../config-texts.ts";

type StripeName = "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_API_URL";
type StripeValues = Partial<Pick<ConfigValues, StripeName>>;
type Problem = { setting: StripeName; message: string };

const LOCAL = /^(?:localhost|127(?:\.\d+){3})$/;

/** Key and secret together: without the secret no payment would ever be reported. */
export function stripeProblems(values: StripeValues): Problem[] {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_URL: url } = values;
  const problems: Problem[] = [];
  if (secret && !key) problems.push({ setting: "STRIPE_SECRET_KEY", message: T.stripeHalf });
  if (key && !secret) problems.push({ setting: "STRIPE_WEBHOOK_SECRET", message: T.stripeHalf });
  if (url?.protocol === "http:" && !LOCAL.test(url.hostname)) {
    problems.push({ setting: "STRIPE_API_URL", message: T.stripeUrlOpen });
  }
  return problems;
}

/** Call it only where `stripeProblems` found none. */
export function stripeSettings(values: StripeValues): StripeSettings | null {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = values;
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return null;
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiUrl: STRIPE_API_URL?.origin,
  };
}

export function describeCards(config: { stripe: StripeSettings | null; demo: boolean }): string {
  if (config.stripe) {
    return S.cardsStripe(config.stripe.secretKey.includes("_test_") ? "test" : "live");
  }
  return config.demo ? S.cardsDemo : S.off;
}
