import type { Tx } from "#data/db.ts";
import { findUserById } from "#data/queries/auth/users.ts";
import {
  type ContractBooking,
  type ContractRow,
  listContracts,
  lockContractBooking,
  moveContract,
  type NewContract,
} from "#data/queries/contracts/contracts.ts";
import { enqueueJob } from "#data/queries/mail/outbox.ts";
import { insertAudit } from "#data/queries/platform/audit-log.ts";
import {
  type ContractSide,
  type ContractStatus,
  type ContractStep,
  contractStep,
} from "#domain/contract/contract-status.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { type BookingSide, sideOf } from "#features/booking-side.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { announceContract, type ContractEvent } from "./announce-contract.server.ts";
import { issueContract } from "./prepare-contract.server.ts";
import { factsOf } from "./read-contract.server.ts";
import { checkCode, sendCode } from "./signing-code.server.ts";

export type ContractError =
  | "unauthorized"
  | "not_found"
  | "wrong_status"
  | "not_allowed"
  | "outdated"
  | "name_missing"
  | "words_missing"
  | "wrong_code"
  | "too_many";

export type ContractChange = {
  readonly step: ContractStep;
  /** The version that was read: a changed one cannot be signed unread. */
  readonly sha256: string;
  readonly name?: string | undefined;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
};

type ChangeCtx = Pick<Ctx, "db" | "now" | "publicUrl">;
type Scene = {
  readonly subject: ContractBooking;
  readonly contract: ContractRow;
  readonly side: BookingSide;
  readonly person: Extract<Viewer, { kind: "user" }>;
};

/** One step of a permitted side; contracts of others do not exist. */
export async function changeContract(
  ctx: ChangeCtx,
  viewer: Viewer,
  bookingId: string,
  change: ContractChange,
): Promise<Result<null, ContractError>> {
  return onContract(ctx, viewer, bookingId, async (tx, scene) => {
    const { contract, side, subject } = scene;
    if (contract.content_sha256 !== change.sha256) return failure("outdated");
    if (subject.booking.status !== "confirmed") return failure("wrong_status");
    const next = contractStep(factsOf(contract), change.step, side);
    if (!next.ok) return next;
    if (isOver(contract, ctx.now()) && change.step !== "renew") return failure("wrong_status");
    const columns = await columnsOf(ctx, tx, scene, change);
    if (!columns.ok) return columns;
    const set = { ...columns.value, status: next.value };
    const moved = await moveContract(tx, { id: contract.id, from: contract.status, set });
    if (!moved) return failure("wrong_status");
    await record(tx, scene, { change, to: next.value });
    await follow(ctx, tx, { ...scene, contract: moved }, change);
    return ok(null);
  });
}

/** A code by mail for the side that may sign now. */
export async function requestCode(
  ctx: ChangeCtx,
  viewer: Viewer,
  bookingId: string,
): Promise<Result<{ expiresAt: Date }, ContractError>> {
  return onContract(ctx, viewer, bookingId, async (tx, { subject, contract, side, person }) => {
    const next = contractStep(factsOf(contract), "sign", side);
    if (!next.ok) return next;
    if (side === "admin") return failure("not_allowed");
    const isOpen = subject.booking.status === "confirmed" && !isOver(contract, ctx.now());
    if (!isOpen) return failure("wrong_status");
    const user = await findUserById(tx, person.userId);
    if (!user?.email) return failure("not_allowed");
    return sendCode(ctx, tx, { subject, contract, side, email: user.email });
  });
}

/** Refused attempts are kept: a wrong code counts even though nothing else happens. */
async function onContract<T>(
  ctx: ChangeCtx,
  viewer: Viewer,
  bookingId: string,
  work: (tx: Tx, scene: Scene) => Promise<Result<T, ContractError>>,
): Promise<Result<T, ContractError>> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  return ctx.db.transaction(async (tx): Promise<Result<T, ContractError>> => {
    const subject = await lockContractBooking(tx, bookingId);
    if (!subject) return failure("not_found");
    const { booking, speaker } = subject;
    const parties = { customer_id: booking.customer_id, speakerUserId: speaker.userId };
    const side = sideOf(viewer, parties);
    if (side === null) return failure("not_found");
    const [contract] = await listContracts(tx, bookingId);
    if (!contract) return failure("not_found");
    return work(tx, { subject, contract, side, person: viewer });
  });
}

