import { z } from "zod";
import { SETTING_KEYS } from "#domain/platform/settings.ts";
import { keyPath, versionField } from "../schemas/editor-fields.ts";

/** Every setting has its own shape, which the use case checks. */
const anything = z.unknown();

export const settingPath = keyPath("Name of the setting.");

export const settingsSchema = z
  .object({
    settings: z.array(
      z.object({
        key: z.enum(SETTING_KEYS),
        value: anything,
        fallback: anything,
        is_default: z.boolean(),
        is_broken: z.boolean(),
        updated_at: z.iso.datetime().nullable(),
        updated_by: z.string().nullable(),
      }),
    ),
    mail_domain: z.string().nullable(),
  })
  .meta({ id: "Settings" });

export const settingChangeSchema = z
  .object({ value: anything, version: versionField })
  .meta({ id: "SettingChange" });

export const savedSettingSchema = z.object({ done: z.literal(true) });

export const settingVersionsSchema = z.object({
  versions: z.array(
    z.object({
      id: z.string(),
      at: z.iso.datetime(),
      by: z.string().nullable(),
      before: anything,
      after: anything,
    }),
  ),
});

const finding = z.object({ state: z.enum(["found", "missing", "unknown"]), text: z.string() });

export const mailSenderSchema = z.object({
  result: z.object({ domain: z.string(), spf: finding, dmarc: finding }).nullable(),
});

export const rankingWeightsSchema = z.object({ weights: anything }).meta({ id: "RankingWeights" });

const ranked = z.object({ slug: z.string(), name: z.string(), place: z.int() });

export const rankingPreviewSchema = z.object({ now: z.array(ranked), next: z.array(ranked) });
