import { authClient, needsSecondStep } from "#app/auth-client.ts";
import { readOwnAccount } from "#app/session/own-account.ts";
import { landingPath } from "./landing-path.ts";
import { CALLBACK_NOTICES, GOOGLE_REASONS } from "./texts.ts";

export type CallbackOutcome =
  | { readonly kind: "go"; readonly to: string }
  | { readonly kind: "choose_role" | "signed_out" | "second_step" }
  | { readonly kind: "failed"; readonly toast: string; readonly message?: string };

/** What a login result leads to (ROUTE-03). `search` is the address the provider sent back to. */
export async function resolveCallback(search: URLSearchParams): Promise<CallbackOutcome> {
  if (search.has("error")) {
    const message = GOOGLE_REASONS[search.get("error_code") ?? ""];
    const toast = CALLBACK_NOTICES.googleFailed;
    return { kind: "failed", toast, ...(message && { message }) };
  }
  const session = await readSession(search.get("code")).catch(() => "failed" as const);
  if (session === "failed") return { kind: "failed", toast: CALLBACK_NOTICES.signInFailed };
  if (session === "none") return { kind: "signed_out" };
  if (await needsSecondStep()) return { kind: "second_step" };
  return resolveRole();
}

export async function resolveRole(): Promise<CallbackOutcome> {
  const own = await readOwnAccount();
  if (own.ok) {
    const { chosen_role } = own.value;
    return chosen_role ? { kind: "go", to: landingPath(chosen_role) } : { kind: "choose_role" };
  }
  if (own.error === "signed_out") return { kind: "signed_out" };
  if (own.error === "second_step") return { kind: "second_step" };
  return { kind: "failed", toast: CALLBACK_NOTICES.failed };
}

/** A code that was exchanged before: its verifier is gone, or the server knows it no longer. */
const USED_UP = ["pkce_code_verifier_not_found", "flow_state_not_found"];

/**
 * A code counts once and only in the browser that began. After a reload the same code comes again; the
 * session it has opened still counts.
 */
async function readSession(code: string | null): Promise<"found" | "none" | "failed"> {
  const auth = await authClient();
  const exchanged = code === null ? null : await auth.exchangeCodeForSession(code);
  const failed = exchanged?.error;
  if (failed && !USED_UP.includes(failed.code ?? "")) return "failed";
  const { data, error } = await auth.getSession();
  if (error) return "failed";
  if (data.session) return "found";
  return failed ? "failed" : "none";
}
