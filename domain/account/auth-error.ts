import { type Failure, failure } from "../result.ts";
import type { PasswordProblem } from "./password-rule.ts";

export type AccountErrorKey =
  | PasswordProblem
  | "password_common"
  | "password_personal"
  | "password_leaked"
  | "email_invalid"
  | "metadata_invalid"
  | "anonymous_disabled"
  | "type_invalid"
  | "token_missing"
  | "link_expired"
  | "code_expired"
  | "invalid_credentials"
  | "credentials_missing"
  | "email_not_confirmed"
  | "user_banned"
  | "grant_unsupported"
  | "refresh_token_invalid"
  | "refresh_token_not_found"
  | "refresh_token_already_used"
  | "session_expired"
  | "no_authorization"
  | "bad_jwt"
  | "session_not_found"
  | "user_not_found"
  | "not_admin"
  | "phone_disabled"
  | "same_password"
  | "reauthentication_needed"
  | "reauthentication_not_valid"
  | "email_exists"
  | "scope_unsupported"
  | "mail_wait"
  | "rate_limit"
  | "bad_json"
  | "otp_disabled"
  | "saml_disabled"
  | "web3_disabled"
  | "id_token_disabled";

export type GoogleErrorKey =
  | "pkce_incomplete"
  | "pkce_invalid"
  | "flow_state_not_found"
  | "flow_state_expired"
  | "bad_code_verifier"
  | "provider_unsupported"
  | "provider_unavailable"
  | "bad_oauth_state"
  | "bad_oauth_callback"
  | "oauth_cancelled"
  | "provider_email_needs_verification"
  | "identity_already_exists"
  | "identity_of_somebody_else"
  | "identity_not_found"
  | "single_identity_not_deletable";

export type FactorErrorKey =
  | "aal2_for_update"
  | "aal2_for_enroll"
  | "aal2_for_unenroll"
  | "aal2_required"
  | "admin_factor_missing"
  | "factor_type_invalid"
  | "factor_name_taken"
  | "too_many_factors"
  | "phone_invalid"
  | "phone_country"
  | "phone_factor_exists"
  | "sms_not_available"
  | "sms_failed"
  | "sms_wait"
  | "channel_invalid"
  | "factor_not_found"
  | "challenge_not_found"
  | "challenge_expired"
  | "code_missing"
  | "totp_wrong"
  | "sms_code_wrong"
  | "recovery_code_wrong"
  | "recovery_codes_exist"
  | "recovery_codes_not_found";

/** Why the auth server refuses something. What the client is told for each stands in one table of texts. */
export type AuthErrorKey = AccountErrorKey | GoogleErrorKey | FactorErrorKey;

export type AuthError = { readonly key: AuthErrorKey; readonly retryAfter?: number };

export function refused(key: AuthErrorKey): Failure<AuthError> {
  return failure({ key });
}

/** Refused for now: the seconds tell when to come back. */
export function tooEarly(
  key: "rate_limit" | "mail_wait" | "sms_wait",
  retryAfter: number,
): Failure<AuthError> {
  return failure({ key, retryAfter });
}
