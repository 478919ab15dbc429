import type { HonoRequest } from "hono";
import { failure, ok } from "#domain/result.ts";
import { handlePaymentEvent } from "#features/billing/payment/handle-payment-event.server.ts";
import type { ApiCtx } from "#server/api/operation/operation.ts";

/** Signed by Stripe instead of a session; without its keys there is no such address. */
export async function receiveStripeEvent(ctx: ApiCtx, request: HonoRequest) {
  const provider = ctx.payments;
  if (provider?.name !== "stripe") return failure("not_found");
  // The text as it came: parsing and writing it again would break the signature.
  const event = await provider.readEvent(await request.text(), request.header("stripe-signature"));
  if (!event) {
    ctx.log.warn({}, "a payment event without a valid signature was refused");
    return failure("bad_request");
  }
  await handlePaymentEvent(ctx, provider.name, event);
  return ok({ received: true as const });
}
