import { MAX_BANK_FILE_BYTES } from "#domain/invoicing/bank-entry.ts";

/** The file and what surrounds it in a form. */
export const BANK_FILE_BODY_LIMIT = {
  path: "/api/v1/admin/bank-files",
  bytes: MAX_BANK_FILE_BYTES + 64 * 1024,
} as const;