function isOver({ expires_at, status }: ContractRow, now: Date): boolean {
  return status !== "signed_by_both" && expires_at !== null && expires_at <= now;
}

type Columns = Partial<NewContract>;
const NO_SIGNATURES = {
  customer_name: null,
  customer_signed_at: null,
  speaker_name: null,
  speaker_signed_at: null,
} as const;

async function columnsOf(
  ctx: ChangeCtx,
  tx: Tx,
  { contract, side }: Scene,
  { step, name = "", code = "", message = "" }: ContractChange,
): Promise<Result<Columns, ContractError>> {
  const words = message.trim();
  switch (step) {
    case "view":
      return ok({ viewed_at: ctx.now() });
    case "request_change":
      if (words === "" || side === "admin") return failure("words_missing");
      return ok({
        change_by: side,
        change_wish: words,
        change_answer: null,
        ...NO_SIGNATURES,
      });
    case "decline_change":
      return words === "" ? failure("words_missing") : ok({ change_answer: words });
    case "sign":
      if (side === "admin") return failure("not_allowed");
      return signed(ctx, tx, { contract, side, name, code });
    case "withdraw_signature":
      return ok(NO_SIGNATURES);
    default:
      return ok({});
  }
}

type Signature = { contract: ContractRow; side: ContractSide; name: string; code: string };

async function signed(
  ctx: ChangeCtx,
  tx: Tx,
  { contract, side, name, code }: Signature,
): Promise<Result<Columns, ContractError>> {
  const fullName = name.trim().replace(/\s+/g, " ");
  if (!/^\p{L}.*\s.*\p{L}/u.test(fullName)) return failure("name_missing");
  if (!(await checkCode(ctx, tx, { contract, side, code }))) return failure("wrong_code");
  return ok({ [`${side}_name`]: fullName, [`${side}_signed_at`]: ctx.now() });
}

async function record(
  tx: Tx,
  { contract, side, person }: Scene,
  { change, to }: { change: ContractChange; to: ContractStatus },
): Promise<void> {
  await insertAudit(tx, {
    actor: side,
    actor_id: person.userId,
    action: `contract.${change.step}`,
    object_type: "contract",
    object_id: contract.id,
    before: { status: contract.status },
    after: { status: to, version: contract.version, sha256: contract.content_sha256 },
    reason: change.message?.trim() || null,
    request_id: person.requestId,
  });
}

/** Which news a step is to the other side; what concerns only the actor is none. */
const NEWS: Partial<Record<ContractStep, ContractEvent>> = {
  request_change: "change_requested",
  withdraw_change: "change_withdrawn",
  decline_change: "change_declined",
  sign: "countersign",
  withdraw_signature: "signature_withdrawn",
};

async function follow(
  ctx: ChangeCtx,
  tx: Tx,
  { subject, contract, side }: Scene,
  { step, message = "" }: ContractChange,
): Promise<void> {
  if (contract.status === "signed_by_both") {
    const payload = { contract_id: contract.id };
    await enqueueJob(tx, { kind: "contract.seal", payload, dedupeKey: `seal:${contract.id}` });
    return;
  }
  if (step === "accept_change" || step === "renew") {
    const requested =
      step === "accept_change" && contract.change_wish ? [contract.change_wish] : [];
    await issueContract(ctx, tx, subject, [...contract.amendments, ...requested]);
    return;
  }
  const event = NEWS[step];
  if (event === undefined) return;
  const by = side === "admin" ? null : side;
  const words = message.trim();
  await announceContract(ctx, tx, { subject, contract, event, by, ...(words && { words }) });
}
