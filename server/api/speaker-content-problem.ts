import type { Context } from "hono";
import { IMAGE_UPLOAD_ERRORS } from "#domain/media/texts.ts";
import { feeField } from "#domain/pricing/duration-formats.ts";
import type { ReadError, SaveError } from "#features/speakers/change-content.server.ts";
import type { UploadError } from "#features/speakers/upload-image.server.ts";
import type { ApiEnv } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { busyProblem } from "./busy-problem.ts";
import { signInProblem } from "./sign-in-problem.ts";
import { EDIT_ERRORS, EDIT_FIELD_ERRORS } from "./speaker-edit-texts.ts";

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

export function itemErrors(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[["items", ...path].join(".")] ??= message;
  return fields;
}

/** A field that was not sent is not there at all, rather than undefined. */
export function defined<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>;
  };
}

export function requestIdOf(c: Context<ApiEnv>): string {
  const id: string | undefined = c.get("requestId");
  return id ?? "";
}

function noSpeaker(c: Context<ApiEnv>) {
  return apiProblem(c, "not_found", { code: "no_speaker", message: EDIT_ERRORS.no_speaker });
}

export function readProblem(c: Context<ApiEnv>, code: ReadError) {
  switch (code) {
    case "unauthorized":
      return signInProblem(c);
    case "forbidden":
      return apiProblem(c, "forbidden");
    case "no_speaker":
      return noSpeaker(c);
  }
}

export function saveProblem(c: Context<ApiEnv>, error: SaveError) {
  if (typeof error === "object") {
    const { code, lengths } = error;
    const fields = lengths.map((length) => [feeField(length), EDIT_FIELD_ERRORS.unanswered]);
    return apiProblem(c, "unprocessable", { code, fields: Object.fromEntries(fields) });
  }
  const code = error;
  switch (code) {
    case "unauthorized":
    case "forbidden":
    case "no_speaker":
      return readProblem(c, code);
    case "changed":
      return apiProblem(c, "conflict", { code, message: EDIT_ERRORS.changed });
    case "unknown_category":
      return apiProblem(c, "unprocessable", { code, fields: { categories: EDIT_ERRORS[code] } });
    default:
      return apiProblem(c, "unprocessable", { code, message: EDIT_ERRORS[code] });
  }
}

export function uploadProblem(c: Context<ApiEnv>, code: UploadError) {
  switch (code) {
    case "image_empty":
    case "image_type_unsupported":
    case "image_too_many_pixels":
    case "image_unreadable":
    case "image_too_complex":
      return apiProblem(c, "unprocessable", { code, message: IMAGE_UPLOAD_ERRORS[code] });
    case "image_too_large":
      return apiProblem(c, "payload_too_large", { code, message: IMAGE_UPLOAD_ERRORS[code] });
    case "image_service_busy":
      return busyProblem(c, { code, message: IMAGE_UPLOAD_ERRORS[code] });
    default:
      return saveProblem(c, code);
  }
}
