import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { MAX_BANK_FILE_BYTES } from "#domain/invoicing/bank-entry.ts";
import type { AdminRefusal } from "#features/admin-access.ts";
import { cancelInvoice } from "#features/billing/cancel-invoice.server.ts";
import {
  type ChangeError,
  changeInvoice,
  recordPayment,
} from "#features/billing/change-invoice.server.ts";
import { listEveryInvoice, readInvoiceFile } from "#features/billing/manage-invoices.server.ts";
import { matchBankFile } from "#features/billing/match-bank-file.server.ts";
import type { ReportRefusal } from "#features/billing/platform-report.server.ts";
import { readSettlement } from "#features/billing/read-settlement.server.ts";
import { exportYear } from "#features/billing/yearly-export.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { limited } from "#server/http/rate-limiter.ts";
import { adminProblem } from "../admin-problem.ts";
import { type ApiEnv, viewerOf } from "../api-env.ts";
import { apiProblem } from "../api-problem.ts";
import { busyProblem } from "../busy-problem.ts";
import { csvAnswer } from "../csv-answer.ts";
import { operation } from "../docs/operation.ts";
import { createFormRouter } from "../form-router.ts";
import { privateAnswer } from "../private-answer.ts";
import {
  allInvoicesQuery,
  allInvoicesSchema,
  bankFileSchema,
  bankProposalSchema,
  exportPath,
  exportQuery,
  invoiceCancellationSchema,
  invoiceFileSchema,
  invoiceStepSchema,
  newPaymentSchema,
} from "../schemas/admin-invoice.ts";
import { bookingPath } from "../schemas/booking.ts";
import { fileSchema, invoicePath } from "../schemas/invoice.ts";
import { csvFile } from "../schemas/list-query.ts";
import {
  conflicting,
  forbidden,
  malformed,
  refused,
  tooLarge,
  tooMany,
  unauthorized,
  unknown,
} from "../schemas/problem.ts";
import { requestIdOf } from "../speaker-content-problem.ts";
import { INVOICE_COLUMNS } from "./invoice-columns.ts";
import { INVOICE_ADMIN_ERRORS as TEXTS } from "./invoice-texts.ts";
import { jsonAnswer, jsonBody } from "./json-route.ts";
import { csvRoute, pageRoute } from "./list-route.ts";
import { withInstants } from "./with-instants.ts";

const refusals = { 401: unauthorized, 403: forbidden };
const middleware = privateAnswer();

/** The file and what surrounds it in a form. */
export const BANK_FILE_BODY_LIMIT = {
  path: "/api/v1/admin/bank-files",
  bytes: MAX_BANK_FILE_BYTES + 64 * 1024,
} as const;

const listRoute = pageRoute("listAllInvoices", "/admin/invoices", {
  query: allInvoicesQuery,
  schema: allInvoicesSchema,
});

const listFileRoute = csvRoute("exportAllInvoices", "/admin/invoices.csv", allInvoicesQuery);

const readRoute = createRoute({
  ...operation("readInvoiceFile"),
  method: "get",
  path: "/admin/invoices/{id}",
  middleware,
  request: { params: invoicePath },
  responses: { 200: jsonAnswer("The file", invoiceFileSchema), ...refusals, 404: unknown },
});

const changes = { ...refusals, 404: unknown, 409: conflicting };

const paymentRoute = createRoute({
  ...operation("recordPayment"),
  method: "post",
  path: "/admin/invoices/{id}/payments",
  middleware,
  request: { params: invoicePath, ...jsonBody(newPaymentSchema) },
  responses: {
    201: jsonAnswer("The stored payment", z.object({ id: z.uuid() })),
    422: refused,
    ...changes,
  },
});

const stepRoute = createRoute({
  ...operation("changeInvoice"),
  method: "post",
  path: "/admin/invoices/{id}/steps",
  middleware,
  request: { params: invoicePath, ...jsonBody(invoiceStepSchema) },
  responses: { 204: { description: "Done" }, 422: refused, ...changes },
});

const cancelRoute = createRoute({
  ...operation("cancelInvoice"),
  method: "post",
  path: "/admin/invoices/{id}/cancellation",
  middleware,
  request: { params: invoicePath, ...jsonBody(invoiceCancellationSchema) },
  responses: {
    422: refused,
    201: jsonAnswer("The cancellation", z.object({ id: z.uuid(), number: z.string() })),
    ...changes,
  },
});

const bankFileRoute = createRoute({
  ...operation("matchBankFile"),
  method: "post",
  path: "/admin/bank-files",
  middleware: [middleware, limited("admin_file")] as const,
  request: {
    body: { required: true, content: { "multipart/form-data": { schema: bankFileSchema } } },
  },
  responses: {
    200: jsonAnswer("What it could pay", bankProposalSchema),
    400: malformed,
    ...refusals,
    413: tooLarge,
    422: refused,
    429: tooMany,
  },
});

const yearFile = {
  description: "The file of that kind",
  content: { ...csvFile.content, "application/xml": { schema: z.string() } },
};

