import { ok } from "#domain/result.ts";
import {
  importRows,
  listImportsAsAdmin,
  previewImport,
  startImport,
} from "#features/speakers/import/import-speakers.server.ts";
import { undoImport } from "#features/speakers/import/undo-import.server.ts";
import { admins } from "#server/api/operation/access.ts";
import { operation } from "#server/api/operation/operation.ts";
import { created, json } from "#server/api/operation/output.ts";
import { conflict } from "#server/api/operation/refusal.ts";
import { createdSchema } from "./schemas.ts";
import * as schemas from "./schemas-import.ts";
import { SPEAKER_ADMIN_ERRORS as E } from "./texts.ts";

const undone = conflict(E.undone);

export const speakerImportOperations = {
  "GET /admin/speaker-imports": operation({
    id: "listSpeakerImports",
    summary: "List the last 20 imports, newest first",
    access: admins,
    output: json(schemas.importListSchema),
    run: async (ctx, viewer) => {
      const imports = await listImportsAsAdmin(ctx, viewer);
      return imports.ok ? ok({ items: imports.value }) : imports;
    },
  }),

  "POST /admin/speaker-imports/preview": operation({
    id: "previewSpeakerImport",
    summary: "Tell for every row what an import would do, without storing anything",
    access: admins,
    invalidBody: 422,
    input: { body: schemas.previewSchema },
    output: json(schemas.previewsSchema),
    run: async (ctx, viewer, { body }) => {
      const previews = await previewImport(ctx, viewer, body);
      return previews.ok ? ok({ items: previews.value }) : previews;
    },
  }),

  "POST /admin/speaker-imports": operation({
    id: "startSpeakerImport",
    summary: "Start an import; its rows follow in parts",
    access: admins,
    invalidBody: 422,
    input: { body: schemas.newImportSchema },
    output: created(createdSchema),
    run: (ctx, viewer, { body: { file_name: fileName, row_count: rowCount, rule } }) =>
      startImport(ctx, viewer, { fileName, rowCount, rule }),
  }),

  "POST /admin/speaker-imports/{id}/rows": operation({
    id: "importSpeakerRows",
    summary: "Import up to 250 rows as drafts or changes of profiles",
    description: "A row that is sent again is carried out once.",
    access: admins,
    invalidBody: 422,
    input: { params: schemas.importPath, body: schemas.importRowsSchema },
    output: json(schemas.outcomesSchema),
    refusals: { undone },
    run: async (ctx, viewer, { params, body }) => {
      const outcomes = await importRows(ctx, viewer, params.id, body.rows);
      return outcomes.ok ? ok({ items: outcomes.value }) : outcomes;
    },
  }),

  "POST /admin/speaker-imports/{id}/undo": operation({
    id: "undoSpeakerImport",
    summary: "Undo an import: remove untouched drafts and restore changed fields",
    description: "What was edited since stays.",
    access: admins,
    input: { params: schemas.importPath },
    output: json(schemas.undoneSchema),
    refusals: { undone },
    run: (ctx, viewer, { params }) => undoImport(ctx, viewer, params.id),
  }),
} as const;
