import { addDays, berlinDay, type IsoDate } from "#domain/time/iso-date.ts";
import type { ConfigValues } from "./config-fields.ts";
import { CONFIG_TEXTS as T } from "./config-texts.ts";

type Values = Partial<ConfigValues>;
type Problem = { setting: "ADMIN_SECOND_FACTOR" | "ADMIN_SECOND_FACTOR_FROM"; message: string };

/** Administrators have so many days to set one up; an operator may postpone it again, never for good. */
const LONGEST_POSTPONEMENT_DAYS = 14;

/** At a public address it can be postponed, not switched off. */
export function adminFactorProblems(values: Values, isOpenToAll: boolean): Problem[] {
  if (!isOpenToAll) return [];
  const { ADMIN_SECOND_FACTOR: isWanted, ADMIN_SECOND_FACTOR_FROM: from } = values;
  const latest = addDays(berlinDay(Date.now()), LONGEST_POSTPONEMENT_DAYS);
  return [
    ...(isWanted === false
      ? [{ setting: "ADMIN_SECOND_FACTOR", message: T.adminFactorOff } as const]
      : []),
    ...(from !== undefined && from > latest
      ? [{ setting: "ADMIN_SECOND_FACTOR_FROM", message: T.adminFactorLate } as const]
      : []),
  ];
}

export type AdminFactor = {
  /** Admins without a second factor are customers until they have set one up. */
  isNeeded: boolean;
  /** The first day on which it is; null where it is not postponed. */
  from: IsoDate | null;
};

export function adminFactorSettings(values: Values, isOpenToAll: boolean): AdminFactor {
  return {
    isNeeded: values.ADMIN_SECOND_FACTOR ?? isOpenToAll,
    from: values.ADMIN_SECOND_FACTOR_FROM ?? null,
  };
}

/** The day until which admins may do without; null where they may not, or need none anyway. */
export function postponedTo({ isNeeded, from }: AdminFactor, now: Date): IsoDate | null {
  return isNeeded && from !== null && berlinDay(now.getTime()) < from ? from : null;
}
