import { expect, test } from "vitest";
import { placeText } from "./place-text.ts";

test.each(["Online", " online. ", "Online-Event", "virtuell", "Virtuelle Veranstaltung"])(
  "„%s“ says no more than that it is online",
  (location) => {
    expect(placeText(location)).toBe("Online-Event");
  },
);

test.each(["Kongresshaus Zürich und online (hybrid)", "Online, https://zoom.example/j/1"])(
  "„%s“ is kept beside the word",
  (location) => {
    expect(placeText(location)).toBe(`Online-Event: ${location}`);
  },
);

test("a hall is named as it was written", () => {
  expect(placeText("Elbphilharmonie, Hamburg")).toBe("Elbphilharmonie, Hamburg");
});
