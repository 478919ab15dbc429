import { expect, test } from "vitest";
import { smtpFailure } from "./smtp-failure.ts";

const error = (code: string, responseCode?: number) =>
  Object.assign(new Error("Server sagt nein"), { code, responseCode });

test.each([
  ["EENVELOPE", 421],
  ["EENVELOPE", 450],
  ["EMESSAGE", 451],
  ["ECONNECTION", undefined],
  ["ESOCKET", undefined],
  ["ETIMEDOUT", undefined],
  ["EDNS", undefined],
  ["ETLS", undefined],
  ["EPROTOCOL", 554],
])("%s %s is tried again", (code, responseCode) => {
  expect(smtpFailure(error(code, responseCode))).toMatchObject({ status: "retry" });
});

test.each([
  ["EENVELOPE", 550],
  ["EENVELOPE", 553],
  ["EMESSAGE", 552],
  ["EMESSAGE", 554],
  ["EENVELOPE", undefined],
])("%s %s is final", (code, responseCode) => {
  expect(smtpFailure(error(code, responseCode))).toMatchObject({ status: "failed" });
});

test.each([
  ["EAUTH", 535],
  ["EENVELOPE", 530],
  ["EENVELOPE", 503],
])("%s %s is our own fault and costs no mail", (code, responseCode) => {
  expect(smtpFailure(error(code, responseCode))).toMatchObject({ status: "retry" });
});

test("the reason is one short line", () => {
  const long = Object.assign(new Error("x"), {
    code: "EMESSAGE",
    responseCode: 550,
    response: `550-Nein\r\n550 ${"sehr ".repeat(200)}`,
  });
  const delivery = smtpFailure(long);
  const reason = "reason" in delivery ? delivery.reason : "";
  expect(reason).toMatch(/^EMESSAGE: 550-Nein 550 sehr/);
  expect(reason.length).toBeLessThanOrEqual(300);
});
