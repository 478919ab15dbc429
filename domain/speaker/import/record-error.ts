import type { ImportField } from "./import-fields.ts";

/** Why a row of a file cannot be taken over. */
export type RecordError = { readonly field: ImportField; readonly reason: ErrorReason };

export type ErrorReason =
  | "missing"
  | "too_long"
  | "not_an_address"
  | "not_a_number"
  | "unknown_category"
  | "bad_slug"
  | "reserved_slug"
  | "bad_text"
  | "bad_lengths"
  | "bad_stars"
  | "bad_path"
  | "not_a_video"
  | "too_many";
