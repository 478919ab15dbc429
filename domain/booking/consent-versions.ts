import { LEGAL_VERSIONS } from "../content/legal-documents.ts";

/** What a booking accepts is what the pages show: the same constants. */
export const BOOKING_CONSENT_VERSIONS = {
  agb: LEGAL_VERSIONS.agb.version,
  widerruf: LEGAL_VERSIONS.widerrufsbelehrung.version,
} as const;
