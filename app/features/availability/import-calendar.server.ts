import {
  type CalendarImport,
  findImport,
  listDueImports,
  noteSync,
  removeImport,
  replaceImportedDays,
  saveImport,
} from "#data/queries/calendar-imports.ts";
import { findOwnSpeaker } from "#data/queries/own-speaker.ts";
import { addDays, berlinDay, type IsoDate } from "#domain/iso-date.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { busyDays } from "#integrations/calendar/busy-days.ts";
import {
  type CalendarFault,
  type CalendarText,
  calendarUrl,
  fetchCalendar,
} from "#integrations/calendar/fetch-calendar.ts";
import type { Ctx, Viewer } from "../ctx.ts";

/** Eighteen months ahead: nobody plans further. */
const DAYS_AHEAD = 548;
const SYNC_EVERY_MS = 30 * 60_000;
const AT_ONCE = 50;

export type CalendarSource =
  | { readonly kind: "url"; readonly url: string }
  | { readonly kind: "file"; readonly name: string; readonly text: string };

type ImportError = "unauthorized" | "no_speaker";
type ReadError = ImportError | CalendarFault;

type ImportCtx = Pick<Ctx, "db" | "now" | "readCalendar">;

export async function readImport(
  ctx: ImportCtx,
  viewer: Viewer,
): Promise<Result<CalendarImport | null, ImportError>> {
  const speaker = await ownSpeaker(ctx, viewer);
  return speaker.ok ? ok((await findImport(ctx.db, speaker.value)) ?? null) : speaker;
}

/** What a calendar would block, before anything is stored. */
export async function previewImport(
  ctx: ImportCtx,
  viewer: Viewer,
  source: CalendarSource,
): Promise<Result<IsoDate[], ReadError>> {
  const speaker = await ownSpeaker(ctx, viewer);
  return speaker.ok ? daysOf(ctx, source) : speaker;
}

export async function storeImport(
  ctx: ImportCtx,
  viewer: Viewer,
  source: CalendarSource,
): Promise<Result<CalendarImport, ReadError>> {
  const speaker = await ownSpeaker(ctx, viewer);
  if (!speaker.ok) return speaker;
  const days = await daysOf(ctx, source);
  if (!days.ok) return days;
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const busy_days = await replaceImportedDays(tx, speaker.value, days.value);
    const row = await saveImport(tx, {
      speaker_id: speaker.value,
      kind: source.kind,
      url: source.kind === "url" ? (calendarUrl(source.url)?.href ?? null) : null,
      file_name: source.kind === "file" ? source.name : null,
      busy_days,
      synced_at: now,
      checked_at: now,
      last_error: null,
    });
    return ok(row);
  });
}

export async function dropImport(
  ctx: ImportCtx,
  viewer: Viewer,
): Promise<Result<boolean, ImportError>> {
  const speaker = await ownSpeaker(ctx, viewer);
  if (!speaker.ok) return speaker;
  return ok(await ctx.db.transaction((tx) => removeImport(tx, speaker.value)));
}

export type Synced = { readonly synced: number; readonly failed: number };

/** Asks every address that is due again; one that fails keeps its days and says why. */
export async function syncImports(ctx: ImportCtx): Promise<Synced> {
  const before = new Date(ctx.now().getTime() - SYNC_EVERY_MS);
  let [synced, failed] = [0, 0];
  for (const due of await listDueImports(ctx.db, { before, limit: AT_ONCE })) {
    if (await syncOne(ctx, due)) synced += 1;
    else failed += 1;
  }
  return { synced, failed };
}

async function syncOne(ctx: ImportCtx, due: CalendarImport): Promise<boolean> {
  const checked_at = ctx.now();
  const days = await daysOf(ctx, { kind: "url", url: due.url ?? "" });
  if (!days.ok) {
    await noteSync(ctx.db, due, { checked_at, last_error: days.error });
    return false;
  }
  await ctx.db.transaction(async (tx) => {
    // First the row, so that a calendar that was removed meanwhile blocks nothing again.
    const outcome = { checked_at, synced_at: checked_at, last_error: null };
    if (!(await noteSync(tx, due, outcome))) return;
    const busy_days = await replaceImportedDays(tx, due.speaker_id, days.value);
    await noteSync(tx, due, { busy_days });
  });
  return true;
}

async function daysOf(
  ctx: ImportCtx,
  source: CalendarSource,
): Promise<Result<IsoDate[], CalendarFault>> {
  const text = await textOf(ctx, source);
  if (!text.ok) return text;
  const from = berlinDay(ctx.now().getTime());
  return busyDays(text.value, { from, to: addDays(from, DAYS_AHEAD) });
}

async function textOf(ctx: ImportCtx, source: CalendarSource): Promise<CalendarText> {
  if (source.kind === "file") return ok(source.text);
  return (ctx.readCalendar ?? fetchCalendar)(source.url);
}

async function ownSpeaker(ctx: ImportCtx, viewer: Viewer): Promise<Result<string, ImportError>> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const speaker = await findOwnSpeaker(ctx.db, viewer.userId);
  return speaker ? ok(speaker.id) : failure("no_speaker");
}
