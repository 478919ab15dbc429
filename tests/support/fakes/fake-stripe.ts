import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { createStripePayments } from "#integrations/payments/stripe.ts";
import { afterwards } from "../afterwards.ts";

type Asked = { path: string; form: URLSearchParams; key: string | undefined };

const SECRET = "whsec_test_stand_in";

/** Stands in for Stripe's API on this machine; what it was asked is kept, and it can fail on demand. */
export async function fakeStripe() {
  const asked: Asked[] = [];
  const answers = new Map<string, string>();
  const charges = new Map<string, Record<string, string>>();
  let failures = 0;
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await textOf(request));
    const key = request.headers["idempotency-key"] as string | undefined;
    asked.push({ path: request.url ?? "", form, key });
    const isFailing = failures > 0;
    if (isFailing) failures -= 1;
    const known = key === undefined ? undefined : answers.get(key);
    const id = `cs_test_${asked.length}`;
    const charge = /^\/v1\/charges\/(\w+)$/.exec(request.url ?? "")?.[1];
    const answer =
      charge === undefined
        ? { id, object: "checkout.session", url: `http://127.0.0.1/pay/${id}` }
        : { id: charge, object: "charge", metadata: charges.get(charge) ?? {} };
    const body = isFailing
      ? JSON.stringify({ error: { type: "api_error", message: "later" } })
      : (known ?? JSON.stringify(answer));
    if (key !== undefined && !isFailing) answers.set(key, body);
    response.writeHead(isFailing ? 503 : 200, { "content-type": "application/json" }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterwards(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const settings = { secretKey: "sk_test_stand_in", webhookSecret: SECRET };
  const stripe = new Stripe(settings.secretKey);
  return {
    asked,
    /** What we gave along, by the charge that came of it. */
    charges,
    payments: createStripePayments({ ...settings, apiUrl: `http://127.0.0.1:${port}` }),
    failNext: (count: number) => {
      failures = count;
    },
    /** An event as Stripe would send it, with its signature. */
    signed(event: Record<string, unknown>, options: { secret?: string; ageSeconds?: number } = {}) {
      const payload = JSON.stringify({ object: "event", ...event });
      const timestamp = Math.floor(Date.now() / 1000) - (options.ageSeconds ?? 0);
      const secret = options.secret ?? SECRET;
      const header = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return { payload, header };
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
