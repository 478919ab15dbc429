import { createRoute, type z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { ContractRow } from "#data/queries/contracts.ts";
import { SIGNING_CODE } from "#domain/contract/contract-deadline.ts";
import type { ContractSide } from "#domain/contract/contract-status.ts";
import {
  type ContractError,
  changeContract,
  requestCode,
} from "#features/contracts/change-contract.server.ts";
import { readContractFile } from "#features/contracts/contract-file.server.ts";
import {
  listContractsOf,
  type OwnContract,
  readContract,
  type VisibleContract,
} from "#features/contracts/read-contract.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { type ApiEnv, viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { CONTRACT_ERRORS, CONTRACT_FIELD_ERRORS as FIELDS } from "./contract-texts.ts";
import { operation } from "./docs/operation.ts";
import { createFormRouter } from "./form-router.ts";
import { privateAnswer } from "./private-answer.ts";
import { bookingPath } from "./schemas/booking.ts";
import {
  contractFilePath,
  contractListSchema,
  contractSchema,
  contractStepSchema,
  ownContractQuery,
  sentCodeSchema,
} from "./schemas/contract.ts";
import { fileSchema } from "./schemas/invoice.ts";
import {
  conflicting,
  forbidden,
  malformed,
  refused,
  tooMany,
  unauthorized,
  unknown,
} from "./schemas/problem.ts";
import { signInProblem } from "./sign-in-problem.ts";

const refusals = { 401: unauthorized, 403: forbidden, 404: unknown };
const contractAnswer = {
  description: "The contract",
  content: { "application/json": { schema: contractSchema } },
};

const listRoute = createRoute({
  ...operation("listOwnContracts"),
  method: "get",
  path: "/me/contracts",
  middleware: privateAnswer(),
  request: { query: ownContractQuery },
  responses: {
    200: {
      description: "One page of the contracts in force",
      content: { "application/json": { schema: contractListSchema } },
    },
    400: malformed,
    401: unauthorized,
    403: forbidden,
  },
});

const readRoute = createRoute({
  ...operation("readContract"),
  method: "get",
  path: "/bookings/{id}/contract",
  middleware: privateAnswer(),
  request: { params: bookingPath },
  responses: { 200: contractAnswer, ...refusals },
});

const stepRoute = createRoute({
  ...operation("changeContract"),
  method: "post",
  path: "/bookings/{id}/contract/steps",
  middleware: privateAnswer(),
  request: {
    params: bookingPath,
    body: { required: true, content: { "application/json": { schema: contractStepSchema } } },
  },
  responses: { 200: contractAnswer, ...refusals, 409: conflicting, 422: refused, 429: tooMany },
});

const codeRoute = createRoute({
  ...operation("sendContractCode"),
  method: "post",
  path: "/bookings/{id}/contract/code",
  middleware: privateAnswer(),
  request: { params: bookingPath },
  responses: {
    200: {
      description: "The code is on its way",
      content: { "application/json": { schema: sentCodeSchema } },
    },
    ...refusals,
    409: conflicting,
    422: refused,
    429: tooMany,
  },
});

const pdfRoute = createRoute({
  ...operation("readContractPdf"),
  method: "get",
  path: "/contracts/{id}/pdf",
  middleware: privateAnswer(),
  request: { params: contractFilePath },
  responses: {
    200: { description: "The file", content: { "application/pdf": { schema: fileSchema } } },
    ...refusals,
  },
});

export function contractRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(listRoute, async (c) => {
      const own = await listContractsOf(ctx, viewerOf(c), c.req.valid("query"));
      if (!own.ok) return signInProblem(c);
      return c.json({ ...own.value, items: own.value.items.map(describeOwn) }, 200);
    })
    .openapi(readRoute, async (c) => {
      const found = await readContract(ctx, viewerOf(c), c.req.valid("param").id);
      return found.ok ? c.json(describeContract(found.value), 200) : refusal(c, found.error);
    })
    .openapi(stepRoute, async (c) => {
      const { id } = c.req.valid("param");
      const { content_sha256: sha256, ...change } = c.req.valid("json");
      const requestId: string = c.get("requestId") ?? "";
      const changed = await changeContract(ctx, viewerOf(c), id, { ...change, sha256, requestId });
      if (!changed.ok) return stepProblem(c, changed.error);
      const found = await readContract(ctx, viewerOf(c), id);
      return found.ok ? c.json(describeContract(found.value), 200) : refusal(c, found.error);
    })
    .openapi(codeRoute, async (c) => {
      const sent = await requestCode(ctx, viewerOf(c), c.req.valid("param").id);
      if (!sent.ok) return stepProblem(c, sent.error);
      const expires_at = sent.value.expiresAt.toISOString();
      return c.json({ expires_at, minutes: SIGNING_CODE.minutes }, 200);
    })
    .openapi(pdfRoute, async (c) => {
      const file = await readContractFile(ctx, viewerOf(c), c.req.valid("param").id);
      if (!file.ok) return refusal(c, file.error);
      return c.body(Uint8Array.from(file.value.bytes), 200, {
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="${file.value.name}"`,
      });
    });
}

function refusal(c: Context<ApiEnv>, error: "unauthorized" | "not_found") {
  return error === "unauthorized" ? signInProblem(c) : apiProblem(c, "not_found");
}

function stepProblem(c: Context<ApiEnv>, code: ContractError) {
  switch (code) {
    case "unauthorized":
    case "not_found":
      return refusal(c, code);
    case "not_allowed":
      return apiProblem(c, "forbidden", { code, message: CONTRACT_ERRORS[code] });
    case "name_missing":
      return apiProblem(c, "unprocessable", { code, fields: { name: FIELDS.name } });
    case "words_missing":
      return apiProblem(c, "unprocessable", { code, fields: { message: FIELDS.words } });
    case "wrong_code":
      return apiProblem(c, "unprocessable", { code, fields: { code: CONTRACT_ERRORS[code] } });
    case "too_many":
      return apiProblem(c, "too_many_requests", {
        code,
        message: CONTRACT_ERRORS[code],
        headers: { "retry-after": "3600" },
      });
    default:
      return apiProblem(c, "conflict", { code, message: CONTRACT_ERRORS[code] });
  }
}

type Described = z.input<typeof contractSchema>;

function describeContract({ contract, side, steps, earlier }: VisibleContract): Described {
  return {
    ...describeVersion(contract),
    booking_id: contract.booking_id,
    side,
    content: {
      ...contract.content,
      sections: contract.content.sections.map(({ title, rows, paragraphs }) => ({
        title,
        rows: rows.map(([label, value]): [string, string] => [label, value]),
        paragraphs: [...paragraphs],
      })),
    },
    content_sha256: contract.content_sha256,
    expires_at: contract.expires_at?.toISOString() ?? null,
    change_by: contract.change_by,
    change_wish: contract.change_wish,
    change_answer: contract.change_answer,
    signatures: {
      customer: signatureOf(contract, "customer"),
      speaker: signatureOf(contract, "speaker"),
    },
    possible_steps: [...steps],
    earlier: earlier.map(describeVersion),
  };
}

function describeVersion({ id, version, status, created_at }: ContractRow) {
  return { id, version, status, created_at: created_at.toISOString() };
}

function signatureOf(contract: ContractRow, side: ContractSide) {
  const [name, at] = [contract[`${side}_name`], contract[`${side}_signed_at`]];
  return name === null || at === null ? null : { name, signed_at: at.toISOString() };
}

function describeOwn({ row, side, isWaiting }: OwnContract) {
  return {
    id: row.id,
    booking_id: row.booking_id,
    booking_reference: row.booking_reference,
    version: row.version,
    status: row.status,
    side,
    is_waiting: isWaiting,
    expires_at: row.expires_at?.toISOString() ?? null,
    event_title: row.event_title,
    event_date: row.event_date,
    speaker_name: row.speaker_name,
  };
}
