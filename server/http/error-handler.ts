import type { ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { FilesUnavailable } from "#integrations/files/file-store.ts";
import { databaseTrouble } from "./database-errors.ts";
import type { EdgeContext, EdgeEnv } from "./edge-env.ts";
import { answerProblem } from "./problem.ts";
import { PROBLEMS, type ProblemCode } from "./texts.ts";

export const RETRY_AFTER = { "retry-after": "2" };

/** Answers with a generic text only; what happened is in the log under the same request id. */
export const handleError: ErrorHandler<EdgeEnv> = (error, c) => {
  // Asked first, because a client that leaves half-way looks like a lost database connection.
  if (hasClientLeft(c)) return answerProblem(c, "bad_request");
  const trouble = databaseTrouble(error);
  if (trouble === "unavailable") {
    c.get("log").error({ err: error }, "database unavailable");
    return answerProblem(c, "unavailable", { headers: RETRY_AFTER });
  }
  if (error instanceof FilesUnavailable) {
    c.get("log").error({ err: error }, "files unavailable");
    return answerProblem(c, "unavailable", { headers: RETRY_AFTER });
  }
  if (trouble === "bad_value") {
    c.get("log").warn({ err: error }, "value refused by the database");
    return answerProblem(c, "bad_request");
  }
  if (isMissingBody(error, c.req.method)) return answerProblem(c, "bad_request");
  const status = error instanceof HTTPException ? error.status : 500;
  if (status < 500) return answerProblem(c, problemOfStatus(status));
  c.get("log").error({ err: error }, "request failed");
  return status === 503
    ? answerProblem(c, "unavailable", { headers: RETRY_AFTER })
    : answerProblem(c, "internal");
};

function hasClientLeft(c: EdgeContext): boolean {
  const { destroyed = false, complete = true } = c.env?.incoming ?? {};
  return destroyed && !complete;
}

/** Broken JSON was refused before; an empty body is only wrong where a handler wants to read it. */
function isMissingBody(error: Error, method: string): boolean {
  const isEmpty = error instanceof SyntaxError && error.message === "Unexpected end of JSON input";
  return isEmpty && method !== "GET" && method !== "HEAD";
}

function problemOfStatus(status: number): ProblemCode {
  const codes = Object.keys(PROBLEMS) as ProblemCode[];
  return codes.find((code) => PROBLEMS[code].status === status) ?? "bad_request";
}
