import { failure, type Result } from "#domain/result.ts";
import type { Collection } from "#domain/speaker/editable-fields.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";
import type { Change, SaveError } from "#features/speakers/save/change-content.server.ts";
import type { OwnContent } from "#features/speakers/save/own-content.server.ts";
import { replaceCollection } from "#features/speakers/save/replace-collection.server.ts";
import { ITEM_SCHEMAS } from "./schemas-edit-items.ts";

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };
type SentList = Change & {
  readonly collection: Collection;
  readonly version: string;
  readonly items: unknown;
};

/** Refused as the body is, because the path says what its items may hold. */
export type MalformedItems = {
  readonly code: "unprocessable";
  readonly fields: Readonly<Record<string, string>>;
};

/** Checks the items against the list that the path names, and puts them in its place. */
export async function replaceItems(
  ctx: Ctx,
  viewer: Viewer,
  { items, ...wanted }: SentList,
): Promise<Result<OwnContent, SaveError | MalformedItems>> {
  const checked = ITEM_SCHEMAS[wanted.collection].safeParse(items);
  if (!checked.success) {
    return failure({ code: "unprocessable", fields: itemErrors(checked.error.issues) });
  }
  return replaceCollection(ctx, viewer, { ...wanted, items: checked.data });
}

function itemErrors(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[["items", ...path].join(".")] ??= message;
  return fields;
}

/** A field that was not sent is not there at all, rather than undefined. */
export function defined<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>;
  };
}
