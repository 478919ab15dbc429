import { createRoute, type z } from "@hono/zod-openapi";
import { operation } from "../docs/operation.ts";
import { privateAnswer } from "../private-answer.ts";
import { csvFile } from "../schemas/list-query.ts";
import { forbidden, malformed, unauthorized } from "../schemas/problem.ts";
import { jsonAnswer } from "./json-route.ts";

const refusals = { 400: malformed, 401: unauthorized, 403: forbidden };
const middleware = privateAnswer();

type OperationId = Parameters<typeof operation>[0];

/** A list, one page of it at a time. */
export function pageRoute<Path extends string, Query extends z.ZodObject, Schema extends z.ZodType>(
  id: OperationId,
  path: Path,
  { query, schema }: { query: Query; schema: Schema },
) {
  return createRoute({
    ...operation(id),
    method: "get",
    path,
    middleware,
    request: { query },
    responses: { 200: jsonAnswer("One page", schema), ...refusals },
  });
}

/** The same list as a file. */
export function csvRoute<Path extends string, Query extends z.ZodObject>(
  id: OperationId,
  path: Path,
  query: Query,
) {
  return createRoute({
    ...operation(id),
    method: "get",
    path,
    middleware,
    request: { query },
    responses: { 200: csvFile, ...refusals },
  });
}
