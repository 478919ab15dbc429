import { ok } from "#domain/result.ts";
import { FORM_MESSAGES } from "#domain/validation-messages.ts";
import {
  readSecurityEvents,
  readSecuritySummary,
} from "#features/accounts/list-security-events.server.ts";
import { changeRole, changeUser, deleteUser } from "#features/accounts/users/change-user.server.ts";
import { listUsersAsAdmin } from "#features/accounts/users/list-users.server.ts";
import { exportUserData, readUser, viewAsUser } from "#features/accounts/users/view-user.server.ts";
import { admins } from "#server/api/operation/access.ts";
import { adminList } from "#server/api/operation/admin-list.ts";
import { operation } from "#server/api/operation/operation.ts";
import { accepted, json, noContent } from "#server/api/operation/output.ts";
import { conflict, invalid } from "#server/api/operation/refusal.ts";
import { SECURITY_COLUMNS, USER_COLUMNS } from "./columns.ts";
import { dataExportSchema } from "./schemas.ts";
import * as schemas from "./schemas-admin.ts";
import { USER_ERRORS as E } from "./texts.ts";
import { withAccounts } from "./with-accounts.ts";

/** Why an account was not changed. */
const refusals = {
  unavailable: { problem: "unavailable" },
  self: { problem: "forbidden", message: E.self },
  last_admin: conflict(E.lastAdmin),
  confirmation: invalid({ confirmation: FORM_MESSAGES.email }),
  already_verified: conflict(E.alreadyVerified),
  no_factor: conflict(E.noFactor),
  open_bookings: {
    problem: "conflict",
    from: ({ count }: { count: number }) => ({ message: E.openBookings(count) }),
  },
} as const;

export const userOperations = {
  ...adminList("/admin/users", {
    ids: ["listUsers", "exportUsers"],
    summary: "List accounts with the role that counts, without deleted ones",
    query: schemas.userListQuery,
    page: schemas.userListSchema,
    csv: { name: "nutzer", columns: USER_COLUMNS },
    read: listUsersAsAdmin,
  }),

  "GET /admin/users/{id}": operation({
    id: "readUser",
    summary: "Read the state, role and sessions of an account and what the administration changed",
    access: admins,
    input: { params: schemas.userPath },
    output: json(schemas.userRecordSchema),
    run: (ctx, viewer, { params }) => readUser(ctx, viewer, params.id),
  }),

  "POST /admin/users/{id}/view": operation({
    id: "viewAsUser",
    summary: "See what the owner of an account sees; read only, for a reason, and logged",
    access: admins,
    invalidBody: 422,
    input: { params: schemas.userPath, body: schemas.purposeSchema },
    output: json(schemas.userViewSchema),
    run: (ctx, viewer, { params, body }) => viewAsUser(ctx, viewer, params.id, body.reason),
  }),

  "POST /admin/users/{id}/export": operation({
    id: "exportUserData",
    summary: "Hand over everything that is stored about an account (Art. 15 GDPR), for a reason",
    access: admins,
    invalidBody: 422,
    input: { params: schemas.userPath, body: schemas.purposeSchema },
    output: json(dataExportSchema),
    run: (ctx, viewer, { params, body }) => exportUserData(ctx, viewer, params.id, body.reason),
  }),

  "POST /admin/users/{id}/actions": operation({
    id: "changeUser",
    summary:
      "Confirm the e-mail, block, unblock, end sessions, reset the second factor or send a link for a new password",
    description:
      "Never for the caller's own account. 202 while a second admin has to agree, 204 when it is done.",
    access: admins,
    invalidBody: 422,
    input: { params: schemas.userPath, body: schemas.userActionSchema },
    output: accepted(schemas.roleStateSchema),
    refusals,
    run: async (ctx, viewer, { params, body }) => {
      const done = await withAccounts(ctx, (accounts) =>
        changeUser(accounts, viewer, params.id, body),
      );
      if (!done.ok) return done;
      return ok(done.value === "waiting" ? { state: done.value } : null);
    },
  }),

  "POST /admin/users/{id}/role": operation({
    id: "changeUserRole",
    summary: "Change the role of an account, which ends all its sessions",
    description:
      "Never for the caller's own account and never for the last admin. The answer says whether a second admin has to agree.",
    access: admins,
    invalidBody: 422,
    input: { params: schemas.userPath, body: schemas.userRoleSchema },
    output: json(schemas.roleStateSchema),
    refusals,
    run: async (ctx, viewer, { params, body }) => {
      const done = await withAccounts(ctx, (accounts) =>
        changeRole(accounts, viewer, params.id, body),
      );
      return done.ok ? ok({ state: done.value }) : done;
    },
  }),

  "POST /admin/users/{id}/deletion": operation({
    id: "deleteUser",
    summary: "Delete an account as if its owner had asked for it",
    description:
      "Invoices stay, everything personal goes. confirmation is the address of the account.",
    access: admins,
    invalidBody: 422,
    input: { params: schemas.userPath, body: schemas.userDeletionSchema },
    output: noContent,
    refusals,
    run: (ctx, viewer, { params, body }, { caller }) =>
      withAccounts(ctx, (accounts) => deleteUser(accounts, viewer, params.id, { ...body, caller })),
  }),

  ...adminList("/admin/security-events", {
    ids: ["listSecurityEvents", "exportSecurityEvents"],
    summary:
      "List sign-ins, changes of accounts, refused attempts and limits that were reached, newest first",
    query: schemas.securityQuery,
    page: schemas.securitySchema,
    csv: { name: "sicherheit", columns: SECURITY_COLUMNS },
    read: async (ctx, viewer, { group, event, user, period, from, to, ...query }) => {
      const criteria = { group, event, userId: user, period, from, to };
      const page = await readSecurityEvents(ctx, viewer, query, criteria);
      if (!page.ok) return page;
      const summary = await readSecuritySummary(ctx, viewer);
      return summary.ok ? ok({ ...page.value, summary: summary.value }) : summary;
    },
  }),
} as const;
