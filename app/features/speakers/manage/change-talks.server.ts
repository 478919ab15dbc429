import { type TalkChange, updateTalks } from "#data/queries/speakers/talks-admin.ts";
import { failure, ok } from "#domain/result.ts";
import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import { asAdmin } from "#features/admin-access.ts";
import { recordAction } from "#features/record-action.server.ts";

type ChangeTalks = {
  readonly ids: readonly string[];
  /** What is not named stays as it is. */
  readonly change: { readonly [Field in keyof TalkChange]: TalkChange[Field] | undefined };
};

/** One talk or many at once; each leaves its own line in the audit log. */
export const changeTalks = asAdmin(async (ctx, admin, { ids, change }: ChangeTalks) => {
  const { category } = change;
  if (category && !CATEGORIES.some(({ name }) => name === category)) {
    return failure("unknown_category");
  }
  const wanted = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  );
  return ctx.db.transaction(async (tx) => {
    const before = await updateTalks(tx, ids, wanted);
    if (before.length === 0) return failure("not_found");
    for (const talk of before) {
      const old = Object.fromEntries(
        Object.keys(wanted).map((name) => [name, talk[name as keyof typeof talk]]),
      );
      await recordAction(tx, admin, {
        action: "talk.edit",
        object_type: "talk",
        object_id: talk.id,
        before: old,
        after: wanted,
      });
    }
    return ok({ changed: before.length });
  });
});
