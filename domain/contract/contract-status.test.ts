import { expect, test } from "vitest";
import {
  CONTRACT_STATUSES,
  CONTRACT_STEPS,
  type ContractActor,
  type ContractFacts,
  type ContractStatus,
  contractStep,
  LIVE_CONTRACT_STATUSES,
  OPEN_CONTRACT_STATUSES,
  possibleContractSteps,
  SIGNABLE_CONTRACT_STATUSES,
} from "./contract-status.ts";

const facts = (changes: Partial<ContractFacts> = {}): ContractFacts => ({
  status: "viewed",
  signedBy: [],
  changeBy: null,
  ...changes,
});

test("the first signature waits for the second, from either side", () => {
  expect(contractStep(facts({ status: "sent" }), "sign", "speaker")).toEqual({
    ok: true,
    value: "signed_by_one",
  });
  const half = facts({ status: "signed_by_one", signedBy: ["speaker"] });
  expect(contractStep(half, "sign", "customer")).toEqual({ ok: true, value: "signed_by_both" });
  expect(contractStep(half, "sign", "speaker")).toEqual({ ok: false, error: "not_allowed" });
});

test("a signature can be withdrawn until the other side has countersigned", () => {
  const half = facts({ status: "signed_by_one", signedBy: ["customer"] });
  expect(possibleContractSteps(half, "customer")).toEqual(["withdraw_signature"]);
  expect(possibleContractSteps(half, "speaker")).toEqual(["request_change", "sign"]);
  const whole = facts({ status: "signed_by_both", signedBy: ["customer", "speaker"] });
  expect(possibleContractSteps(whole, "customer")).toEqual([]);
  expect(possibleContractSteps(whole, "speaker")).toEqual([]);
});

test("no side answers its own change request", () => {
  const asked = facts({ status: "change_requested", changeBy: "speaker" });
  expect(possibleContractSteps(asked, "speaker")).toEqual(["withdraw_change"]);
  expect(possibleContractSteps(asked, "customer")).toEqual(["decline_change", "accept_change"]);
  expect(possibleContractSteps(asked, "admin")).toEqual(["decline_change", "accept_change"]);
});

test("only the two sides sign", () => {
  for (const actor of ["admin", "system"] as const satisfies readonly ContractActor[]) {
    for (const status of CONTRACT_STATUSES) {
      expect(contractStep(facts({ status }), "sign", actor).ok).toBe(false);
    }
  }
});

test("what was superseded or signed by both changes no more; what ran out can be renewed", () => {
  for (const step of CONTRACT_STEPS) {
    expect(contractStep(facts({ status: "superseded" }), step, "customer").ok).toBe(false);
  }
  expect(possibleContractSteps(facts({ status: "expired" }), "speaker")).toEqual(["renew"]);
});

test("the lists agree with the steps", () => {
  const signable = CONTRACT_STATUSES.filter(
    (status) => contractStep(facts({ status }), "sign", "customer").ok,
  );
  expect(signable).toEqual([...SIGNABLE_CONTRACT_STATUSES]);
  expect(CONTRACT_STATUSES.filter((status) => !isOneOf(LIVE_CONTRACT_STATUSES, status))).toEqual([
    "superseded",
    "expired",
  ]);
  expect(CONTRACT_STATUSES.filter((status) => !isOneOf(OPEN_CONTRACT_STATUSES, status))).toEqual([
    "signed_by_both",
    "superseded",
    "expired",
  ]);
});

function isOneOf(list: readonly ContractStatus[], status: ContractStatus): boolean {
  return list.includes(status);
}
