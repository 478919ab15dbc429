import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { type Context, type Handler, Hono, type MiddlewareHandler } from "hono";
import { failure, type Result } from "#domain/result.ts";
import { type ApiEnv, viewerOf } from "#server/api/request/api-env.ts";
import { apiProblem } from "#server/api/request/api-problem.ts";
import { createPublicAnswers } from "#server/api/request/public-answers.ts";
import { signInProblem } from "#server/api/request/sign-in-problem.ts";
import { callerOf } from "#server/auth/auth-env.ts";
import { limited } from "#server/http/limits/rate-limiter.ts";
import type { ApiCtx, ApiRequest, Operation, Operations } from "./operation.ts";
import type { ApiFile, ValueOf } from "./output.ts";
import { readInput } from "./read-input.ts";
import { codeOf } from "./refusal.ts";
import { refuseInput } from "./refuse-input.ts";

/** Serves the declared operations. */
export function routeOperations(ctx: ApiCtx, operations: Operations): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const { now, contentVersion } = ctx;
  const answerPublic = createPublicAnswers({ now, contentVersion });
  for (const [name, operation] of mostSpecificFirst(operations)) {
    const [method = "", path = ""] = name.split(" ");
    const route = path.replace(/\{([\w-]+)\}/g, ":$1");
    const { shareSeconds } = operation;
    const handler: Handler<ApiEnv> =
      shareSeconds === undefined
        ? (c) => answerOnce(c, ctx, operation)
        : (c) => answerPublic(c, shareSeconds, () => writeOnce(c, ctx, operation));
    app.on(method, [route], ...middlewareOf(operation), handler);
  }
  return app;
}

/** `/me/speaker/images` is no `/me/speaker/{collection}`: the first route that fits answers. */
function mostSpecificFirst(operations: Operations): [name: string, operation: Operation][] {
  const shape = (name: string) => name.replace(/\{[\w-]+\}/g, "~");
  return Object.entries(operations).sort(([one], [other]) => (shape(one) < shape(other) ? -1 : 1));
}

function middlewareOf({ shareSeconds, limit }: Operation): MiddlewareHandler[] {
  return [
    ...(shareSeconds === undefined ? [noStore()] : []),
    ...(limit ? [limited(limit)] : []),
  ] as MiddlewareHandler[];
}

async function answerOnce(
  c: Context<ApiEnv>,
  ctx: ApiCtx,
  operation: Operation,
): Promise<Response> {
  const result = await run(c, ctx, operation);
  return result.ok ? answer(c, operation, result.value) : result.error;
}

/** The text of a public answer, or the refusal. */
async function writeOnce(
  c: Context<ApiEnv>,
  ctx: ApiCtx,
  operation: Operation,
): Promise<string | Response> {
  const result = await run(c, ctx, operation);
  return result.ok ? JSON.stringify(result.value) : result.error;
}

async function run(
  c: Context<ApiEnv>,
  ctx: ApiCtx,
  operation: Operation,
): Promise<Result<unknown, Response>> {
  const input = await readInput(c, operation);
  if (!input.ok) return failure(refuseInput(c, operation, input.error));
  const request: ApiRequest = {
    // Asked only where it is written down: a request need not come over a connection.
    get caller() {
      return callerOf(c);
    },
    sessionId: c.get("sessionId"),
    context: c,
  };
  const result = await operation.run(ctx, viewerOf(c), input.value as never, request);
  return result.ok ? result : failure(refuse(c, operation, result.error));
}

function answer(c: Context<ApiEnv>, { output }: Operation, value: unknown): Response {
  if (output.kind === "none" || (output.status === 202 && value === null)) return c.body(null, 204);
  if (output.kind === "json") return c.json(value, output.status);
  if (output.kind === "created_or_found") {
    const { answer: stored, isNew } = value as ValueOf<typeof output>;
    return c.json(stored, isNew ? 201 : 200);
  }
  if (output.kind === "raw") return value as Response;
  const { type, body, name, headers } = value as ApiFile;
  return c.body(body instanceof Uint8Array ? Uint8Array.from(body) : body, 200, {
    "content-type": type,
    ...(name !== undefined && { "content-disposition": `attachment; filename="${name}"` }),
    ...headers,
  });
}

function refuse(c: Context<ApiEnv>, { refusals }: Operation, failure: unknown): Response {
  const code = codeOf(failure);
  const refusal = refusals[code];
  if (refusal) {
    const { problem, from, ...details } = refusal;
    return apiProblem(c, problem, { code, ...details, ...from?.(failure as never) });
  }
  if (code === "unauthorized") return signInProblem(c);
  if (code === "forbidden" || code === "not_found") return apiProblem(c, code);
  throw new Error(`No refusal is declared for ${code}`);
}

/** Data of one account must not be kept by any cache. */
function noStore(): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    // A stream has sent its own headers; with another one Node would send the answer again.
    if (c.res === RESPONSE_ALREADY_SENT) return;
    c.header("cache-control", "private, no-store");
  };
}
