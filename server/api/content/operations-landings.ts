import {
  listAdminLandings,
  readAdminLanding,
  removeLanding,
  saveLanding,
} from "#features/content/manage/edit-landing.server.ts";
import { admins } from "#server/api/operation/access.ts";
import { adminList } from "#server/api/operation/admin-list.ts";
import { operation } from "#server/api/operation/operation.ts";
import { created, json } from "#server/api/operation/output.ts";
import { invalid } from "#server/api/operation/refusal.ts";
import { EDITOR_ERRORS as E } from "#server/api/schemas/editor-texts.ts";
import { LANDING_COLUMNS } from "./columns.ts";
import { deleted, deletedSchema } from "./deletion.ts";
import { draftRefusals } from "./refusals.ts";
import * as schemas from "./schemas-landings.ts";

const landingRefusals = {
  ...draftRefusals,
  city_taken: invalid({ city: E.cityTaken }),
  unknown_category: invalid({ category: E.category }),
  no_intro: invalid({ intro: E.intro }),
} as const;

export const landingOperations = {
  ...adminList("/admin/landing-pages", {
    ids: ["listLandingPages", "exportLandingPages"],
    summary: "List the pages of a category for one city or purpose",
    query: schemas.landingListQuery,
    page: schemas.landingListSchema,
    csv: { name: "themenseiten", columns: LANDING_COLUMNS },
    read: listAdminLandings,
  }),

  "POST /admin/landing-pages": operation({
    id: "createLandingPage",
    summary: "Create a landing page below its category",
    access: admins,
    invalidBody: 422,
    input: { body: schemas.landingDraftSchema },
    output: created(schemas.landingFileSchema),
    refusals: landingRefusals,
    run: (ctx, viewer, { body: { version: _none, ...draft } }) =>
      saveLanding(ctx, viewer, { id: null, version: null, draft }),
  }),

  "GET /admin/landing-pages/{id}": operation({
    id: "readLandingPage",
    summary: "Read a landing page with its pinned speakers",
    access: admins,
    input: { params: schemas.landingPath },
    output: json(schemas.landingFileSchema),
    run: (ctx, viewer, { params }) => readAdminLanding(ctx, viewer, params.id),
  }),

  "PUT /admin/landing-pages/{id}": operation({
    id: "saveLandingPage",
    summary: "Save a landing page",
    description: "A changed address redirects; the category stays.",
    access: admins,
    invalidBody: 422,
    input: { params: schemas.landingPath, body: schemas.landingDraftSchema },
    output: json(schemas.landingFileSchema),
    refusals: landingRefusals,
    run: (ctx, viewer, { params, body: { version, ...draft } }) =>
      saveLanding(ctx, viewer, { id: params.id, version, draft }),
  }),

  "DELETE /admin/landing-pages/{id}": operation({
    id: "deleteLandingPage",
    summary: "Delete a landing page for good",
    access: admins,
    input: { params: schemas.landingPath },
    output: json(deletedSchema),
    run: (ctx, viewer, { params }) => deleted(removeLanding(ctx, viewer, params.id)),
  }),
} as const;
