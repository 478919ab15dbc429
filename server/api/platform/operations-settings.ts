import { ok } from "#domain/result.ts";
import { previewRanking } from "#features/discovery/admin/preview-ranking.server.ts";
import { checkSender } from "#features/platform/check-sender.server.ts";
import { readSettings, readSettingVersions } from "#features/platform/read-settings.server.ts";
import { type SettingIssue, saveSetting } from "#features/platform/save-setting.server.ts";
import { admins } from "#server/api/operation/access.ts";
import { operation } from "#server/api/operation/operation.ts";
import { json } from "#server/api/operation/output.ts";
import { conflict } from "#server/api/operation/refusal.ts";
import { EDITOR_ERRORS } from "#server/api/schemas/editor-texts.ts";
import * as schemas from "./schemas-settings.ts";
import { settingFaults } from "./setting-faults.ts";

export const settingOperations = {
  "GET /admin/settings": operation({
    id: "listSettings",
    summary: "Read all settings with the value that holds and the default",
    access: admins,
    output: json(schemas.settingsSchema),
    run: readSettings,
  }),

  "PUT /admin/settings/{key}": operation({
    id: "saveSetting",
    summary: "Save a setting, which holds at once; null restores the default",
    access: admins,
    invalidBody: 422,
    input: { params: schemas.settingPath, body: schemas.settingChangeSchema },
    output: json(schemas.savedSettingSchema),
    refusals: {
      changed: conflict(EDITOR_ERRORS.changed),
      invalid: {
        problem: "unprocessable",
        from: ({ issues }: { issues: readonly SettingIssue[] }) => ({
          fields: settingFaults(issues),
        }),
      },
    },
    run: async (ctx, viewer, { params, body }) => {
      const saved = await saveSetting(ctx, viewer, { ...params, ...body });
      return saved.ok ? ok({ done: true as const }) : saved;
    },
  }),

  "GET /admin/settings/{key}/versions": operation({
    id: "listSettingVersions",
    summary: "List who changed a setting when, newest first",
    access: admins,
    input: { params: schemas.settingPath },
    output: json(schemas.settingVersionsSchema),
    run: (ctx, viewer, { params }) => readSettingVersions(ctx, viewer, params.key),
  }),

  "GET /admin/mail-sender": operation({
    id: "checkMailSender",
    summary: "Look up SPF and DMARC of the domain that mails come from, with a time limit",
    access: admins,
    output: json(schemas.mailSenderSchema),
    run: checkSender,
  }),

  "POST /admin/ranking-preview": operation({
    id: "previewRanking",
    summary: "See the speakers that would lead the list with other weights",
    access: admins,
    invalidBody: 422,
    input: { body: schemas.rankingWeightsSchema },
    output: json(schemas.rankingPreviewSchema),
    refusals: { invalid: { problem: "unprocessable" } },
    run: (ctx, viewer, { body }) => previewRanking(ctx, viewer, body.weights),
  }),
} as const;
