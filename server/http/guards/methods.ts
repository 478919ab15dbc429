import { answerProblem } from "../problem.ts";
import type { Check } from "./admission.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const KNOWN = new Set(METHODS);
const ALLOW = METHODS.join(", ");

/** OPTIONS gets the same answer everywhere: no other origin is ever allowed, and nothing is told. */
export function limitMethods(): Check {
  return (c) => {
    if (!KNOWN.has(c.req.method)) {
      return answerProblem(c, "method_not_allowed", { headers: { allow: ALLOW } });
    }
    return c.req.method === "OPTIONS" ? c.body(null, 204, { allow: ALLOW }) : null;
  };
}
