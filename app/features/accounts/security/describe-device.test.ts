import { expect, test } from "vitest";
import { describeDevice } from "./describe-device.ts";

test("common browsers are told apart although they borrow each other's names", () => {
  const chrome =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
  expect(describeDevice(chrome)).toBe("Chrome unter Windows");
  expect(describeDevice(`${chrome} Edg/140.0.0.0`)).toBe("Edge unter Windows");
  expect(
    describeDevice(
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    ),
  ).toBe("Safari unter iPhone");
  expect(
    describeDevice("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"),
  ).toBe("Firefox unter Linux");
});

test("what cannot be recognised is said so", () => {
  expect(describeDevice(null)).toBe("Unbekanntes Gerät");
  expect(describeDevice("curl/8.0")).toBe("Unbekanntes Gerät");
  expect(describeDevice("Etwas (Windows)")).toBe("Unbekannter Browser unter Windows");
});
