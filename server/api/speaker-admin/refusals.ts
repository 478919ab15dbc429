import type { ProfileHold } from "#domain/speaker/admin/profile-hold.ts";
import type { ActionRefusal } from "#features/speakers/manage/change-speakers.server.ts";
import { invalid } from "#server/api/operation/refusal.ts";
import { SPEAKER_ADMIN_ERRORS as E, holdText } from "./texts.ts";

type Incomplete = Extract<ActionRefusal, { code: "incomplete" }>;
type Named = { readonly names: readonly string[] };

/** Why an action on speakers was refused; `incomplete_optional` can be sent again on purpose. */
export const ACTION_REFUSALS = {
  incomplete: {
    problem: "unprocessable",
    from: ({ profiles }: Incomplete) => ({
      code: profiles.every(({ isOptional }) => isOptional) ? "incomplete_optional" : "incomplete",
      message: E.notPublished(profiles.map(({ name, missing }) => E.missing(name, missing))),
    }),
  },
  fees_unanswered: {
    problem: "unprocessable",
    from: ({ names }: Named) => ({ message: E.feesUnanswered(names) }),
  },
  no_fee: {
    problem: "unprocessable",
    from: ({ names }: Named) => ({ message: E.noFee(names) }),
  },
  no_direct_booking: {
    problem: "unprocessable",
    from: ({ names }: Named) => ({ message: E.noDirectBooking(names) }),
  },
} as const;

export const DELETION_REFUSALS = {
  confirmation: invalid({ confirmation: E.typedName }),
  profile_held: {
    problem: "conflict",
    from: ({ holds }: { readonly holds: readonly ProfileHold[] }) => {
      const reasons = holds.map(holdText);
      return { message: E.profileHeld(reasons), details: { reasons } };
    },
  },
} as const;
