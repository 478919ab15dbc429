import {
  listKnownCategories,
  type ProfileChanges,
  updateOwnSpeaker,
} from "#data/queries/speaker-edit.ts";
import type { Result } from "#domain/result.ts";
import { EDITABLE_FIELDS, type EditableField } from "#domain/speaker/editable.ts";
import type { Ctx, Viewer } from "../ctx.ts";
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
    write: async (tx, content) => {
      const added = (allowed.categories ?? []).filter(
        (name) => !content.profile.categories.includes(name),
      );
      const known = await listKnownCategories(tx, added);
      if (known.length < added.length) return "unknown_category";
      const isMoved = allowed.address_label !== content.profile.address_label;
      await updateOwnSpeaker(tx, content.id, { ...allowed, ...(isMoved ? place : {}) });
      return null;
    },
  });
}

/** Travel costs are computed from here; a place nobody knows has no coordinates. */
async function placeOf(ctx: Ctx, label: string | null | undefined) {
  if (label === undefined) return {};
  const found = label === null ? null : await ctx.geo.resolve(label);
  return { lat: found?.lat ?? null, lng: found?.lng ?? null };
}