const yearRoute = createRoute({
  ...operation("exportInvoiceYear"),
  method: "get",
  path: "/admin/invoice-exports/{kind}",
  middleware,
  request: { params: exportPath, query: exportQuery },
  responses: { 200: yearFile, 400: malformed, ...refusals, 422: refused },
});

const settlementRoute = createRoute({
  ...operation("readSettlement"),
  method: "get",
  path: "/bookings/{id}/settlement",
  middleware,
  request: { params: bookingPath },
  responses: {
    200: { description: "The file", content: { "application/pdf": { schema: fileSchema } } },
    ...refusals,
    404: unknown,
  },
});

export function adminInvoiceRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(listRoute, async (c) => {
      const page = await listEveryInvoice(ctx, viewerOf(c), c.req.valid("query"));
      return page.ok ? c.json(page.value, 200) : adminProblem(c, page.error);
    })
    .openapi(listFileRoute, (c) =>
      csvAnswer(c, {
        name: "rechnungen",
        columns: INVOICE_COLUMNS,
        read: (slice) => listEveryInvoice(ctx, viewerOf(c), { ...c.req.valid("query"), ...slice }),
      }),
    )
    .openapi(readRoute, async (c) => {
      const file = await readInvoiceFile(ctx, viewerOf(c), c.req.valid("param").id);
      if (!file.ok) return readRefusal(c, file.error);
      const { payments, reminders, history, ...rest } = file.value;
      const described = {
        payments: payments.map(withInstants),
        reminders: reminders.map(withInstants),
        history: history.map(withInstants),
      };
      return c.json({ ...rest, ...described }, 200);
    })
    .openapi(paymentRoute, async (c) => {
      const { id } = c.req.valid("param");
      const done = await recordPayment(ctx, viewerOf(c), id, c.req.valid("json"));
      return done.ok ? c.json(done.value, 201) : refusal(c, done.error);
    })
    .openapi(stepRoute, async (c) => {
      const { id } = c.req.valid("param");
      const done = await changeInvoice(ctx, viewerOf(c), id, c.req.valid("json"));
      return done.ok ? c.body(null, 204) : refusal(c, done.error);
    })
    .openapi(cancelRoute, async (c) => {
      const { id } = c.req.valid("param");
      const done = await cancelInvoice(ctx, viewerOf(c), id, c.req.valid("json").reason);
      if (!done.ok) return refusal(c, done.error);
      return c.json({ id: done.value.id, number: done.value.number }, 201);
    })
    .openapi(bankFileRoute, async (c) => {
      const bytes = new Uint8Array(await c.req.valid("form").file.arrayBuffer());
      const proposal = await matchBankFile(ctx, viewerOf(c), bytes);
      if (proposal.ok) {
        const { entries, invoices } = proposal.value;
        const plain = entries.map((entry) => ({ ...entry, matches: [...entry.matches] }));
        return c.json({ entries: plain, invoices: [...invoices] }, 200);
      }
      if (proposal.error === "busy") {
        return busyProblem(c, { code: proposal.error, message: TEXTS.busy });
      }
      if (proposal.error === "unreadable" || proposal.error === "too_large") {
        const message = TEXTS[proposal.error];
        return apiProblem(c, "unprocessable", { code: proposal.error, message });
      }
      return adminProblem(c, proposal.error);
    })
    .openapi(yearRoute, async (c) => {
      const asked = { ...c.req.valid("param"), ...c.req.valid("query") };
      const file = await exportYear(ctx, viewerOf(c), { ...asked, requestId: requestIdOf(c) });
      if (!file.ok) return exportRefusal(c, file.error);
      return c.body(file.value.bytes, 200, attachment(file.value.name, file.value.type));
    })
    .openapi(settlementRoute, async (c) => {
      const file = await readSettlement(ctx, viewerOf(c), c.req.valid("param").id);
      if (!file.ok) return readRefusal(c, file.error);
      const { name, bytes } = file.value;
      return c.body(Uint8Array.from(bytes), 200, attachment(name, "application/pdf"));
    });
}

function attachment(name: string, type: string) {
  return { "content-type": type, "content-disposition": `attachment; filename="${name}"` };
}

function exportRefusal(c: Context<ApiEnv>, error: AdminRefusal | ReportRefusal) {
  if (error === "unauthorized" || error === "forbidden") return adminProblem(c, error);
  return apiProblem(c, "unprocessable", { code: error, message: TEXTS[error] });
}

function readRefusal(c: Context<ApiEnv>, error: AdminRefusal | "not_found") {
  return error === "not_found" ? apiProblem(c, error) : adminProblem(c, error);
}

function refusal(c: Context<ApiEnv>, error: ChangeError | "already_cancelled") {
  switch (error) {
    case "unauthorized":
    case "forbidden":
    case "not_found":
      return readRefusal(c, error);
    case "day_ahead": {
      const message = TEXTS[error];
      return apiProblem(c, "unprocessable", {
        code: error,
        message,
        fields: { received_on: message },
      });
    }
    default:
      return apiProblem(c, "conflict", { code: error, message: TEXTS[error] });
  }
}
