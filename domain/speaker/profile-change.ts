import {
  COLLECTIONS,
  type Collection,
  type EditableField,
  ENTRY_PICTURES,
} from "./editable-fields.ts";

/** What an admin can put under approval. Prices, days and rules of booking stay the speaker's own word. */
export type ProfileApproval = { readonly texts: boolean; readonly pictures: boolean };

export const NO_APPROVAL: ProfileApproval = { texts: false, pictures: false };

export const REVIEWED_TEXTS = [
  "name",
  "job_title",
  "company",
  "short_bio",
  "bio",
  "detailed_bio",
  "presentation_style",
  "categories",
  "specialties",
  "social_links",
] as const satisfies readonly EditableField[];

export const REVIEWED_PICTURES = ["profile_image_url", "hero_image_url"] as const;

/** What a reviewer may ask about: a field of the profile, or a whole list. */
export const REVIEWED_PARTS = [...REVIEWED_TEXTS, ...REVIEWED_PICTURES, ...COLLECTIONS] as const;

type ReviewedField = (typeof REVIEWED_TEXTS)[number] | (typeof REVIEWED_PICTURES)[number];

export type PendingItem = { readonly id: string } & Readonly<Record<string, unknown>>;

/** What the owner wants to be shown and no admin has approved yet: single fields and whole lists. */
export type PendingChange = {
  readonly fields: Readonly<Partial<Record<ReviewedField, unknown>>>;
  readonly lists: Readonly<Partial<Record<Collection, readonly PendingItem[]>>>;
};

export const NO_CHANGE: PendingChange = { fields: {}, lists: {} };

/** What visitors read or see of an entry; the rest of it needs no approval. */
const REVIEWED_ITEM_FIELDS: Record<Collection, readonly string[]> = {
  talks: ["title", "subtitle", "description", "available_durations", "category", "tags"],
  workshops: ["title", "description"],
  videos: ["title", "url", "description"],
  publications: [
    "title",
    "description",
    "url",
    "year",
    "language_code",
    "domain",
    "preview_image_url",
  ],
  testimonials: ["author", "position", "company", "content", "rating", "event_date", "logo_url"],
  gallery_images: ["url", "alt"],
  speaker_awards: ["title", "issuer", "date_issued", "description"],
  speaker_key_points: ["title", "description", "icon_name"],
};

/** These stand in an order of their own, so that sorting them is no change. */
const SELF_SORTED: readonly Collection[] = ["talks", "workshops"];

export function needsApproval(
  part: ReviewedField | Collection,
  { texts, pictures }: ProfileApproval,
): boolean {
  const isPicture =
    part === "gallery_images" || REVIEWED_PICTURES.some((picture) => picture === part);
  return isPicture ? pictures : texts;
}

/** The public state a change is held against. */
export type LiveProfile = Readonly<Record<ReviewedField, unknown>> & {
  readonly lists: Readonly<Record<Collection, readonly PendingItem[]>>;
};

/** Without what already stands there: typing the old words again asks for nothing. */
export function withoutSame(live: LiveProfile, { fields, lists }: PendingChange): PendingChange {
  return {
    fields: Object.fromEntries(
      Object.entries(fields).filter(
        ([name, value]) => textOf(value) !== textOf(live[name as ReviewedField]),
      ),
    ),
    lists: Object.fromEntries(
      Object.entries(lists).filter(
        ([name, items]) =>
          listLines(name as Collection, live.lists[name as Collection], items).length > 0,
      ),
    ),
  };
}

export function isNoChange({ fields, lists }: PendingChange): boolean {
  return Object.keys(fields).length + Object.keys(lists).length === 0;
}

export type ChangeKind = "edited" | "added" | "removed" | "moved";

/** One line of the comparison between what is public and what is wanted. */
export type ChangeLine = {
  readonly part: ReviewedField | Collection;
  readonly kind: ChangeKind;
  /** The entry of a list, by its name. */
  readonly item: string | null;
  /** The field of an entry. */
  readonly field: string | null;
  readonly before: string | null;
  readonly after: string | null;
};

/** Field by field, entry by entry. */
export function changeLines(live: LiveProfile, change: PendingChange): ChangeLine[] {
  const wanted = withoutSame(live, change);
  const fields = Object.entries(wanted.fields).map(([name, value]): ChangeLine => {
    const part = name as ReviewedField;
    const common = { part, kind: "edited", item: null, field: null } as const;
    return { ...common, before: textOf(live[part]), after: textOf(value) };
  });
  const lists = COLLECTIONS.flatMap((collection) => {
    const items = wanted.lists[collection];
    return items ? listLines(collection, live.lists[collection], items) : [];
  });
  return [...fields, ...lists];
}

function listLines(
  part: Collection,
  before: readonly PendingItem[],
  after: readonly PendingItem[],
): ChangeLine[] {
  const old = new Map(before.map((item) => [item.id, item]));
  const kept = new Set(after.map(({ id }) => id));
  const gone = before
    .filter(({ id }) => !kept.has(id))
    .map((item): ChangeLine => {
      const shown = part === "gallery_images" ? textOf(item.url) : null;
      return { part, kind: "removed", item: nameOf(item), field: null, before: shown, after: null };
    });
  return [
    ...gone,
    ...after.flatMap((item) => itemLines(part, old.get(item.id), item)),
    ...orderLines(part, before, after),
  ];
}

function itemLines(part: Collection, old: PendingItem | undefined, item: PendingItem) {
  const kind = old ? "edited" : "added";
  return REVIEWED_ITEM_FIELDS[part].flatMap((field): ChangeLine[] => {
    const [before, after] = [textOf(old?.[field]), textOf(item[field])];
    return before === after ? [] : [{ part, kind, item: nameOf(item), field, before, after }];
  });
}

function orderLines(
  part: Collection,
  before: readonly PendingItem[],
  after: readonly PendingItem[],
): ChangeLine[] {
  if (SELF_SORTED.includes(part)) return [];
  const known = new Set(before.map(({ id }) => id));
  const kept = new Set(after.map(({ id }) => id));
  const was = before.filter(({ id }) => kept.has(id));
  const is = after.filter(({ id }) => known.has(id));
  if (was.every(({ id }, at) => is[at]?.id === id)) return [];
  const names = (items: readonly PendingItem[]) => items.map(nameOf).join(", ");
  return [{ part, kind: "moved", item: null, field: null, before: names(was), after: names(is) }];
}

function nameOf(item: PendingItem): string {
  return textOf(item.title) ?? textOf(item.author) ?? textOf(item.alt) ?? "";
}

/** Null for everything that says nothing. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(String).join(", ");
  if (typeof value !== "object") return String(value);
  const entries = Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b));
  return entries.length === 0 ? null : entries.map(([key, one]) => `${key}: ${one}`).join("\n");
}

/** Every picture a state refers to. */
export function pictureKeys(change: PendingChange): string[] {
  const gallery = (change.lists.gallery_images ?? []).map(({ url }) => url);
  const entries = Object.values(ENTRY_PICTURES).flatMap(({ collection, field }) =>
    (change.lists[collection] ?? []).map((item) => item[field]),
  );
  const own = REVIEWED_PICTURES.map((field) => change.fields[field]);
  return [...own, ...gallery, ...entries].filter((key) => typeof key === "string");
}

/** What was stored, as far as it can be understood. */
export function readPendingChange(data: unknown): PendingChange {
  const { fields, lists } = recordOf(data);
  return { fields: recordOf(fields), lists: recordOf(lists) as PendingChange["lists"] };
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
