import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { type DocumentFormat, readDocument } from "#features/billing/read-document.server.ts";
import { readBookingInvoice, searchOwnInvoices } from "#features/billing/read-invoices.server.ts";
import { readCalendarFile } from "#features/bookings/read-calendar-file.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { calendarMediaType } from "#integrations/calendar/calendar-text.ts";
import { type ApiEnv, viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { operation } from "./docs/operation.ts";
import { privateAnswer } from "./private-answer.ts";
import { createRouter } from "./router.ts";
import { bookingPath } from "./schemas/booking.ts";
import {
  bookingInvoiceSchema,
  fileSchema,
  invoiceListSchema,
  invoicePath,
  ownInvoiceQuery,
} from "./schemas/invoice.ts";
import { forbidden, malformed, unauthorized, unknown } from "./schemas/problem.ts";
import { signInProblem } from "./sign-in-problem.ts";

const refusals = { 401: unauthorized, 403: forbidden, 404: unknown };

const bookingInvoiceRoute = createRoute({
  ...operation("readBookingInvoice"),
  method: "get",
  path: "/bookings/{id}/invoice",
  middleware: privateAnswer(),
  request: { params: bookingPath },
  responses: {
    200: {
      description: "State and documents",
      content: { "application/json": { schema: bookingInvoiceSchema } },
    },
    ...refusals,
  },
});

const ownInvoicesRoute = createRoute({
  ...operation("searchOwnInvoices"),
  method: "get",
  path: "/me/invoices",
  middleware: privateAnswer(),
  request: { query: ownInvoiceQuery },
  responses: {
    200: {
      description: "One page of the own invoices",
      content: { "application/json": { schema: invoiceListSchema } },
    },
    400: malformed,
    401: unauthorized,
    403: forbidden,
  },
});

const pdfRoute = createRoute({
  ...operation("readInvoicePdf"),
  method: "get",
  path: "/invoices/{id}/pdf",
  middleware: privateAnswer(),
  request: { params: invoicePath },
  responses: {
    200: { description: "The file", content: { "application/pdf": { schema: fileSchema } } },
    ...refusals,
  },
});

const xmlRoute = createRoute({
  ...operation("readInvoiceXml"),
  method: "get",
  path: "/invoices/{id}/xml",
  middleware: privateAnswer(),
  request: { params: invoicePath },
  responses: {
    200: { description: "The file", content: { "application/xml": { schema: fileSchema } } },
    ...refusals,
  },
});

const calendarRoute = createRoute({
  ...operation("readBookingCalendar"),
  method: "get",
  path: "/bookings/{id}/calendar.ics",
  middleware: privateAnswer(),
  request: { params: bookingPath },
  responses: {
    200: { description: "The file", content: { "text/calendar": { schema: fileSchema } } },
    ...refusals,
  },
});

const TYPES: Record<DocumentFormat, string> = {
  pdf: "application/pdf",
  xml: "application/xml; charset=utf-8",
};

export function invoiceRoutes(ctx: Ctx) {
  return createRouter()
    .openapi(bookingInvoiceRoute, async (c) => {
      const found = await readBookingInvoice(ctx, viewerOf(c), c.req.valid("param").id);
      if (!found.ok) return refusal(c, found.error);
      return c.json({ ...found.value, documents: [...found.value.documents] }, 200);
    })
    .openapi(ownInvoicesRoute, async (c) => {
      const page = await searchOwnInvoices(ctx, viewerOf(c), c.req.valid("query"));
      return page.ok ? c.json(page.value, 200) : signInProblem(c);
    })
    .openapi(pdfRoute, (c) => sendDocument(ctx, c, c.req.valid("param").id, "pdf"))
    .openapi(xmlRoute, (c) => sendDocument(ctx, c, c.req.valid("param").id, "xml"))
    .openapi(calendarRoute, async (c) => {
      const file = await readCalendarFile(ctx, viewerOf(c), c.req.valid("param").id);
      if (!file.ok) return refusal(c, file.error);
      return c.body(
        file.value.text,
        200,
        attachment(file.value.name, calendarMediaType(file.value.text)),
      );
    });
}

async function sendDocument(
  ctx: Ctx,
  c: Context<ApiEnv>,
  invoiceId: string,
  format: DocumentFormat,
) {
  const file = await readDocument(ctx, viewerOf(c), { invoiceId, format });
  if (!file.ok) return refusal(c, file.error);
  const { name, bytes } = file.value;
  return c.body(Uint8Array.from(bytes), 200, attachment(name, TYPES[format]));
}

function attachment(name: string, type: string) {
  return { "content-type": type, "content-disposition": `attachment; filename="${name}"` };
}

function refusal(c: Context<ApiEnv>, error: "unauthorized" | "not_found") {
  return error === "unauthorized" ? signInProblem(c) : apiProblem(c, "not_found");
}
