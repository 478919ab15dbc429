import { createHash } from "node:crypto";
import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { readCancellationTerms } from "#features/bookings/cancellation.server.ts";
import { changeReferences } from "#features/bookings/change-references.server.ts";
import { changeStatus } from "#features/bookings/change-status.server.ts";
import { readBooking } from "#features/bookings/read-booking.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { createBooking } from "#flows/create-booking.server.ts";
import { type ApiEnv, viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { changeProblem, createProblem, referencesProblem } from "./booking-problems.ts";
import { describeVisible } from "./booking-routes.ts";
import { operation } from "./docs/operation.ts";
import { createFormRouter } from "./form-router.ts";
import { privateAnswer } from "./private-answer.ts";
import {
  bookingPath,
  bookingSchema,
  cancellationTermsSchema,
  createdBookingSchema,
  transitionSchema,
} from "./schemas/booking.ts";
import { buyerReferencesSchema } from "./schemas/buyer-references.ts";
import { bookingHeaders, newBookingSchema, toNewBooking } from "./schemas/new-booking.ts";
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

const createBookingRoute = createRoute({
  ...operation("createBooking"),
  method: "post",
  path: "/bookings",
  middleware: privateAnswer(),
  request: {
    headers: bookingHeaders,
    body: { required: true, content: { "application/json": { schema: newBookingSchema } } },
  },
  responses: {
    201: {
      description: "The stored booking and what became of its effects",
      content: { "application/json": { schema: createdBookingSchema } },
    },
    400: malformed,
    401: unauthorized,
    403: forbidden,
    404: unknown,
    409: conflicting,
    422: refused,
    429: tooMany,
  },
});

const changeBookingRoute = createRoute({
  ...operation("changeBooking"),
  method: "post",
  path: "/bookings/{id}/transitions",
  middleware: privateAnswer(),
  request: {
    params: bookingPath,
    body: { required: true, content: { "application/json": { schema: transitionSchema } } },
  },
  responses: {
    200: {
      description: "The booking after the change",
      content: { "application/json": { schema: bookingSchema } },
    },
    401: unauthorized,
    403: forbidden,
    404: unknown,
    409: conflicting,
    422: refused,
  },
});

const referencesRoute = createRoute({
  ...operation("changeBuyerReferences"),
  method: "put",
  path: "/bookings/{id}/buyer-references",
  middleware: privateAnswer(),
  request: {
    params: bookingPath,
    body: { required: true, content: { "application/json": { schema: buyerReferencesSchema } } },
  },
  responses: {
    200: {
      description: "The booking after the change",
      content: { "application/json": { schema: bookingSchema } },
    },
    401: unauthorized,
    403: forbidden,
    404: unknown,
    409: conflicting,
    422: refused,
  },
});

const termsRoute = createRoute({
  ...operation("readCancellationTerms"),
  method: "get",
  path: "/bookings/{id}/cancellation-terms",
  middleware: privateAnswer(),
  request: { params: bookingPath },
  responses: {
    200: {
      description: "What cancelling costs today",
      content: { "application/json": { schema: cancellationTermsSchema } },
    },
    401: unauthorized,
    403: forbidden,
    404: unknown,
  },
});

export function bookingWriteRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(createBookingRoute, async (c) => {
      const wish = toNewBooking(c.req.valid("json"));
      const created = await createBooking(ctx, viewerOf(c), {
        wish,
        key: c.req.valid("header")["idempotency-key"],
        hash: createHash("sha256").update(JSON.stringify(wish)).digest("hex"),
        requestId: requestIdOf(c),
        admit: (isFresh) => admit(c, isFresh),
      });
      return created.ok ? c.json(created.value, 201) : createProblem(c, created.error);
    })
    .openapi(changeBookingRoute, async (c) => {
      const { id } = c.req.valid("param");
      const { event, ...details } = c.req.valid("json");
      const change = { event, details, requestId: requestIdOf(c) };
      const changed = await changeStatus(ctx, viewerOf(c), id, change);
      if (!changed.ok) return changeProblem(c, changed.error);
      const booking = await readBooking(ctx, viewerOf(c), id);
      return booking.ok ? c.json(describeVisible(booking.value), 200) : apiProblem(c, "not_found");
    })
    .openapi(referencesRoute, async (c) => {
      const { id } = c.req.valid("param");
      const { order_number = null, cost_centre = null, leitweg_id = null } = c.req.valid("json");
      const references = { order_number, cost_centre, leitweg_id };
      const change = { references, requestId: requestIdOf(c) };
      const changed = await changeReferences(ctx, viewerOf(c), id, change);
      if (!changed.ok) return referencesProblem(c, changed.error);
      const booking = await readBooking(ctx, viewerOf(c), id);
      return booking.ok ? c.json(describeVisible(booking.value), 200) : apiProblem(c, "not_found");
    })
    .openapi(termsRoute, async (c) => {
      const terms = await readCancellationTerms(ctx, viewerOf(c), c.req.valid("param").id);
      if (terms.ok) return c.json({ ...terms.value, tiers: [...terms.value.tiers] }, 200);
      return terms.error === "unauthorized" ? signInProblem(c) : apiProblem(c, "not_found");
    });
}

function requestIdOf(c: Context<ApiEnv>): string {
  const id: string | undefined = c.get("requestId");
  return id ?? "";
}

/** Counted per account: colleagues in one office share an address, but nobody shares an account. */
async function admit(c: Context<ApiEnv>, isFresh: boolean): Promise<number | null> {
  const viewer = viewerOf(c);
  const limiter = c.get("rateLimiter");
  if (viewer.kind === "visitor") return null;
  const account = [`account:${viewer.userId}`];
  const perDay = isFresh ? "booking_day_fresh" : "booking_day";
  return (await limiter.use("booking", account)) ?? limiter.use(perDay, account);
}
