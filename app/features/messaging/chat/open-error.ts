import type { Fault } from "../messaging-api.ts";
import type { OpenError } from "./texts.ts";

const KNOWN: readonly OpenError[] = ["no_partner", "own_profile", "only_customers"];

/** Which sentence tells why a conversation was not set up (C-52, C-89). */
export function createError({ kind, code }: Pick<Fault, "kind" | "code">): OpenError {
  if (kind === "unreachable") return "create_failed";
  if (kind === "signed_out") return "signed_out";
  return KNOWN.find((known) => known === code) ?? "impossible";
}

/** Nothing changes by trying again. */
export function isFinal(error: OpenError): boolean {
  return KNOWN.includes(error);
}
