import { answerProblem } from "../problem.ts";
import type { Check } from "./admission.ts";

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/i;

/** Public is every address but these. */
export function isLoopbackHost(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

/** A local start answers its own names only: a foreign page could otherwise reach it by a name of its own (DNS rebinding). */
export function refuseForeignHosts(isLoopback: boolean): Check {
  return (c) =>
    !isLoopback || isLoopbackHost(new URL(c.req.url).hostname)
      ? null
      : answerProblem(c, "misdirected");
}
