import { matchEntries } from "#domain/invoicing/bank-entry.ts";
import { readBankFile } from "#integrations/bank/read-bank-file.ts";
import { busyDays } from "#integrations/calendar/busy-days.ts";

/** Every reader of files that users or foreign servers made. They run in the worker only. */
export const UNTRUSTED_TASKS = {
  calendar: busyDays,
  bankFile: readBankFile,
  bankMatches: matchEntries,
} as const;

type Tasks = typeof UNTRUSTED_TASKS;
export type UntrustedTask = keyof Tasks;
export type TaskInput<K extends UntrustedTask> = Parameters<Tasks[K]>;
export type TaskOutput<K extends UntrustedTask> = Awaited<ReturnType<Tasks[K]>>;
