import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { handlePaymentEvent } from "#features/billing/handle-payment-event.server.ts";
import { readPayment } from "#features/billing/read-payment.server.ts";
import { readTransfer } from "#features/billing/read-transfer.server.ts";
import { type CheckoutError, startCheckout } from "#features/billing/start-checkout.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { jsonAnswer, jsonBody } from "./admin/json-route.ts";
import { type ApiEnv, viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { operation } from "./docs/operation.ts";
import { PAYMENT_ERRORS } from "./payment-texts.ts";
import { privateAnswer } from "./private-answer.ts";
import { createRouter } from "./router.ts";
import { invoicePath } from "./schemas/invoice.ts";
import {
  checkoutSchema,
  paymentPath,
  paymentSchema,
  receivedSchema,
  transferSchema,
  webhookBody,
} from "./schemas/payment.ts";
import {
  conflicting,
  forbidden,
  malformed,
  unauthorized,
  unavailable,
  unknown,
} from "./schemas/problem.ts";
import { signInProblem } from "./sign-in-problem.ts";

const refusals = { 401: unauthorized, 403: forbidden, 404: unknown };
const middleware = privateAnswer();

const checkoutRoute = createRoute({
  ...operation("startCheckout"),
  method: "post",
  path: "/invoices/{id}/checkout",
  middleware,
  request: { params: invoicePath },
  responses: {
    201: jsonAnswer("Where the payment goes on", checkoutSchema),
    ...refusals,
    409: conflicting,
    503: unavailable,
  },
});

const transferRoute = createRoute({
  ...operation("readTransfer"),
  method: "get",
  path: "/invoices/{id}/transfer",
  middleware,
  request: { params: invoicePath },
  responses: { 200: jsonAnswer("How to pay by bank", transferSchema), ...refusals },
});

const paymentRoute = createRoute({
  ...operation("readPayment"),
  method: "get",
  path: "/payments/{id}",
  middleware,
  request: { params: paymentPath },
  responses: { 200: jsonAnswer("What became of it", paymentSchema), ...refusals },
});

const webhookRoute = createRoute({
  ...operation("receiveStripeEvent"),
  method: "post",
  path: "/webhooks/stripe",
  request: jsonBody(webhookBody),
  responses: { 200: jsonAnswer("Stored", receivedSchema), 400: malformed, 404: unknown },
});

export function paymentRoutes(ctx: Ctx) {
  return createRouter()
    .openapi(checkoutRoute, async (c) => {
      const started = await startCheckout(ctx, viewerOf(c), c.req.valid("param").id);
      return started.ok ? c.json(started.value, 201) : checkoutProblem(c, started.error);
    })
    .openapi(transferRoute, async (c) => {
      const found = await readTransfer(ctx, viewerOf(c), c.req.valid("param").id);
      if (found.ok) return c.json(found.value, 200);
      return found.error === "unauthorized" ? signInProblem(c) : apiProblem(c, "not_found");
    })
    .openapi(paymentRoute, async (c) => {
      const found = await readPayment(ctx, viewerOf(c), c.req.valid("param").id);
      if (found.ok) return c.json(found.value, 200);
      return found.error === "unauthorized" ? signInProblem(c) : apiProblem(c, "not_found");
    })
    .openapi(webhookRoute, async (c) => {
      const provider = ctx.payments;
      if (provider?.name !== "stripe") return apiProblem(c, "not_found");
      // The text as it came: parsing and writing it again would break the signature.
      const event = await provider.readEvent(await c.req.text(), c.req.header("stripe-signature"));
      if (!event) {
        ctx.log.warn({}, "a payment event without a valid signature was refused");
        return apiProblem(c, "bad_request");
      }
      await handlePaymentEvent(ctx, provider.name, event);
      return c.json({ received: true as const }, 200);
    });
}

function checkoutProblem(c: Context<ApiEnv>, error: CheckoutError) {
  switch (error) {
    case "unauthorized":
      return signInProblem(c);
    case "not_found":
      return apiProblem(c, "not_found");
    case "unavailable":
      return apiProblem(c, "unavailable", { message: PAYMENT_ERRORS.unavailable });
    default:
      return apiProblem(c, "conflict", { code: error, message: PAYMENT_ERRORS[error] });
  }
}
