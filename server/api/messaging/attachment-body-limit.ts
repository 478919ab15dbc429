import { MAX_ATTACHMENT_BYTES } from "#domain/messaging/attachment.ts";

/** The file and what surrounds it in a form. */
export const ATTACHMENT_BODY_LIMIT = {
  path: "/api/v1/conversations",
  bytes: MAX_ATTACHMENT_BYTES + 64 * 1024,
} as const;
