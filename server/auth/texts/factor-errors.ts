import type { FactorErrorKey } from "#domain/account/auth-error.ts";
import { SIGN_IN_MESSAGES } from "#domain/validation-messages.ts";
import { type ErrorEntry, entry, validation } from "./error-entry.ts";

const aal2 = (status: ErrorEntry["status"], en: string): ErrorEntry =>
  entry(
    status,
    "insufficient_aal",
    "Bitte bestätigen Sie sich zuerst mit Ihrem zweiten Faktor.",
    en,
  );
const wrongCode = (de: string, en: string): ErrorEntry =>
  entry(422, "mfa_verification_failed", de, en);

export const FACTOR_ERRORS: Record<FactorErrorKey, ErrorEntry> = {
  aal2_for_update: aal2(
    401,
    "AAL2 session is required to update email or password when MFA is enabled.",
  ),
  aal2_for_enroll: aal2(403, "AAL2 required to enroll a new factor"),
  aal2_for_unenroll: aal2(422, "AAL2 required to unenroll verified factor"),
  aal2_required: aal2(403, "AAL2 required"),
  admin_factor_missing: entry(
    403,
    "admin_factor_missing",
    "Die Verwaltung öffnet sich hier nur mit einem zweiten Faktor. Bitte richten Sie ihn in Ihrem Dashboard unter „Sicherheit“ ein.",
    "Administrators need a second factor here",
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
  code_missing: validation(SIGN_IN_MESSAGES.code, "Code needs to be non-empty"),
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
};
