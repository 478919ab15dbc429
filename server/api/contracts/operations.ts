import { SIGNING_CODE } from "#domain/contract/contract-deadline.ts";
import { ok } from "#domain/result.ts";
import { changeContract, requestCode } from "#features/contracts/change-contract.server.ts";
import { readContractFile } from "#features/contracts/contract-file.server.ts";
import { listContractsOf, readContract } from "#features/contracts/read-contract.server.ts";
import type { Viewer } from "#features/ctx.ts";
import { bothSides, signedIn } from "#server/api/operation/access.ts";
import { documentFile } from "#server/api/operation/document-file.ts";
import { type ApiCtx, operation } from "#server/api/operation/operation.ts";
import { file, json } from "#server/api/operation/output.ts";
import { bookingPath } from "../bookings/schemas.ts";
import { describeContract, describeOwn } from "./describe-contract.ts";
import { stepRefusals } from "./refusals.ts";
import * as schemas from "./schemas.ts";

export const contractOperations = {
  "GET /me/contracts": operation({
    id: "listOwnContracts",
    summary: "List the contract in force of every own booking",
    description: "`is_waiting` says that it is the caller's turn.",
    access: signedIn,
    input: { query: schemas.ownContractQuery },
    output: json(schemas.contractListSchema),
    run: async (ctx, viewer, { query }) => {
      const own = await listContractsOf(ctx, viewer, query);
      return own.ok ? ok({ ...own.value, items: own.value.items.map(describeOwn) }) : own;
    },
  }),

  "GET /bookings/{id}/contract": operation({
    id: "readContract",
    summary: "Read the contract in force about one of the own bookings",
    access: bothSides,
    input: { params: bookingPath },
    output: json(schemas.contractSchema),
    run: (ctx, viewer, { params }) => read(ctx, viewer, params.id),
  }),

  "POST /bookings/{id}/contract/steps": operation({
    id: "changeContract",
    summary: "Take a step with a contract",
    description:
      "Confirm reading, sign (name and code), withdraw a signature, ask for, accept or decline a change, renew. `content_sha256` names the version that was read.",
    access: bothSides,
    invalidBody: 422,
    input: { params: bookingPath, body: schemas.contractStepSchema },
    output: json(schemas.contractSchema),
    refusals: stepRefusals,
    run: async (ctx, viewer, { params, body }) => {
      const { content_sha256: sha256, ...step } = body;
      const changed = await changeContract(ctx, viewer, params.id, { ...step, sha256 });
      return changed.ok ? read(ctx, viewer, params.id) : changed;
    },
  }),

  "POST /bookings/{id}/contract/code": operation({
    id: "sendContractCode",
    summary: "Send a signing code to the mail address of the own account",
    description: "Valid for 15 minutes: five tries, five codes an hour.",
    access: signedIn,
    input: { params: bookingPath },
    output: json(schemas.sentCodeSchema),
    refusals: stepRefusals,
    run: async (ctx, viewer, { params }) => {
      const sent = await requestCode(ctx, viewer, params.id);
      if (!sent.ok) return sent;
      return ok({ expires_at: sent.value.expiresAt, minutes: SIGNING_CODE.minutes });
    },
  }),

  "GET /contracts/{id}/pdf": operation({
    id: "readContractPdf",
    summary: "Read one version of a contract as PDF/A",
    description: "Once both have signed, it is byte by byte the sealed file.",
    access: bothSides,
    input: { params: schemas.contractFilePath },
    output: file("application/pdf"),
    run: async (ctx, viewer, { params }) =>
      documentFile("application/pdf", await readContractFile(ctx, viewer, params.id)),
  }),
} as const;

async function read(ctx: ApiCtx, viewer: Viewer, bookingId: string) {
  const found = await readContract(ctx, viewer, bookingId);
  return found.ok ? ok(describeContract(found.value)) : found;
}
