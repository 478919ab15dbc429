import { authClient, needsSecondStep } from "#app/auth-client.ts";
import { readOwnAccount } from "#app/session/own-account.ts";
import { landingPath } from "./landing-path.ts";
import { CALLBACK_NOTICES, GOOGLE_REASONS } from "./texts.ts";

export type CallbackOutcome =
  | { readonly kind: "go"; readonly to: string }
  | { readonly kind: "choose_role" | "signed_out" | "second_step" }
  | { readonly kind: "failed"; readonly toast: string; readonly message?: string };

/** What a login result leads to (SPEC 4 and 8). `search` is the address the provider sent back to. */
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

/** A code counts once and only in the browser that began. */
async function readSession(code: string | null): Promise<"found" | "none" | "failed"> {
  const auth = await authClient();
  if (code !== null) {
    const { error } = await auth.exchangeCodeForSession(code);
    if (error) return "failed";
  }
  const { data, error } = await auth.getSession();
  if (error) return "failed";
  return data.session ? "found" : "none";
}
