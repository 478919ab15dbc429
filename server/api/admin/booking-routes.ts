import { createRoute, z } from "@hono/zod-openapi";
import { actOnBooking, noteBooking } from "#features/bookings/act-on-booking.server.ts";
import { listEveryBooking } from "#features/bookings/list-all-bookings.server.ts";
import { readBooking } from "#features/bookings/read-booking.server.ts";
import { readBookingFile } from "#features/bookings/read-booking-file.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { adminProblem } from "../admin-problem.ts";
import { viewerOf } from "../api-env.ts";
import { apiProblem } from "../api-problem.ts";
import { changeProblem } from "../booking-problems.ts";
import { describeVisible } from "../booking-routes.ts";
import { csvAnswer } from "../csv-answer.ts";
import { operation } from "../docs/operation.ts";
import { createFormRouter } from "../form-router.ts";
import { privateAnswer } from "../private-answer.ts";
import {
  adminTransitionSchema,
  allBookingsQuery,
  allBookingsSchema,
  bookingFileSchema,
  newNoteSchema,
} from "../schemas/admin-booking.ts";
import { bookingPath, bookingSchema } from "../schemas/booking.ts";
import { conflicting, forbidden, refused, unauthorized, unknown } from "../schemas/problem.ts";
import { requestIdOf } from "../speaker-content-problem.ts";
import { BOOKING_COLUMNS } from "./booking-columns.ts";
import { jsonAnswer, jsonBody } from "./json-route.ts";
import { csvRoute, pageRoute } from "./list-route.ts";
import { pageWithInstants, withInstants } from "./with-instants.ts";

const refusals = { 401: unauthorized, 403: forbidden };
const middleware = privateAnswer();

const listRoute = pageRoute("listAllBookings", "/admin/bookings", {
  query: allBookingsQuery,
  schema: allBookingsSchema,
});

const exportRoute = csvRoute("exportAllBookings", "/admin/bookings.csv", allBookingsQuery);

const fileRoute = createRoute({
  ...operation("readBookingFile"),
  method: "get",
  path: "/admin/bookings/{id}",
  middleware,
  request: { params: bookingPath },
  responses: { 200: jsonAnswer("The file", bookingFileSchema), ...refusals, 404: unknown },
});

const actRoute = createRoute({
  ...operation("actOnBooking"),
  method: "post",
  path: "/admin/bookings/{id}/transitions",
  middleware,
  request: { params: bookingPath, ...jsonBody(adminTransitionSchema) },
  responses: {
    200: jsonAnswer("The booking after the change", bookingSchema),
    ...refusals,
    404: unknown,
    409: conflicting,
    422: refused,
  },
});

const noteRoute = createRoute({
  ...operation("noteBooking"),
  method: "post",
  path: "/admin/bookings/{id}/notes",
  middleware,
  request: { params: bookingPath, ...jsonBody(newNoteSchema) },
  responses: {
    201: jsonAnswer("The id of the note", z.object({ id: z.uuid() })),
    ...refusals,
    404: unknown,
    422: refused,
  },
});

export function adminBookingRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(listRoute, async (c) => {
      const { query, filter } = asked(c.req.valid("query"));
      const page = await listEveryBooking(ctx, viewerOf(c), query, filter);
      return page.ok ? c.json(pageWithInstants(page.value), 200) : adminProblem(c, page.error);
    })
    .openapi(exportRoute, async (c) => {
      const { query, filter } = asked(c.req.valid("query"));
      const read = (slice: { page: number; size: number }) =>
        listEveryBooking(ctx, viewerOf(c), { ...query, ...slice }, filter);
      return csvAnswer(c, { name: "buchungen", columns: BOOKING_COLUMNS, read });
    })
    .openapi(fileRoute, async (c) => {
      const file = await readBookingFile(ctx, viewerOf(c), c.req.valid("param").id);
      if (!file.ok) {
        return file.error === "not_found"
          ? apiProblem(c, "not_found")
          : adminProblem(c, file.error);
      }
      const { customer, notes, audit, effects } = file.value;
      return c.json(
        {
          customer,
          notes: notes.map(withInstants),
          audit: audit.map(withInstants),
          effects: effects.map(withInstants),
        },
        200,
      );
    })
    .openapi(actRoute, async (c) => {
      const { id } = c.req.valid("param");
      const { event, ...details } = c.req.valid("json");
      const change = { event, details, requestId: requestIdOf(c) };
      const changed = await actOnBooking(ctx, viewerOf(c), id, change);
      if (!changed.ok) {
        return changed.error === "forbidden"
          ? adminProblem(c, changed.error)
          : changeProblem(c, changed.error);
      }
      const booking = await readBooking(ctx, viewerOf(c), id);
      return booking.ok ? c.json(describeVisible(booking.value), 200) : apiProblem(c, "not_found");
    })
    .openapi(noteRoute, async (c) => {
      const note = { ...c.req.valid("json"), requestId: requestIdOf(c) };
      const noted = await noteBooking(ctx, viewerOf(c), c.req.valid("param").id, note);
      if (noted.ok) return c.json(noted.value, 201);
      return noted.error === "not_found"
        ? apiProblem(c, "not_found")
        : adminProblem(c, noted.error);
    });
}

type Asked = z.output<typeof allBookingsQuery>;

function asked({ status, need, from, to, speaker, customer, ...query }: Asked) {
  const filter = {
    statuses: status ? [status] : [],
    need,
    from,
    to,
    speakerId: speaker,
    customerId: customer,
  };
  return { query, filter };
}
