import { failure, ok, type Result } from "../result.ts";
import { personNames } from "./person-names.ts";

/** Without the names, for which the column has room besides; counted as the database prints it. */
const MAX_BYTES = 8_192;
const MAX_LEVELS = 3;
/** The database writes the digits of a number out: 1e300 takes 301 of them. */
const LONGEST_NUMBER = 330;

const NAMES = ["first_name", "last_name"] as const;

export type UserMetadata = Record<string, unknown>;

/**
 * What a client keeps with its account (C-111): its own data, which nothing here reads and no right
 * follows from. Keys sent with null go, the others stay. The names are the profile's (C-78): both or none.
 */
export function changeMetadata(
  stored: UserMetadata,
  sent: unknown,
): Result<UserMetadata, "metadata_invalid"> {
  if (!isRecord(sent)) return ok(stored);
  const kept = { ...stored };
  for (const [key, value] of Object.entries(sent)) {
    if (NAMES.some((name) => name === key)) continue;
    if (value === null) delete kept[key];
    else kept[key] = value;
  }
  const { first_name: _first, last_name: _last, ...own } = kept;
  if (!isStorable(own)) return failure("metadata_invalid");
  return ok({ ...kept, ...personNames(sent) });
}

/** The names follow the profile, everything else stays the client's. */
export function withNames(stored: UserMetadata, profile: unknown): UserMetadata {
  const { first_name: _first, last_name: _last, ...rest } = stored;
  return { ...rest, ...personNames(profile) };
}

function isStorable(metadata: UserMetadata): boolean {
  return levelsOf(metadata) <= MAX_LEVELS && printedBytes(metadata) <= MAX_BYTES;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function levelsOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(levelsOf));
}

/** At least as many bytes as `jsonb` prints, which puts a blank behind every colon and comma. */
function printedBytes(value: unknown): number {
  if (typeof value === "number") return numberBytes(value);
  if (Array.isArray(value)) return sum(value.map((item) => printedBytes(item) + 2)) + 2;
  if (isRecord(value)) {
    const entries = Object.entries(value);
    return sum(entries.map(([key, inner]) => printedBytes(key) + printedBytes(inner) + 4)) + 2;
  }
  return new TextEncoder().encode(JSON.stringify(value) ?? "null").length;
}

function numberBytes(value: number): number {
  const text = String(value);
  return text.includes("e") ? LONGEST_NUMBER : text.length;
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
