import { IMAGE_UPLOAD_ERRORS } from "#domain/media/texts.ts";
import { type FormatDuration, feeField } from "#domain/pricing/duration-formats.ts";
import { busy } from "#server/api/operation/busy-refusal.ts";
import { conflict, invalid, unprocessable } from "#server/api/operation/refusal.ts";
import type { MalformedItems } from "./edit-input.ts";
import { EDIT_ERRORS, EDIT_FIELD_ERRORS } from "./texts.ts";

/** The account has no profile, or there is none of the given id. */
export const noSpeaker = { problem: "not_found", message: EDIT_ERRORS.no_speaker } as const;

type FeesUnanswered = { readonly lengths: readonly FormatDuration[] };

/** Why a part of a profile was not stored. */
export const saveRefusals = {
  no_speaker: noSpeaker,
  changed: conflict(EDIT_ERRORS.changed),
  unknown_category: invalid({ categories: EDIT_ERRORS.unknown_category }),
  unknown_item: unprocessable(EDIT_ERRORS.unknown_item),
  too_many_items: unprocessable(EDIT_ERRORS.too_many_items),
  nothing_offered: unprocessable(EDIT_ERRORS.nothing_offered),
  unprocessable: {
    problem: "unprocessable",
    from: ({ fields }: MalformedItems) => ({ fields }),
  },
  fees_unanswered: {
    problem: "unprocessable",
    from: ({ lengths }: FeesUnanswered) => ({
      fields: Object.fromEntries(
        lengths.map((length) => [feeField(length), EDIT_FIELD_ERRORS.unanswered]),
      ),
    }),
  },
} as const;

/** Why a picture of a profile was not stored. */
export const uploadRefusals = {
  ...saveRefusals,
  image_empty: unprocessable(IMAGE_UPLOAD_ERRORS.image_empty),
  image_type_unsupported: unprocessable(IMAGE_UPLOAD_ERRORS.image_type_unsupported),
  image_too_many_pixels: unprocessable(IMAGE_UPLOAD_ERRORS.image_too_many_pixels),
  image_unreadable: unprocessable(IMAGE_UPLOAD_ERRORS.image_unreadable),
  image_too_complex: unprocessable(IMAGE_UPLOAD_ERRORS.image_too_complex),
  image_too_large: { problem: "payload_too_large", message: IMAGE_UPLOAD_ERRORS.image_too_large },
  image_service_busy: busy(IMAGE_UPLOAD_ERRORS.image_service_busy),
} as const;
