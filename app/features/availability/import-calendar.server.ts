import {
  type CalendarImport,
  findImport,
  listDueImports,
  noteSync,
  removeImport,
  replaceImportedDays,
  saveImport,
} from "#data/queries/availability/calendar-imports.ts";
import { findOwnSpeaker } from "#data/queries/speakers/own-speaker.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { MINUTE_MS } from "#domain/time/duration.ts";
import { addDays, berlinDay, type IsoDate } from "#domain/time/iso-date.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import {
  type CalendarFault,
  type CalendarText,
  calendarUrl,
  fetchCalendar,
} from "#integrations/calendar/fetch-calendar.ts";
import { runUntrusted } from "#integrations/untrusted/run-untrusted.ts";

/** Eighteen months ahead, farther than events are planned. */
const DAYS_AHEAD = 548;
const SYNC_EVERY_MS = 30 * MINUTE_MS;
const AT_ONCE = 50;

export type CalendarSource =
  | { readonly kind: "url"; readonly url: string }
  | { readonly kind: "file"; readonly name: string; readonly text: string };

type ImportError = "unauthorized" | "no_speaker";
/** `busy`: nothing is wrong with the calendar, it was not read yet. */
type ReadError = CalendarFault | "busy";

type ImportCtx = Pick<Ctx, "db" | "now" | "log" | "readCalendar" | "watch">;

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
): Promise<Result<IsoDate[], ImportError | ReadError>> {
  const speaker = await ownSpeaker(ctx, viewer);
  return speaker.ok ? sentDays(ctx, viewer, speaker.value, source) : speaker;
}

export async function storeImport(
  ctx: ImportCtx,
  viewer: Viewer,
  source: CalendarSource,
): Promise<Result<CalendarImport, ImportError | ReadError>> {
  const speaker = await ownSpeaker(ctx, viewer);
  if (!speaker.ok) return speaker;
  const days = await sentDays(ctx, viewer, speaker.value, source);
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

/** Asks every address that is due again; one that fails keeps its days, says why and stops no other. */
export async function syncImports(ctx: ImportCtx): Promise<Synced> {
  const before = new Date(ctx.now().getTime() - SYNC_EVERY_MS);
  let [synced, failed] = [0, 0];
  for (const due of await listDueImports(ctx.db, { before, limit: AT_ONCE })) {
    const isSynced = await syncOne(ctx, due).catch((error: unknown) => {
      ctx.log.error({ err: error, speaker: due.speaker_id }, "a calendar was not read");
      return false;
    });
    if (isSynced) synced += 1;
    else failed += 1;
  }
  return { synced, failed };
}

async function syncOne(ctx: ImportCtx, due: CalendarImport): Promise<boolean> {
  const checked_at = ctx.now();
  const days = await daysOf(ctx, due.speaker_id, { kind: "url", url: due.url ?? "" });
  if (!days.ok) {
    // Still due: the next round tries it again.
    if (days.error === "busy") return false;
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
  speakerId: string,
  source: CalendarSource,
): Promise<Result<IsoDate[], ReadError>> {
  const text = await textOf(ctx, source);
  if (!text.ok) return text;
  const from = berlinDay(ctx.now().getTime());
  const span = { from, to: addDays(from, DAYS_AHEAD) };
  const read = await runUntrusted(speakerId, "calendar", text.value, span);
  if (read.ok) return read.value;
  return failure(read.error === "busy" ? "busy" : "too_complex");
}

/** The same for a calendar that a user has just sent: one that no real calendar looks like is recorded. */
async function sentDays(
  ctx: ImportCtx,
  viewer: Viewer,
  speakerId: string,
  source: CalendarSource,
): Promise<Result<IsoDate[], ReadError>> {
  const days = await daysOf(ctx, speakerId, source);
  if (!days.ok && days.error === "too_complex" && viewer.kind === "user") {
    const from = { sender: viewer.network ?? null, userId: viewer.userId };
    ctx.watch?.note({ event: "work_refused", subject: "calendar", ...from });
  }
  return days;
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
