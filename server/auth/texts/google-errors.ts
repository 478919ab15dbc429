import type { GoogleErrorKey } from "#domain/account/auth-error.ts";
import { SIGN_IN_FAULTS } from "#domain/account/sign-in-faults.ts";
import { type ErrorEntry, entry, validation } from "./error-entry.ts";

export const GOOGLE_ERRORS: Record<GoogleErrorKey, ErrorEntry> = {
  pkce_incomplete: validation(
    "Die Anmeldung ist unvollständig. Bitte beginnen Sie noch einmal.",
    "invalid request: both auth code and code verifier should be non-empty",
  ),
  pkce_invalid: validation(
    "Die Anmeldung ist unvollständig. Bitte beginnen Sie noch einmal.",
    "PKCE flow requires code_challenge_method and code_challenge",
  ),
  flow_state_not_found: entry(
    404,
    "flow_state_not_found",
    "Diese Anmeldung ist nicht mehr gültig. Bitte beginnen Sie noch einmal.",
    "invalid flow state, no valid flow state found",
  ),
  flow_state_expired: entry(
    422,
    "flow_state_expired",
    "Diese Anmeldung hat zu lange gedauert. Bitte beginnen Sie noch einmal.",
    "invalid flow state, flow state has expired",
  ),
  bad_code_verifier: entry(
    400,
    "bad_code_verifier",
    "Diese Anmeldung wurde in einem anderen Browser begonnen.",
    "code challenge does not match previously saved code verifier",
  ),
  provider_unsupported: validation(
    "Die Anmeldung mit diesem Anbieter ist nicht eingerichtet.",
    "Unsupported provider: provider is not enabled",
  ),
  provider_unavailable: entry(
    503,
    "provider_unavailable",
    SIGN_IN_FAULTS.provider_unavailable,
    "The provider is not available",
  ),
  bad_oauth_state: entry(
    400,
    "bad_oauth_state",
    "Diese Anmeldung ist nicht mehr gültig. Bitte beginnen Sie noch einmal.",
    "OAuth state not found or expired",
  ),
  bad_oauth_callback: entry(
    400,
    "bad_oauth_callback",
    "Die Antwort von Google konnte nicht geprüft werden. Bitte versuchen Sie es erneut.",
    "Could not verify the answer from Google",
  ),
  oauth_cancelled: entry(
    403,
    "bad_oauth_callback",
    "Die Anmeldung mit Google wurde abgebrochen.",
    "Google sign-in was cancelled or refused",
  ),
  provider_email_needs_verification: entry(
    422,
    "provider_email_needs_verification",
    SIGN_IN_FAULTS.provider_email_needs_verification,
    "Unverified email with google. Verify the email with google in order to sign in",
  ),
  identity_already_exists: entry(
    422,
    "identity_already_exists",
    "Zu dieser Adresse gibt es schon ein Konto. Melden Sie sich mit Ihrem Passwort an und verknüpfen Sie Google in den Einstellungen.",
    "An account with this email exists. Sign in with your password and link Google in your settings.",
  ),
  identity_of_somebody_else: entry(
    422,
    "identity_already_exists",
    "Dieses Google-Konto ist bereits mit einem anderen Konto verknüpft.",
    "Identity is already linked to another user",
  ),
  identity_not_found: entry(
    404,
    "identity_not_found",
    "Diese Verknüpfung gibt es nicht.",
    "Identity doesn't exist",
  ),
  single_identity_not_deletable: entry(
    422,
    "single_identity_not_deletable",
    "Ihre letzte Anmeldemöglichkeit kann nicht entfernt werden.",
    "User must have at least 1 identity after unlinking",
  ),
};
