import { z } from "zod";
import { SIGNING_CODE } from "#domain/contract/contract-deadline.ts";
import {
  CONTRACT_SIDES,
  CONTRACT_STATUSES,
  CONTRACT_STEPS,
} from "#domain/contract/contract-status.ts";
import { CONTRACT_TURNS, OWN_CONTRACT_SORTS } from "#domain/contract/own-contract.ts";
import { CONTRACT_MESSAGES } from "#domain/validation-messages.ts";
import { choice, listOf, listQuery } from "../schemas/list-query.ts";
import { CONTRACT_FIELD_ERRORS as FIELDS } from "./texts.ts";

export const contractFilePath = z.object({ id: z.uuid().describe("Id of the version.") });

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
  .meta({ id: "ContractContent" });

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
  .meta({ id: "Contract" });

export const ownContractQuery = listQuery(OWN_CONTRACT_SORTS, {
  as: choice(CONTRACT_SIDES, "As organiser or as speaker only."),
  turn: choice(
    CONTRACT_TURNS,
    "Whose turn it is: the caller's, the other side's or neither's any more.",
  ),
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
).meta({ id: "ContractList" });

export const contractStepSchema = z
  .object({
    step: z.enum(CONTRACT_STEPS, { error: FIELDS.step }),
    /** Of the version that was read. */
    content_sha256: z.string({ error: FIELDS.hash }).regex(/^[0-9a-f]{64}$/, FIELDS.hash),
    name: z.string({ error: CONTRACT_MESSAGES.name }).max(120, CONTRACT_MESSAGES.name).optional(),
    code: z
      .string({ error: CONTRACT_MESSAGES.code })
      .trim()
      .regex(new RegExp(`^\\d{${SIGNING_CODE.digits}}$`), CONTRACT_MESSAGES.code)
      .optional(),
    message: z.string({ error: FIELDS.message }).max(2000, FIELDS.message).optional(),
  })
  .meta({ id: "ContractStep" });

export const sentCodeSchema = z
  .object({ expires_at: z.iso.datetime(), minutes: z.int() })
  .meta({ id: "SentCode" });
