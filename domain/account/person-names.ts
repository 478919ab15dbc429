import { truncateText } from "../format/truncate-text.ts";

const MAX_LENGTH = 100;

export type PersonNames = { first_name: string; last_name: string };

/** Both or none (C-78): one name alone is dropped. Everything else that was sent is ignored. */
export function personNames(data: unknown): PersonNames | null {
  if (typeof data !== "object" || data === null) return null;
  const { first_name, last_name } = data as Record<string, unknown>;
  const [first, last] = [name(first_name), name(last_name)];
  return first && last ? { first_name: first, last_name: last } : null;
}

function name(value: unknown): string {
  return typeof value === "string" ? truncateText(value.trim(), MAX_LENGTH).trim() : "";
}
