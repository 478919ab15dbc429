import { expect, test } from "vitest";
import { synonymGroup } from "./synonym-group.ts";

test("a group is tidied and kept in its order", () => {
  expect(synonymGroup([" KI ", "", "Künstliche\u00a0 Intelligenz"])).toEqual({
    ok: true,
    value: ["KI", "Künstliche Intelligenz"],
  });
});

test("a group that says nothing is refused, with the reason", () => {
  const refusal = (words: string[]) => {
    const made = synonymGroup(words);
    return made.ok ? null : made.error;
  };
  expect(refusal(["KI"])).toBe("too_few");
  expect(refusal(Array.from({ length: 13 }, (_, at) => `Wort${at}`))).toBe("too_many");
  expect(refusal(["KI", "–"])).toBe("no_word");
  expect(refusal(["KI", "x".repeat(61)])).toBe("too_long");
  expect(refusal(["KI", "eins zwei drei vier fünf sechs"])).toBe("too_long");
  expect(refusal(["Fuehrung", "Führung"])).toBe("twice");
});
