import { videoId } from "#domain/media/video-id.ts";
import { failure, ok, type Result } from "../../result.ts";
import type { ImportField, ImportRecord } from "./import-fields.ts";
import { IMPORT_PLACES, type ImportPlace } from "./import-groups.ts";
import type { RecordError } from "./record-error.ts";

export type ImportedTalk = {
  readonly title: string;
  readonly description: string | null;
  readonly available_durations: readonly number[];
};
export type ImportedVideo = { readonly url: string; readonly title: string };
export type ImportedReference = {
  readonly author: string;
  readonly company: string | null;
  readonly content: string;
  readonly rating: number;
};

/** What a row brings of what a profile has several of; a list that it does not bring is empty. */
export type ImportedLists = {
  readonly talks: readonly ImportedTalk[];
  readonly videos: readonly ImportedVideo[];
  readonly testimonials: readonly ImportedReference[];
  /** Names under /speaker that were used before. */
  readonly old_slugs: readonly string[];
  /** Paths of a former website, in small letters and without a slash at the end. */
  readonly old_paths: readonly string[];
};

type Read<Value> = Result<Value, RecordError>;
const refuse = (field: ImportField, reason: RecordError["reason"]) => failure({ field, reason });

export function readLists(clean: ImportRecord): Read<ImportedLists> {
  const talks = eachPlace((place) => readTalk(clean, place));
  if (!talks.ok) return talks;
  const testimonials = eachPlace((place) => readReference(clean, place));
  if (!testimonials.ok) return testimonials;
  const videos = readVideos(clean);
  if (!videos.ok) return videos;
  const addresses = readAddresses(clean.old_addresses ?? "");
  if (!addresses.ok) return addresses;
  return ok({
    talks: talks.value,
    testimonials: testimonials.value,
    videos: videos.value,
    ...addresses.value,
  });
}

function eachPlace<Entry>(read: (place: ImportPlace) => Read<Entry | null>): Read<Entry[]> {
  const entries: Entry[] = [];
  for (const place of IMPORT_PLACES) {
    const one = read(place);
    if (!one.ok) return one;
    if (one.value !== null) entries.push(one.value);
  }
  return ok(entries);
}

function readTalk(clean: ImportRecord, place: ImportPlace): Read<ImportedTalk | null> {
  const title = clean[`talk_${place}_title`] ?? "";
  const description = clean[`talk_${place}_description`] ?? "";
  const minutes = clean[`talk_${place}_durations`] ?? "";
  if (title + description + minutes === "") return ok(null);
  if (title === "") return refuse(`talk_${place}_title`, "missing");
  if (title.length > 200) return refuse(`talk_${place}_title`, "too_long");
  if (description.length > 10_000) return refuse(`talk_${place}_description`, "too_long");
  const lengths = [...new Set([...minutes.matchAll(/\d+/g)].map(([digits]) => Number(digits)))];
  const isOdd = lengths.some((length) => length < 5 || length > 600) || lengths.length > 8;
  if (isOdd || (minutes !== "" && lengths.length === 0)) {
    return refuse(`talk_${place}_durations`, "bad_lengths");
  }
  const available_durations = lengths.sort((one, other) => one - other);
  return ok({ title, description: description || null, available_durations });
}

function readReference(clean: ImportRecord, place: ImportPlace): Read<ImportedReference | null> {
  const content = clean[`reference_${place}_text`] ?? "";
  const author = clean[`reference_${place}_author`] ?? "";
  const company = clean[`reference_${place}_company`] ?? "";
  const stars = clean[`reference_${place}_rating`] ?? "";
  if (content + author + company + stars === "") return ok(null);
  if (content === "") return refuse(`reference_${place}_text`, "missing");
  if (content.length > 5000) return refuse(`reference_${place}_text`, "too_long");
  if (author === "") return refuse(`reference_${place}_author`, "missing");
  if (author.length > 200) return refuse(`reference_${place}_author`, "too_long");
  if (company.length > 200) return refuse(`reference_${place}_company`, "too_long");
  // No stars are invented: a reference without them is not taken over.
  if (!/^[1-5]$/.test(stars)) return refuse(`reference_${place}_rating`, "bad_stars");
  return ok({ author, company: company || null, content, rating: Number(stars) });
}

/** One address per line, or with semicolons; „Titel | Adresse“ names it. */
function readVideos(clean: ImportRecord): Read<ImportedVideo[]> {
  const videos: ImportedVideo[] = [];
  for (const entry of entriesOf(clean.videos ?? "")) {
    const at = entry.lastIndexOf("|");
    const url = entry.slice(at + 1).trim();
    const title = entry.slice(0, Math.max(at, 0)).trim() || `Video von ${clean.name ?? ""}`;
    if (videoId(url) === null || url.length > 2000) return refuse("videos", "not_a_video");
    if (title.length > 200) return refuse("videos", "too_long");
    if (!videos.some((known) => known.url === url)) videos.push({ url, title });
  }
  return videos.length > 20 ? refuse("videos", "too_many") : ok(videos);
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const PATH = /^\/[^?#\s]{1,499}$/;
const PROFILE = /^\/speaker\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

type Addresses = Pick<ImportedLists, "old_slugs" | "old_paths">;

/** Whole addresses, paths or former short names; where the site lies does not matter. */
function readAddresses(text: string): Read<Addresses> {
  const slugs = new Set<string>();
  const paths = new Set<string>();
  for (const entry of entriesOf(text.replaceAll(",", "\n"))) {
    const path = pathOf(entry);
    const slug = path === null ? null : (PROFILE.exec(path)?.[1] ?? null);
    if (slug !== null) slugs.add(slug);
    else if (path !== null && PATH.test(path)) paths.add(path);
    else return refuse("old_addresses", "bad_path");
  }
  if (slugs.size + paths.size > 10) return refuse("old_addresses", "too_many");
  return ok({ old_slugs: [...slugs], old_paths: [...paths] });
}

function pathOf(entry: string): string | null {
  const small = entry.toLowerCase();
  if (SLUG.test(small)) return `/speaker/${small}`;
  const url = URL.parse(small, "https://example.invalid");
  const isPath = small.startsWith("/") || /^https?:\/\//.test(small);
  if (!url || !isPath || url.search !== "") return null;
  try {
    return decodeURIComponent(url.pathname).replace(/\/+$/, "");
  } catch {
    return null;
  }
}

function entriesOf(text: string): string[] {
  return text
    .split(/[;\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}
