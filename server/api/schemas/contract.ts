import { z } from "@hono/zod-openapi";
import { SIGNING_CODE } from "#domain/contract/contract-deadline.ts";
import {
  CONTRACT_SIDES,
  CONTRACT_STATUSES,
  CONTRACT_STEPS,
} from "#domain/contract/contract-status.ts";
import { CONTRACT_TURNS, OWN_CONTRACT_SORTS } from "#domain/contract/own-contract.ts";
import { CONTRACT_FIELD_ERRORS as FIELDS } from "../contract-texts.ts";
import { OPERATIONS } from "../docs/texts.ts";
import { choice, listOf, listQuery } from "./list-query.ts";

export const contractFilePath = z.object({
  id: z.uuid().openapi({
    param: { name: "id", in: "path" },
    description: OPERATIONS.readContractPdf.parameters.id.en,
  }),
});

const content = z
  .object({
    title: z.string(),
    reference: z.string(),
    sections: z.array(
      z.object({
        title: z.string(),
        rows: z.array(z.tuple([z.string(), z.string()])),
        paragraphs: z.array(z.string()),
      }),
    ),
  })
  .openapi("ContractContent");

const signature = z.object({ name: z.string(), signed_at: z.iso.datetime() }).nullable();
const versionFields = {
  id: z.uuid(),
  version: z.int(),
  status: z.enum(CONTRACT_STATUSES),
  created_at: z.iso.datetime(),
};

export const contractSchema = z
  .object({
    ...versionFields,
    booking_id: z.uuid(),
    side: z.enum([...CONTRACT_SIDES, "admin"]),
    content,
    content_sha256: z.string(),
    expires_at: z.iso.datetime().nullable(),
    change_by: z.enum(CONTRACT_SIDES).nullable(),
    change_wish: z.string().nullable(),
    change_answer: z.string().nullable(),
    signatures: z.object({ customer: signature, speaker: signature }),
    possible_steps: z.array(z.enum(CONTRACT_STEPS)),
    earlier: z.array(z.object(versionFields)),
  })
  .openapi("Contract");

const { as, turn } = OPERATIONS.listOwnContracts.parameters;

export const ownContractQuery = listQuery(OWN_CONTRACT_SORTS, {
  as: choice(CONTRACT_SIDES, as.en),
  turn: choice(CONTRACT_TURNS, turn.en),
});

export const contractListSchema = listOf(
  z.object({
    id: z.uuid(),
    booking_id: z.uuid(),
    booking_reference: z.string(),
    version: z.int(),
    status: z.enum(CONTRACT_STATUSES),
    side: z.enum(CONTRACT_SIDES),
    is_waiting: z.boolean(),
    expires_at: z.iso.datetime().nullable(),
    event_title: z.string(),
    event_date: z.iso.date(),
    speaker_name: z.string(),
  }),
).openapi("ContractList");

export const contractStepSchema = z
  .object({
    step: z.enum(CONTRACT_STEPS, { error: FIELDS.step }),
    /** Of the version that was read. */
    content_sha256: z.string({ error: FIELDS.hash }).regex(/^[0-9a-f]{64}$/, FIELDS.hash),
    name: z.string({ error: FIELDS.name }).max(120, FIELDS.name).optional(),
    code: z
      .string({ error: FIELDS.code })
      .trim()
      .regex(new RegExp(`^\\d{${SIGNING_CODE.digits}}$`), FIELDS.code)
      .optional(),
    message: z.string({ error: FIELDS.message }).max(2000, FIELDS.message).optional(),
  })
  .openapi("ContractStep");

export const sentCodeSchema = z
  .object({ expires_at: z.iso.datetime(), minutes: z.int() })
  .openapi("SentCode");
