import type { AccountErrorKey } from "#domain/account/auth-error.ts";
import { SIGN_IN_FAULTS } from "#domain/account/sign-in-faults.ts";
import { SIGN_IN_MESSAGES, VALIDATION_MESSAGES } from "#domain/validation-messages.ts";
import { PROBLEMS } from "#server/http/texts.ts";
import { type ErrorEntry, entry, validation } from "./error-entry.ts";

const SIGN_IN_AGAIN = "Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.";

export const ACCOUNT_ERRORS: Record<AccountErrorKey, ErrorEntry> = {
  password_missing: validation(SIGN_IN_MESSAGES.newPassword, "Signup requires a valid password"),
  password_too_short: entry(
    422,
    "weak_password",
    "Das Passwort muss mindestens 6 Zeichen lang sein.",
    "Password should be at least 6 characters.",
  ),
  password_common: entry(
    422,
    "weak_password",
    "Dieses Passwort ist sehr verbreitet und wird zuerst erraten. Bitte wählen Sie ein anderes.",
    "Password is known to be weak and easy to guess, please choose a different one.",
  ),
  password_leaked: entry(
    422,
    "weak_password",
    "Dieses Passwort ist aus einem Datenleck bekannt. Bitte wählen Sie ein anderes.",
    "Password is known to be leaked, please choose a different one.",
  ),
  password_personal: entry(
    422,
    "weak_password",
    "Dieses Passwort besteht aus Ihrem Namen oder Ihrer E-Mail-Adresse. Bitte wählen Sie ein anderes.",
    "Password must not consist of your name or email address.",
  ),
  password_too_long: validation(
    "Das Passwort darf höchstens 128 Zeichen lang sein.",
    "Password cannot be longer than 128 characters",
  ),
  email_invalid: validation(
    VALIDATION_MESSAGES.reachableEmail,
    "Unable to validate email address: invalid format",
  ),
  metadata_invalid: validation(
    "Die zusätzlichen Angaben sind zu umfangreich: höchstens 8 kB in drei Ebenen.",
    "User metadata must not exceed 8 kB and three levels",
  ),
  anonymous_disabled: entry(
    422,
    "anonymous_provider_disabled",
    SIGN_IN_MESSAGES.email,
    "Anonymous sign-ins are disabled",
  ),
  type_invalid: validation("Diese Art der Bestätigung gibt es nicht.", "Invalid verification type"),
  token_missing: validation(
    "Der Bestätigungscode fehlt.",
    "Verify requires either a token or a token hash",
  ),
  link_expired: entry(
    403,
    "otp_expired",
    "Dieser Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.",
    "Email link is invalid or has expired",
  ),
  code_expired: entry(
    403,
    "otp_expired",
    "Dieser Code ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.",
    "Token has expired or is invalid",
  ),
  invalid_credentials: entry(
    400,
    "invalid_credentials",
    "E-Mail-Adresse oder Passwort ist nicht richtig.",
    "Invalid login credentials",
  ),
  credentials_missing: validation(
    "Bitte geben Sie E-Mail-Adresse und Passwort ein.",
    "missing email or phone",
  ),
  email_not_confirmed: entry(
    400,
    "email_not_confirmed",
    "Bitte bestätigen Sie zuerst Ihre Adresse. Prüfen Sie Ihre E-Mails.",
    "Email not confirmed",
  ),
  user_banned: entry(403, "user_banned", SIGN_IN_FAULTS.user_banned, "User is banned"),
  grant_unsupported: entry(
    400,
    "invalid_credentials",
    "Diese Art der Anmeldung gibt es nicht.",
    "unsupported_grant_type",
  ),
  refresh_token_invalid: validation(SIGN_IN_AGAIN, "Refresh token is not valid"),
  refresh_token_not_found: entry(
    400,
    "refresh_token_not_found",
    SIGN_IN_AGAIN,
    "Invalid Refresh Token: Refresh Token Not Found",
  ),
  refresh_token_already_used: entry(
    400,
    "refresh_token_already_used",
    "Ihre Sitzung wurde zu Ihrer Sicherheit beendet. Bitte melden Sie sich erneut an.",
    "Invalid Refresh Token: Already Used",
  ),
  session_expired: entry(
    400,
    "session_expired",
    SIGN_IN_AGAIN,
    "Invalid Refresh Token: Session Expired",
  ),
  no_authorization: entry(
    401,
    "no_authorization",
    PROBLEMS.unauthorized.message,
    "This endpoint requires a valid Bearer token",
  ),
  bad_jwt: entry(403, "bad_jwt", SIGN_IN_AGAIN, "invalid JWT: unable to parse or verify signature"),
  session_not_found: entry(
    403,
    "session_not_found",
    SIGN_IN_AGAIN,
    "Session from session_id claim in JWT does not exist",
  ),
  user_not_found: entry(
    403,
    "user_not_found",
    "Dieses Konto gibt es nicht mehr.",
    "User from sub claim in JWT does not exist",
  ),
  not_admin: entry(
    403,
    "not_admin",
    PROBLEMS.forbidden.message,
    "Updating app_metadata requires admin privileges",
  ),
  phone_disabled: entry(
    400,
    "phone_provider_disabled",
    "Die Anmeldung mit einer Telefonnummer gibt es nicht.",
    "Phone sign-ins are disabled",
  ),
  same_password: entry(
    422,
    "same_password",
    "Das neue Passwort muss sich vom bisherigen unterscheiden.",
    "New password should be different from the old password.",
  ),
  reauthentication_needed: entry(
    400,
    "reauthentication_needed",
    "Bitte bestätigen Sie diese Änderung mit dem Code, den wir Ihnen senden.",
    "Password update requires reauthentication",
  ),
  reauthentication_not_valid: entry(
    422,
    "reauthentication_not_valid",
    "Dieser Code ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.",
    "Nonce has expired or is invalid",
  ),
  email_exists: entry(
    422,
    "email_exists",
    "Diese E-Mail-Adresse kann nicht verwendet werden.",
    "A user with this email address has already been registered",
  ),
  scope_unsupported: validation(
    "Diese Art der Abmeldung gibt es nicht.",
    "Unsupported logout scope",
  ),
  mail_wait: entry(
    429,
    "over_email_send_rate_limit",
    "Bitte warten Sie %s Sekunden, bevor Sie eine weitere Nachricht anfordern.",
    "For security purposes, you can only request this after %s seconds.",
  ),
  rate_limit: entry(
    429,
    "over_request_rate_limit",
    "Zu viele Versuche. Bitte versuchen Sie es später erneut.",
    "Request rate limit reached",
  ),
  bad_json: entry(
    400,
    "bad_json",
    PROBLEMS.bad_request.message,
    "Could not parse request body as JSON",
  ),
  otp_disabled: entry(
    422,
    "otp_disabled",
    "Die Anmeldung ohne Passwort gibt es nicht.",
    "Signups not allowed for otp",
  ),
  saml_disabled: entry(
    404,
    "saml_provider_disabled",
    "Diese Art der Anmeldung gibt es nicht.",
    "SAML 2.0 is disabled",
  ),
  web3_disabled: entry(
    422,
    "web3_provider_disabled",
    "Diese Art der Anmeldung gibt es nicht.",
    "Web3 provider is disabled",
  ),
  id_token_disabled: entry(
    400,
    "provider_disabled",
    "Diese Art der Anmeldung gibt es nicht.",
    "Provider is not enabled",
  ),
};
