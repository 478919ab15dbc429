import { changeTalks } from "#features/speakers/manage/change-talks.server.ts";
import { listAdminTalks } from "#features/speakers/manage/list-admin-talks.server.ts";
import { admins } from "#server/api/operation/access.ts";
import { adminList } from "#server/api/operation/admin-list.ts";
import { operation } from "#server/api/operation/operation.ts";
import { json } from "#server/api/operation/output.ts";
import { invalid } from "#server/api/operation/refusal.ts";
import { EDITOR_ERRORS } from "#server/api/schemas/editor-texts.ts";
import { TALK_COLUMNS } from "./columns.ts";
import * as schemas from "./schemas-talks.ts";

export const talkAdminOperations = {
  ...adminList("/admin/talks", {
    ids: ["listAllTalks", "exportAllTalks"],
    summary: "List the talks of all speakers",
    query: schemas.talkListQuery,
    page: schemas.talkListSchema,
    csv: { name: "vortraege", columns: TALK_COLUMNS },
    read: listAdminTalks,
  }),

  "POST /admin/talks/changes": operation({
    id: "changeTalks",
    summary: "Change the named fields of up to 200 talks",
    access: admins,
    invalidBody: 422,
    input: { body: schemas.talkChangeSchema },
    output: json(schemas.changedTalksSchema),
    refusals: {
      not_found: { problem: "not_found" },
      unknown_category: invalid({ category: EDITOR_ERRORS.category }),
    },
    run: (ctx, viewer, { body }) => changeTalks(ctx, viewer, body),
  }),
} as const;
