import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createHttpSms } from "./http-sms.ts";

type Received = { headers: IncomingHttpHeaders; form: Record<string, string> };
type Answer = number | "silence" | "redirect";

const received: Received[] = [];
let answers: Answer[] = [];

/** The provider of messages: answers as each test says, one after the other. */
const provider = createServer(async (request, response) => {
  const form = Object.fromEntries(new URLSearchParams(await readText(request)));
  received.push({ headers: request.headers, form });
  reply(response, answers.shift() ?? 201);
});

function reply(response: ServerResponse, answer: Answer): void {
  if (answer === "silence") return;
  if (answer === "redirect") response.writeHead(307, { location: "/anderswo" }).end();
  else response.writeHead(answer, { "content-type": "application/json" }).end("{}");
}

await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/messages.json`;
afterAll(() => provider.closeAllConnections());
afterAll(() => void provider.close());
beforeEach(() => {
  received.length = 0;
  answers = [];
});

const SETTINGS = { url, token: "geheim", from: "+4930123456" };
const PATIENCE = { timeoutMs: 150, attempts: 3, pauseMs: 1 };
const MESSAGE = { to: "+4915112345678", text: "Ihr Code: 123456", channel: "sms" } as const;

test("a message is handed over with its sender and the token", async () => {
  await createHttpSms(SETTINGS, PATIENCE).send(MESSAGE);
  expect(received).toMatchObject([
    {
      headers: {
        authorization: "Bearer geheim",
        "content-type": expect.stringContaining("x-www-form-urlencoded"),
      },
      form: { To: "+4915112345678", From: "+4930123456", Body: "Ihr Code: 123456" },
    },
  ]);
});

test("a pair of name and secret is sent as Twilio wants it, and WhatsApp is marked", async () => {
  const sms = createHttpSms({ ...SETTINGS, token: "AC1:geheim" }, PATIENCE);
  await sms.send({ ...MESSAGE, channel: "whatsapp" });
  const basic = `Basic ${Buffer.from("AC1:geheim").toString("base64")}`;
  expect(received[0]?.headers.authorization).toBe(basic);
  const whatsapp = { To: "whatsapp:+4915112345678", From: "whatsapp:+4930123456" };
  expect(received[0]?.form).toMatchObject(whatsapp);
});

test("what passes by itself is tried again, as the same message", async () => {
  answers = [503, "silence", 201];
  await createHttpSms(SETTINGS, PATIENCE).send(MESSAGE);
  expect(received).toHaveLength(3);
  expect(new Set(received.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
});

test("it gives up in the end, and at once where trying again is useless", async () => {
  const sms = createHttpSms(SETTINGS, PATIENCE);
  answers = [500, 429, 502, 201];
  await expect(sms.send(MESSAGE)).rejects.toThrow("answered 502");
  expect(received).toHaveLength(3);
  answers = [401];
  await expect(sms.send(MESSAGE)).rejects.toThrow("answered 401");
  expect(received).toHaveLength(4);
});

test("the token follows no redirect, and errors name neither number nor text", async () => {
  answers = ["redirect", "redirect", "redirect"];
  const refusal = await createHttpSms(SETTINGS, PATIENCE)
    .send(MESSAGE)
    .then(() => "", String);
  expect(refusal).toContain("did not answer");
  // The port of the test's provider is any number, also one with the digits of the message.
  expect(refusal.replace(new URL(url).host, "")).not.toMatch(/151|123456|geheim/);
  expect(received).toHaveLength(3);
});
