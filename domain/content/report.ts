/** What can be reported (notice and action), in the words of the form's address: `/melden?art=…`. */
export const REPORT_KINDS = ["speaker", "review", "article", "other"] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_REASONS = [
  "unlawful",
  "personal_rights",
  "copyright",
  "false_claim",
  "fraud",
  "other",
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/**
 * What the administration decides about: public content, a received message, or a
 * contract that a consumer withdraws from.
 */
export const REPORT_SUBJECTS = ["content", "message", "withdrawal"] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

/** Either something is done about it, or there is nothing to object to. */
export const REPORT_DECISIONS = ["upheld", "rejected"] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

export const REPORT_LIMITS = { address: 500, name: 200, explanation: 4000, atLeast: 20 } as const;

export function isReportKind(text: string | null): text is ReportKind {
  return REPORT_KINDS.some((kind) => kind === text);
}

/** The form that knows already what it is about. */
export function reportAddress(kind: ReportKind, path: string): string {
  return `/melden?art=${kind}&adresse=${encodeURIComponent(path)}`;
}

/** An address of this site: its path, or null for anything else. */
export function ownPath(address: string, publicUrl: string): string | null {
  const url = URL.canParse(address, publicUrl) ? new URL(address, publicUrl) : null;
  if (url?.origin !== new URL(publicUrl).origin) return null;
  return `${url.pathname}${url.hash}`;
}
