import {
  listKnownCategories,
  type ProfileChanges,
  updateOwnSpeaker,
} from "#data/queries/speakers/speaker-edit.ts";
import { surePlace } from "#domain/address/place-answer.ts";
import {
  durationFormats,
  FORMAT_DURATIONS,
  type FormatFees,
  feeField,
} from "#domain/pricing/duration-formats.ts";
import { changedFees, unansweredLengths } from "#domain/pricing/starting-fee.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { EDITABLE_FIELDS, type EditableField } from "#domain/speaker/editable-fields.ts";
import { needsApproval, REVIEWED_TEXTS } from "#domain/speaker/profile-change.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import { type Change, changeContent, type SaveError } from "./change-content.server.ts";
import type { OwnContent } from "./own-content.server.ts";

export type ProfileEdit = Pick<ProfileChanges, EditableField>;

type Edit = Change & { readonly version: string; readonly changes: ProfileEdit };

/** Only the fields of the list are written, whatever else a caller brings along. */
export async function saveProfile(
  ctx: Ctx,
  viewer: Viewer,
  { version, changes, ...change }: Edit,
): Promise<Result<OwnContent, SaveError>> {
  const allowed: ProfileEdit = Object.fromEntries(
    EDITABLE_FIELDS.flatMap((field) => (field in changes ? [[field, changes[field]]] : [])),
  );
  // Asked before the row is locked: a slow map must not hold the profile.
  const place = await placeOf(ctx, allowed.address_label);
  return changeContent(ctx, viewer, {
    part: "profile",
    version,
    ...change,
    write: async (tx, { content, approval, pending }) => {
      const added = (allowed.categories ?? []).filter(
        (name) => !content.profile.categories.includes(name),
      );
      const known = await listKnownCategories(tx, added);
      if (known.length < added.length) return failure("unknown_category");
      const waits = (name: string) => isReviewedText(name) && needsApproval(name, approval);
      const isMoved = allowed.address_label !== content.profile.address_label;
      const fees = FEE_FIELDS.some((field) => field in allowed)
        ? changedFees(content.profile, allowed)
        : null;
      if (fees && content.is_listed) {
        const lengths = unansweredLengths(fees);
        if (lengths.length > 0) return failure({ code: "fees_unanswered", lengths });
        if (!offersAnything(fees, content, allowed)) return failure("nothing_offered");
      }
      const isDirect = allowed.allows_direct_booking ?? content.profile.allows_direct_booking;
      await updateOwnSpeaker(tx, content.id, {
        ...chosen(allowed, (name) => !waits(name)),
        ...(isMoved ? place : {}),
        ...fees,
        // A speaker who has to be asked is not „Sofort buchbar“ (C-23).
        ...(isDirect ? {} : { quick_booking_available: false }),
      });
      const others = chosen(pending.fields, (name) => !(name in allowed));
      return ok({ ...pending, fields: { ...others, ...chosen(allowed, waits) } });
    },
  });
}

const FEE_FIELDS = [...FORMAT_DURATIONS.map(feeField), "lengths_not_offered"] as const;

/** Speakers without talks are booked for workshops. */
function offersAnything(
  fees: FormatFees,
  { workshops, profile }: OwnContent,
  changes: ProfileEdit,
): boolean {
  const { fee_workshop_half_day: half, fee_workshop_full_day: full } = { ...profile, ...changes };
  const hasWorkshop = workshops.some(({ is_active }) => is_active);
  return hasWorkshop || Boolean(half || full) || durationFormats(fees).length > 0;
}

function isReviewedText(name: string): name is (typeof REVIEWED_TEXTS)[number] {
  return REVIEWED_TEXTS.some((one) => one === name);
}

function chosen<Fields extends object>(
  fields: Fields,
  isWanted: (name: string) => boolean,
): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => isWanted(name)),
  ) as Partial<Fields>;
}

/** Travel costs are computed from here; an unknown place has no coordinates. */
async function placeOf(ctx: Ctx, label: string | null | undefined) {
  if (label === undefined) return {};
  const found = label === null ? null : surePlace(await ctx.geo.resolve(label));
  return { lat: found?.lat ?? null, lng: found?.lng ?? null };
}
