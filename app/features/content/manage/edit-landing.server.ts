import type { Tx } from "#data/db.ts";
import {
  deleteLandingPage,
  findLandingConflict,
  findLandingPage,
  insertLandingPage,
  type LandingListQuery,
  type LandingRow,
  listLandingPages,
  listSpeakerNames,
  lockLandingPage,
  updateLandingPage,
} from "#data/queries/content/landing-pages.ts";
import { redirectSlug, releaseSlug } from "#data/queries/content/slug-redirects.ts";
import type { LandingStatus } from "#domain/content/admin-lists.ts";
import { type ListRule, landingName, landingPath, listRule } from "#domain/content/landing-page.ts";
import { faultsOf, type TextFault } from "#domain/content/post-rules.ts";
import { slugOf } from "#domain/content/slug.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import { type AdminRefusal, asAdmin } from "#features/admin-access.ts";
import type { Ctx } from "#features/ctx.ts";
import { recordAction } from "#features/record-action.server.ts";
import { landingSpeakers } from "../landing/landing-view.server.ts";

export type LandingDraft = {
  readonly category: string;
  readonly city: string | null;
  readonly slug: string;
  readonly status: LandingStatus;
  readonly headline: string;
  readonly intro: string;
  readonly body: string;
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  readonly pinned_speaker_ids: readonly string[];
  readonly list_rule: ListRule;
  readonly seo_title: string | null;
  readonly seo_description: string | null;
  readonly is_indexed: boolean;
};

type SaveLandingError =
  | AdminRefusal
  | "not_found"
  | "changed"
  | "slug_taken"
  | "city_taken"
  | "unknown_category"
  | "no_intro"
  | { readonly kind: "unsafe"; readonly faults: readonly TextFault[] };

export const listAdminLandings = asAdmin(async (ctx, _admin, query: LandingListQuery) => {
  const page = await listLandingPages(ctx.db, query);
  const items = await Promise.all(page.items.map((row) => view(ctx, row)));
  return ok({ ...page, items });
});

export const readAdminLanding = asAdmin(async (ctx, _admin, id: string) => {
  const row = await findLandingPage(ctx.db, id);
  return row ? ok(await file(ctx, row)) : failure("not_found");
});

type SaveLanding = {
  readonly id: string | null;
  readonly version: string | null;
  readonly draft: LandingDraft;
};

export const saveLanding = asAdmin(async (ctx, admin, { id, version, draft }: SaveLanding) => {
  const problem = problemOf(draft);
  if (problem) return failure(problem);
  const saved = await ctx.db.transaction<Result<LandingRow, SaveLandingError>>(async (tx) => {
    const before = id === null ? undefined : await lockLandingPage(tx, id);
    if (id !== null && !before) return failure("not_found");
    if (before && before.updated_at.toISOString() !== version) return failure("changed");
    // A page stays in its category, so that one old name leads to one new one.
    const category = before?.category ?? draft.category;
    const slug = draft.slug || slugOf(draft.city ?? draft.headline);
    const conflict = await findLandingConflict(tx, {
      category,
      slug,
      city: draft.city,
      id: before?.id,
    });
    if (slug === "" || conflict === "slug") return failure("slug_taken");
    if (conflict === "city") return failure("city_taken");
    const values = {
      ...draft,
      category,
      slug,
      faq: [...draft.faq],
      pinned_speaker_ids: [...draft.pinned_speaker_ids],
      updated_at: ctx.now(),
    };
    const after = before
      ? await updateLandingPage(tx, before.id, values)
      : await insertLandingPage(tx, { ...values, created_at: ctx.now() });
    if (!after) return failure("not_found");
    await keepAddress(tx, before, after);
    await recordAction(tx, admin, {
      action: before ? "landing.edit" : "landing.create",
      object_type: "landing",
      object_id: after.id,
      ...(before ? { before: { status: before.status, slug: before.slug } } : {}),
      after: { status: after.status, slug: after.slug, headline: after.headline },
    });
    return ok(after);
  });
  return saved.ok ? ok(await file(ctx, saved.value)) : saved;
});

function problemOf(draft: LandingDraft): Exclude<SaveLandingError, AdminRefusal> | null {
  if (!CATEGORIES.some(({ name }) => name === draft.category)) return "unknown_category";
  const faults = faultsOf(draft.body);
  if (faults.length > 0) return { kind: "unsafe", faults };
  return draft.status === "published" && draft.intro.trim() === "" ? "no_intro" : null;
}

async function keepAddress(tx: Tx, before: LandingRow | undefined, after: LandingRow) {
  const name = landingName(after.category, after.slug);
  if (before && before.slug !== after.slug && before.status === "published") {
    await redirectSlug(tx, "landing", landingName(before.category, before.slug), name);
  } else if (after.status === "published") {
    await releaseSlug(tx, "landing", name);
  }
}

export const removeLanding = asAdmin(async (ctx, admin, id: string) => {
  return ctx.db.transaction(async (tx) => {
    const row = await lockLandingPage(tx, id);
    if (!row) return failure("not_found");
    await deleteLandingPage(tx, id);
    await recordAction(tx, admin, {
      action: "landing.delete",
      object_type: "landing",
      object_id: id,
      before: { slug: row.slug, category: row.category, headline: row.headline },
    });
    return ok(null);
  });
});

/** What the editor works with. */
async function file(ctx: Ctx, row: LandingRow) {
  const pinned = await listSpeakerNames(ctx.db, row.pinned_speaker_ids);
  return { ...(await view(ctx, row)), pinned };
}

async function view(ctx: Ctx, row: LandingRow) {
  const { total, isThin } = await landingSpeakers(ctx, row);
  const { hero: _hero, ...page } = row;
  return {
    ...page,
    list_rule: listRule(row.list_rule),
    path: landingPath(row),
    speaker_count: total,
    is_thin: isThin,
  };
}
