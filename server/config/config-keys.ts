import {
  AUTH_KEY_NAMES,
  type AuthKeys,
  OLD_KEY_NAMES,
  type OldKeyName,
} from "#server/services/auth-key.ts";
import type { ConfigValues } from "./config-fields.ts";
import { CONFIG_TEXTS as T } from "./config-texts.ts";

export const ALL_KEY_NAMES = [...AUTH_KEY_NAMES, ...OLD_KEY_NAMES] as const;

type KeyName = (typeof ALL_KEY_NAMES)[number];
type Keys = Partial<Pick<ConfigValues, KeyName>>;
type Problem = { setting: KeyName; message: string };

/** All four or none, each of them another one; an old key differs from its successor in its name as well. */
export function keyProblems(values: Keys): Problem[] {
  const problems: Problem[] = AUTH_KEY_NAMES.filter((name) => !values[name]).map((setting) => ({
    setting,
    message: T.keyMissing,
  }));
  for (const [index, setting] of ALL_KEY_NAMES.entries()) {
    const key = values[setting];
    if (!key) continue;
    const twin = ALL_KEY_NAMES.slice(0, index).find((other) => {
      const earlier = values[other];
      return earlier !== undefined && Buffer.compare(earlier.bytes, key.bytes) === 0;
    });
    if (twin) problems.push({ setting, message: T.keyRepeated(twin) });
    else if (isOld(setting) && values[successorOf(setting)]?.version === key.version) {
      problems.push({ setting, message: T.keySameVersion(successorOf(setting)) });
    }
  }
  return problems;
}

export function authKeys(values: Keys): AuthKeys {
  const entries = ALL_KEY_NAMES.map((name) => [name, values[name]] as const);
  return Object.fromEntries(entries.filter(([, key]) => key !== undefined)) as AuthKeys;
}

function isOld(name: KeyName): name is OldKeyName {
  return (OLD_KEY_NAMES as readonly string[]).includes(name);
}

function successorOf(name: OldKeyName) {
  return name.replace(/_OLD$/, "") as "AUTH_SEAL_KEY" | "AUTH_LOOKUP_KEY" | "AUTH_PEPPER";
}
