import type { TextFault } from "#domain/content/post-rules.ts";
import { IMAGE_UPLOAD_ERRORS } from "#domain/media/texts.ts";
import { conflict, invalid, unprocessable } from "#server/api/operation/refusal.ts";
import { EDITOR_ERRORS as E } from "#server/api/schemas/editor-texts.ts";

const MOST_FAULTS_NAMED = 3;

/** Why a text of the editors was not stored. */
export const draftRefusals = {
  changed: conflict(E.changed),
  slug_taken: invalid({ slug: E.slugTaken }),
  unsafe: {
    problem: "unprocessable",
    from: ({ faults }: { readonly faults: readonly TextFault[] }) => ({
      fields: { body: unsafeText(faults) },
    }),
  },
} as const;

function unsafeText(faults: readonly TextFault[]): string {
  return faults
    .slice(0, MOST_FAULTS_NAMED)
    .map(({ kind, text }) => (kind === "html" ? E.html(text) : E.unsafeAddress(text)))
    .join(" ");
}

/** Places for reading foreign files are few and soon free again. */
const RETRY_AFTER_SECONDS = "2";

/** Why a picture was not stored. */
export const pictureRefusals = {
  image_empty: unprocessable(IMAGE_UPLOAD_ERRORS.image_empty),
  image_type_unsupported: unprocessable(IMAGE_UPLOAD_ERRORS.image_type_unsupported),
  image_too_many_pixels: unprocessable(IMAGE_UPLOAD_ERRORS.image_too_many_pixels),
  image_unreadable: unprocessable(IMAGE_UPLOAD_ERRORS.image_unreadable),
  image_too_complex: unprocessable(IMAGE_UPLOAD_ERRORS.image_too_complex),
  image_too_large: {
    problem: "payload_too_large",
    message: IMAGE_UPLOAD_ERRORS.image_too_large,
  },
  image_service_busy: {
    problem: "too_many_requests",
    message: IMAGE_UPLOAD_ERRORS.image_service_busy,
    headers: { "retry-after": RETRY_AFTER_SECONDS },
  },
} as const;
