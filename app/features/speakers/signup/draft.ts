import { tabOwner } from "#app/session/tab-owner.ts";
import {
  type ApplicationDraft,
  EMPTY_DRAFT,
} from "#domain/speaker/application/application-progress.ts";

const KEY = "wb-speaker-application";

/** What the form holds now. */
export function readDraft(form: HTMLFormElement): ApplicationDraft {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  const list = (name: string) => data.getAll(name).map(String);
  return {
    name: text("name"),
    job_title: text("job_title"),
    city: text("city"),
    categories: list("categories"),
    topics: text("topics"),
    languages: list("languages"),
    short_bio: text("short_bio"),
    fee_idea: text("fee_idea"),
    fee_length: text("fee_length"),
    website: text("website"),
    video: text("video"),
  };
}

/** Puts a draft where nothing was entered yet: what was typed before it came stays. */
export function fillIn(form: HTMLFormElement, draft: ApplicationDraft): void {
  const entered = readDraft(form);
  for (const [name, value] of Object.entries(draft)) {
    if (entered[name as keyof ApplicationDraft].length > 0) continue;
    for (const field of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
      if (typeof value === "string") field.value = value;
      else field.checked = value.includes(field.value);
    }
  }
}

export function isSameDraft(one: ApplicationDraft, other: ApplicationDraft): boolean {
  const fields = Object.keys(EMPTY_DRAFT) as (keyof ApplicationDraft)[];
  return fields.every((field) => String(one[field]) === String(other[field]));
}

/** Stored data of any age as a draft: what is not what it should be is left empty. */
export function draftFrom(data: Readonly<Record<string, unknown>>): ApplicationDraft {
  const entries = Object.entries(EMPTY_DRAFT).map(([field, empty]) => {
    const value = data[field];
    if (typeof empty === "string") {
      return [field, typeof value === "string" || typeof value === "number" ? String(value) : ""];
    }
    return [field, Array.isArray(value) ? value.filter((item) => typeof item === "string") : []];
  });
  return Object.fromEntries(entries) as ApplicationDraft;
}

export type KeptDraft = {
  readonly draft: ApplicationDraft;
  /** When it was typed, by the clock of this browser. */
  readonly at: number;
  /** The account has it too. */
  readonly isSaved: boolean;
};

/** Kept in this browser: for visitors, and until the account has taken it. */
export function keepLocally(draft: ApplicationDraft, isSaved = false): void {
  try {
    const kept = { ...draft, kept_at: Date.now(), is_saved: isSaved, owner: tabOwner() };
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage only costs the comfort of coming back.
  }
}

export function keptLocally(): KeptDraft | null {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored === null) return null;
    const data: unknown = JSON.parse(stored);
    if (typeof data !== "object" || data === null) return null;
    const { kept_at, is_saved, owner, ...draft } = { ...data } as Record<string, unknown>;
    // A visitor's belongs to the first who signs in, a user's to them alone.
    if (typeof owner === "string" && owner !== tabOwner()) return null;
    const at = typeof kept_at === "number" ? kept_at : 0;
    return { draft: draftFrom(draft), at, isSaved: is_saved === true };
  } catch {
    return null;
  }
}

export function forgetLocally(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept there then.
  }
}
