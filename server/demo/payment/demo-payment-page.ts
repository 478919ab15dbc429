import { html } from "hono/html";
import { formatEurosExact } from "#domain/money.ts";
import { DEMO_PAYMENT_PATH, type DemoCheckout } from "#integrations/payments/demo-payments.ts";
import { plainPage } from "#server/http/plain-page.ts";
import { DEMO_PAYMENT_TEXTS as T } from "./texts.ts";

/** Two buttons: what a provider could report. */
export function demoPaymentPage(token: string, { invoiceNumber, amount }: DemoCheckout) {
  return plainPage(
    T.title,
    html`<p class="mark">${T.badge}</p>
<h1>${T.heading}</h1>
<p>${T.intro}</p>
<dl><dt>${T.invoice}</dt><dd>${invoiceNumber}</dd><dt>${T.amount}</dt><dd>${formatEurosExact(amount)}</dd></dl>
<form method="post" action="${DEMO_PAYMENT_PATH}">
<input type="hidden" name="sitzung" value="${token}">
<button name="wahl" value="bezahlen">${T.pay}</button>
<button class="quiet" name="wahl" value="abbrechen">${T.cancel}</button>
</form>`,
  );
}
