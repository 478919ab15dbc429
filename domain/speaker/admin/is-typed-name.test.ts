import { expect, test } from "vitest";
import { isTypedName } from "./is-typed-name.ts";

test.each(["Dr. Änne  Groß", " dr. änne groß ", "Dr. A\u0308nne Groß"])(
  "%s is the name",
  (typed) => {
    expect(isTypedName(typed, "Dr. Änne Groß")).toBe(true);
  },
);

test.each(["", "Änne Groß", "Dr. Anne Groß"])("%s is another name", (typed) => {
  expect(isTypedName(typed, "Dr. Änne Groß")).toBe(false);
});
