import type { z } from "zod";
import { ok } from "#domain/result.ts";
import { SIGN_IN_MESSAGES } from "#domain/validation-messages.ts";
import {
  listOwnSessions,
  type OpenSession,
  revokeOwnSession,
} from "#features/accounts/sessions/sign-out.server.ts";
import {
  cancelEmailChange,
  readEmailChange,
} from "#features/accounts/users/change-email.server.ts";
import { chooseRole } from "#features/accounts/users/choose-role.server.ts";
import { deleteOwnAccount } from "#features/accounts/users/delete-account.server.ts";
import { exportOwnData } from "#features/accounts/users/export-data.server.ts";
import {
  changeOwnProfile,
  type ProfileChange,
  readOwnAccount,
} from "#features/accounts/users/own-profile.server.ts";
import { signedIn } from "#server/api/operation/access.ts";
import { operation } from "#server/api/operation/operation.ts";
import { json, noContent } from "#server/api/operation/output.ts";
import { conflict, invalid } from "#server/api/operation/refusal.ts";
import { PROFILE_ERRORS } from "#server/api/schemas/texts.ts";
import { ACCOUNT_ERRORS } from "#server/auth/texts/account-errors.ts";
import { FACTOR_ERRORS } from "#server/auth/texts/factor-errors.ts";
import * as schemas from "./schemas.ts";
import { DELETION_ERRORS as E, EXPORT_FILE } from "./texts.ts";
import { withAccounts } from "./with-accounts.ts";

export const accountOperations = {
  "GET /me": operation({
    id: "readMe",
    summary: "Read the own account: address, role, level of the session and profile",
    description: "chosen_role is null until a role is stored; role is the one that counts.",
    access: signedIn,
    output: json(schemas.accountSchema),
    run: readOwnAccount,
  }),

  "PATCH /me": operation({
    id: "changeMe",
    summary: "Change the fields of the own profile that are sent",
    description: "Only names, phone, billing data and buyer references; other fields are ignored.",
    access: signedIn,
    input: { body: schemas.profileChangeSchema },
    output: json(schemas.accountSchema),
    run: (ctx, viewer, { body }, { caller }) =>
      changeOwnProfile(ctx, caller, viewer, definedFields(body)),
  }),

  "POST /me/role": operation({
    id: "chooseRole",
    summary: "Choose the role of the own account, customer or speaker, once",
    access: signedIn,
    input: { body: schemas.roleChoiceSchema },
    output: json(schemas.chosenRoleSchema),
    refusals: {
      role_forbidden: { problem: "forbidden" },
      role_unknown: { problem: "bad_request", fields: { role: SIGN_IN_MESSAGES.role } },
      role_already_chosen: conflict(PROFILE_ERRORS.roleChosen),
    },
    run: async (ctx, viewer, { body }, { caller }) => {
      const chosen = await chooseRole(ctx, caller, viewer, body.role);
      return chosen.ok ? ok({ role: chosen.value }) : chosen;
    },
  }),

  "GET /me/sessions": operation({
    id: "listSessions",
    summary: "List the open sessions of the own account, last used first",
    access: signedIn,
    output: json(schemas.sessionsSchema),
    run: async (ctx, viewer) => {
      const sessions = await listOwnSessions(ctx, viewer);
      return sessions.ok ? ok({ items: sessions.value.map(describeSession) }) : sessions;
    },
  }),

  "DELETE /me/sessions/{id}": operation({
    id: "endSession",
    summary: "End an own session, which signs its device out at once",
    access: signedIn,
    input: { params: schemas.sessionPath },
    output: noContent,
    run: (ctx, viewer, { params }, { caller }) => revokeOwnSession(ctx, caller, viewer, params.id),
  }),

  "GET /me/export": operation({
    id: "exportMe",
    summary: "Export everything that is stored about the own account, as a file",
    description: "Without secrets and the data of other people.",
    access: signedIn,
    output: json(schemas.dataExportSchema),
    run: async (ctx, viewer, _, { caller, context }) => {
      const data = await exportOwnData(ctx, caller, viewer);
      if (data.ok) context.header("content-disposition", `attachment; filename="${EXPORT_FILE}"`);
      return data;
    },
  }),

  "POST /me/deletion": operation({
    id: "deleteMe",
    summary: "Delete the own account for good",
    description:
      "confirmation is the word LÖSCHEN. Also needed: the password, without one the mailed code, with a second factor its proof within the last ten minutes. Refused while bookings are open.",
    access: signedIn,
    input: { body: schemas.deletionSchema },
    output: noContent,
    refusals: {
      unavailable: { problem: "unavailable" },
      confirmation: invalid({ confirmation: E.confirmation }),
      open_bookings: {
        problem: "conflict",
        from: ({ count }: { count: number }) => ({
          message: E.openBookings(count),
          details: { count },
        }),
      },
      last_admin: conflict(E.lastAdmin),
      second_step_needed: { problem: "forbidden", message: FACTOR_ERRORS.aal2_for_update.de },
      password_needed: invalid({ password: SIGN_IN_MESSAGES.password }),
      password_wrong: invalid({ password: E.passwordWrong }),
      code_needed: invalid({ code: E.codeNeeded }),
      code_wrong: invalid({ code: ACCOUNT_ERRORS.code_expired.de }),
      too_many: {
        problem: "too_many_requests",
        message: ACCOUNT_ERRORS.rate_limit.de,
        from: ({ retryAfter }: { retryAfter: number }) => ({
          headers: { "retry-after": String(retryAfter) },
        }),
      },
    },
    run: (ctx, viewer, { body }, { caller, sessionId }) =>
      withAccounts(ctx, (accounts) => deleteOwnAccount(accounts, caller, viewer, sessionId, body)),
  }),

  "GET /me/email-change": operation({
    id: "readEmailChange",
    summary: "Read the new address and the mailboxes that still have to agree",
    description: "null if no change of the address is pending.",
    access: signedIn,
    output: json(schemas.emailChangeSchema.nullable()),
    run: readEmailChange,
  }),

  "DELETE /me/email-change": operation({
    id: "cancelEmailChange",
    summary: "Cancel the change of the address: the links of both mails stop working",
    access: signedIn,
    output: noContent,
    run: (ctx, viewer, _, { caller }) => cancelEmailChange(ctx, caller, viewer),
  }),
} as const;

function describeSession({ id, created_at, refreshed_at, user_agent, ip, aal }: OpenSession) {
  return { id, created_at, last_used_at: refreshed_at, user_agent, ip, aal };
}

/** A field that was not sent stays as it is. */
function definedFields(change: z.output<typeof schemas.profileChangeSchema>): ProfileChange {
  const entries = Object.entries(change).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}
