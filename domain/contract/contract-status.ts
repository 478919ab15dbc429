import { failure, ok, type Result } from "../result.ts";

/** The life of one version of a contract. `draft`: the operator's own data are not complete yet. */
export const CONTRACT_STATUSES = [
  "draft",
  "sent",
  "viewed",
  "change_requested",
  "signed_by_one",
  "signed_by_both",
  "superseded",
  "expired",
] as const;
export type ContractStatus = (typeof CONTRACT_STATUSES)[number];

/** What a deadline or a cancelled booking ends: a contract both have signed stays what it is. */
export const OPEN_CONTRACT_STATUSES = [
  "draft",
  "sent",
  "viewed",
  "change_requested",
  "signed_by_one",
] as const satisfies readonly ContractStatus[];

/** Versions that still may be signed or bind; a booking has one of them at most. */
export const LIVE_CONTRACT_STATUSES = [
  ...OPEN_CONTRACT_STATUSES,
  "signed_by_both",
] as const satisfies readonly ContractStatus[];

/** Ready to be signed by the side that has not yet. */
export const SIGNABLE_CONTRACT_STATUSES = [
  "sent",
  "viewed",
  "signed_by_one",
] as const satisfies readonly ContractStatus[];

export const CONTRACT_SIDES = ["customer", "speaker"] as const;
export type ContractSide = (typeof CONTRACT_SIDES)[number];
export type ContractActor = ContractSide | "admin" | "system";

/** The steps of a contract; `accept_change` and `renew` lead to a new version. */
export const CONTRACT_STEPS = [
  "view",
  "request_change",
  "withdraw_change",
  "decline_change",
  "accept_change",
  "sign",
  "withdraw_signature",
  "renew",
] as const;
export type ContractStep = (typeof CONTRACT_STEPS)[number];

export type ContractFacts = {
  readonly status: ContractStatus;
  readonly signedBy: readonly ContractSide[];
  readonly changeBy: ContractSide | null;
};

export type ContractStepError = "wrong_status" | "not_allowed";

type Rule = {
  readonly from: readonly ContractStatus[];
  readonly to: (facts: ContractFacts) => ContractStatus;
  readonly by: (facts: ContractFacts, actor: ContractActor) => boolean;
};

const isSide = (actor: ContractActor): actor is ContractSide =>
  CONTRACT_SIDES.some((side) => side === actor);
const anySide: Rule["by"] = (_facts, actor) => isSide(actor);
const unsigned: Rule["by"] = ({ signedBy }, actor) => isSide(actor) && !signedBy.includes(actor);
const signed: Rule["by"] = ({ signedBy }, actor) => isSide(actor) && signedBy.includes(actor);
const asker: Rule["by"] = ({ changeBy }, actor) => actor === changeBy;
/** A change request is answered by the other side, or by an admin in its place. */
const answerer: Rule["by"] = ({ changeBy }, actor) =>
  actor === "admin" || (isSide(actor) && actor !== changeBy);

/** A change request takes the first signature back: both sides sign the same words. */
const RULES: Record<ContractStep, Rule> = {
  view: { from: ["sent"], to: () => "viewed", by: anySide },
  request_change: {
    from: ["sent", "viewed", "signed_by_one"],
    to: () => "change_requested",
    by: unsigned,
  },
  withdraw_change: { from: ["change_requested"], to: () => "viewed", by: asker },
  decline_change: { from: ["change_requested"], to: () => "viewed", by: answerer },
  accept_change: { from: ["change_requested"], to: () => "superseded", by: answerer },
  sign: {
    from: SIGNABLE_CONTRACT_STATUSES,
    to: ({ signedBy }) => (signedBy.length === 0 ? "signed_by_one" : "signed_by_both"),
    by: unsigned,
  },
  withdraw_signature: { from: ["signed_by_one"], to: () => "viewed", by: signed },
  renew: {
    from: ["expired"],
    to: () => "superseded",
    by: (_facts, actor) => actor === "admin" || isSide(actor),
  },
};

export function contractStep(
  facts: ContractFacts,
  step: ContractStep,
  actor: ContractActor,
): Result<ContractStatus, ContractStepError> {
  const rule = RULES[step];
  if (!rule.from.includes(facts.status)) return failure("wrong_status");
  if (!rule.by(facts, actor)) return failure("not_allowed");
  return ok(rule.to(facts));
}

/** The steps an actor can take now; buttons derive from it. */
export function possibleContractSteps(facts: ContractFacts, actor: ContractActor): ContractStep[] {
  return CONTRACT_STEPS.filter((step) => contractStep(facts, step, actor).ok);
}
