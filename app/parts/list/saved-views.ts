import { useStoredText, writeStored } from "#ui/stored-text.ts";

/** A question to ask again: a name and the parameters of the address. */
export type SavedView = { readonly name: string; readonly search: string };

const MOST = 12;
const LONGEST_NAME = 60;

export function parseViews(text: string | null): readonly SavedView[] {
  if (!text) return [];
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isView).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** The same name replaces; the newest stands first. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  const name = view.name.trim().slice(0, LONGEST_NAME);
  if (name === "") return views;
  return [{ ...view, name }, ...views.filter((known) => known.name !== name)].slice(0, MOST);
}

function isView(value: unknown): value is SavedView {
  if (typeof value !== "object" || value === null) return false;
  const { name, search } = value as Partial<SavedView>;
  return typeof name === "string" && typeof search === "string";
}

/** The views of one list, kept in this browser. */
export function useSavedViews(list: string) {
  const key = `wb-list-${list}`;
  const views = parseViews(useStoredText(key));
  const store = (next: readonly SavedView[]) =>
    writeStored(key, next.length === 0 ? null : JSON.stringify(next));
  return {
    views,
    save: (view: SavedView) => store(withView(views, view)),
    remove: (name: string) => store(views.filter((view) => view.name !== name)),
  };
}
