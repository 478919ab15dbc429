import { accessToken } from "#app/auth-client.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import type { Collection, ImagePlace } from "#domain/speaker/editable-fields.ts";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import type { OwnContent } from "./content-query.ts";
import { EDIT_TEXTS } from "./texts.ts";

/** Fields by name; in a list „2.title“ is the title of the third entry. */
export type FieldErrors = Readonly<Record<string, string>>;
export type SaveRefusal = { message: string; fields: FieldErrors; isChanged: boolean };
type Saved = Result<OwnContent, SaveRefusal>;

export function saveProfilePart(
  base: string,
  version: string,
  changes: Record<string, unknown>,
): Promise<Saved> {
  return send("PATCH", base, JSON.stringify({ version, ...changes }));
}

export function saveCollection(
  base: string,
  collection: Collection,
  version: string,
  items: readonly unknown[],
): Promise<Saved> {
  return send("PUT", `${base}/${collection}`, JSON.stringify({ version, items }));
}

/** Where a picture belongs; those of a list's entries name the entry. */
export type PictureTarget = { readonly place: ImagePlace; readonly entry?: string | undefined };

export function uploadPicture(
  base: string,
  { place, entry }: PictureTarget,
  file: File,
): Promise<Saved> {
  const form = new FormData();
  form.append("file", file);
  form.append("place", place);
  if (entry !== undefined) form.append("entry", entry);
  return send("POST", `${base}/images`, form);
}

/** Plain fetch: what is typed in a form is not yet what the typed client would accept. */
async function send(method: string, url: string, body: string | FormData): Promise<Saved> {
  const headers: Record<string, string> = {
    authorization: `Bearer ${(await accessToken()) ?? ""}`,
    ...(typeof body === "string" && { "content-type": "application/json" }),
  };
  const answer = await fetch(url, { method, headers, body }).catch(() => null);
  if (answer?.ok) return ok((await answer.json()) as OwnContent);
  const problem = (await answer?.json().catch(() => null)) as {
    error?: { message?: string; fields?: Record<string, string> };
  } | null;
  const fields = shortened(problem?.error?.fields ?? {});
  const message = Object.keys(fields).length > 0 ? EDIT_TEXTS.refused : problem?.error?.message;
  return failure({
    message: message ?? FAILED_TEXTS.unsaved,
    fields,
    isChanged: answer?.status === 409,
  });
}

/** „items.2.tags.0“ belongs to the tags of the third entry, „categories.1“ to the categories. */
export function shortened(fields: Record<string, string>): FieldErrors {
  const short: Record<string, string> = {};
  for (const [path, message] of Object.entries(fields)) {
    const parts = path.split(".");
    const inList = parts[0] === "items";
    const named = inList ? parts.slice(1, 3) : parts.filter((part) => !/^\d+$/.test(part));
    short[named.join(".")] ??= message;
  }
  return short;
}
