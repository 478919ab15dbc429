import { ok, type Result } from "#domain/result.ts";
import type { ApiFile } from "./output.ts";

type Document = { readonly name: string; readonly bytes: Uint8Array };

/** A document as the file that an operation answers. */
export function documentFile<Refused>(
  type: string,
  document: Result<Document, Refused>,
): Result<ApiFile, Refused> {
  if (!document.ok) return document;
  return ok({ type, name: document.value.name, body: document.value.bytes });
}
