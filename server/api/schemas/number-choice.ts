import { z } from "zod";

/**
 * One of several numbers. A literal of several values would be documented with its first one only,
 * and without its null; an enum keeps both.
 */
export function numberChoice<Value extends number>(
  values: readonly Value[],
  params: { error: string },
) {
  const entries = Object.fromEntries(values.map((value) => [`is ${value}`, value]));
  return z.enum(entries as Record<string, Value>, params);
}
