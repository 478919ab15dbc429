import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AuthErrorKey } from "#domain/account/auth-error.ts";

type Entry = {
  status: ContentfulStatusCode;
  /** The stable name the auth client knows. */
  code: string;
  /** `%s` stands for seconds. */
  de: string;
  /** For programs that compare words with those of the original server. */
  en: string;
};

const validation = (de: string, en: string): Entry => ({
  status: 400,
  code: "validation_failed",
  de,
  en,
});
const aal2 = (status: ContentfulStatusCode, en: string): Entry => ({
  status,
  code: "insufficient_aal",
  de: "Bitte bestätigen Sie sich zuerst mit Ihrem zweiten Faktor.",
  en,
});
const wrongCode = (de: string, en: string): Entry => ({
  status: 422,
  code: "mfa_verification_failed",
  de,
  en,
});
const entry = (status: ContentfulStatusCode, code: string, de: string, en: string): Entry => ({
  status,
  code,
  de,
  en,
});

const SIGN_IN_AGAIN = "Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.";
const WEAK = "weak_password";

/** Everything the auth server refuses, in one place. Texts name no person and nothing internal. */
export const AUTH_ERRORS: Record<AuthErrorKey, Entry> = {
  password_missing: validation(
    "Bitte geben Sie ein Passwort ein.",
    "Signup requires a valid password",
  ),
  password_too_short: entry(
    422,
    WEAK,
    "Das Passwort muss mindestens 6 Zeichen lang sein.",
    "Password should be at least 6 characters.",
  ),
  password_too_long: validation(
    "Das Passwort darf höchstens 128 Zeichen lang sein.",
    "Password cannot be longer than 128 characters",
  ),
  email_invalid: validation(
    "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
    "Unable to validate email address: invalid format",
  ),
  anonymous_disabled: entry(
    422,
    "anonymous_provider_disabled",
    "Bitte geben Sie Ihre E-Mail-Adresse ein.",
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
  user_banned: entry(403, "user_banned", "Dieses Konto ist gesperrt.", "User is banned"),
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
  no_authorization: entry(
    401,
    "no_authorization",
    "Bitte melden Sie sich an.",
    "This endpoint requires a valid Bearer token",
  ),
  bad_jwt: entry(
    403,
    "bad_jwt",
    SIGN_IN_AGAIN,
    "invalid JWT: unable to parse or verify signature",
  ),
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
    "Dafür fehlt Ihnen die Berechtigung.",
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
  aal2_for_update: aal2(
    401,
    "AAL2 session is required to update email or password when MFA is enabled.",
  ),
  aal2_for_enroll: aal2(403, "AAL2 required to enroll a new factor"),
  aal2_for_unenroll: aal2(422, "AAL2 required to unenroll verified factor"),
  aal2_required: aal2(403, "AAL2 required"),
  email_exists: entry(
    422,
    "email_exists",
    "Diese E-Mail-Adresse kann nicht verwendet werden.",
    "A user with this email address has already been registered",
  ),
  scope_unsupported: validation("Diese Art der Abmeldung gibt es nicht.", "Unsupported logout scope"),
  provider_unsupported: validation(
    "Die Anmeldung mit diesem Anbieter ist nicht eingerichtet.",
    "Unsupported provider: provider is not enabled",
  ),
  provider_unavailable: entry(
    503,
    "provider_unavailable",
    "Google ist gerade nicht erreichbar. Bitte versuchen Sie es später erneut.",
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
    "Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse bei Google.",
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
  factor_type_invalid: validation(
    "Diese Art von zweitem Faktor gibt es nicht.",
    "factor_type needs to be totp, phone, or webauthn",
  ),
  factor_name_taken: entry(
    422,
    "mfa_factor_name_conflict",
    "Sie haben schon einen zweiten Faktor mit diesem Namen.",
    "A factor with the same friendly name for this user already exists",
  ),
  too_many_factors: entry(
    422,
    "too_many_enrolled_mfa_factors",
    "Mehr als 10 Faktoren sind nicht möglich. Bitte entfernen Sie zuerst einen.",
    "Maximum number of verified factors reached, unenroll to continue",
  ),
  phone_invalid: validation(
    "Bitte geben Sie die Nummer mit Landesvorwahl an, zum Beispiel +49 151 12345678.",
    "Invalid phone number format (E.164 required)",
  ),
  phone_country: validation(
    "Codes senden wir nur an Nummern in Deutschland, Österreich und der Schweiz.",
    "Phone numbers of this country are not supported",
  ),
  phone_factor_exists: entry(
    422,
    "mfa_verified_factor_exists",
    "Diese Nummer ist bereits als zweiter Faktor eingerichtet.",
    "A verified phone factor already exists, unenroll the existing factor to continue",
  ),
  sms_not_available: entry(
    422,
    "mfa_phone_enroll_not_enabled",
    "Codes per SMS sind hier nicht eingerichtet. Bitte verwenden Sie eine Authenticator-App.",
    "MFA enroll is disabled for Phone",
  ),
  sms_failed: entry(
    422,
    "sms_send_failed",
    "Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es später erneut.",
    "Error sending message",
  ),
  sms_wait: entry(
    429,
    "over_sms_send_rate_limit",
    "Bitte warten Sie %s Sekunden, bevor Sie einen weiteren Code anfordern.",
    "For security purposes, you can only request this after %s seconds.",
  ),
  channel_invalid: validation(
    "Codes senden wir per SMS oder WhatsApp.",
    "Invalid channel, supported values are 'sms' or 'whatsapp'.",
  ),
  factor_not_found: entry(
    404,
    "mfa_factor_not_found",
    "Diesen zweiten Faktor gibt es nicht.",
    "Factor not found",
  ),
  challenge_not_found: entry(
    422,
    "mfa_factor_not_found",
    "Diese Abfrage ist nicht mehr gültig. Bitte beginnen Sie noch einmal.",
    "MFA factor with the provided challenge ID not found",
  ),
  challenge_expired: entry(
    422,
    "mfa_challenge_expired",
    "Diese Abfrage ist abgelaufen. Bitte beginnen Sie noch einmal.",
    "MFA challenge has expired, verify against another challenge or create a new challenge.",
  ),
  code_missing: validation("Bitte geben Sie den Code ein.", "Code needs to be non-empty"),
  totp_wrong: wrongCode(
    "Der Code ist nicht richtig. Bitte versuchen Sie es mit dem nächsten.",
    "Invalid TOTP code entered",
  ),
  sms_code_wrong: wrongCode("Der Code ist nicht richtig.", "Invalid MFA Phone code entered"),
  recovery_code_wrong: wrongCode(
    "Dieser Wiederherstellungscode ist nicht richtig oder schon verbraucht.",
    "Invalid recovery code entered",
  ),
  recovery_codes_exist: entry(
    422,
    "mfa_verified_factor_exists",
    "Sie haben bereits Wiederherstellungscodes.",
    "Recovery codes already exist",
  ),
  recovery_codes_not_found: entry(
    404,
    "mfa_factor_not_found",
    "Sie haben keine Wiederherstellungscodes.",
    "Recovery codes not found",
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
    "Die Anfrage ist fehlerhaft.",
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
  not_found: entry(404, "not_found", "Das Gesuchte wurde nicht gefunden.", "Not found"),
  unexpected: entry(
    500,
    "unexpected_failure",
    "Es ist ein unerwarteter Fehler aufgetreten. Bitte versuchen Sie es später erneut.",
    "Unexpected failure, please check server logs for more information",
  ),
};
