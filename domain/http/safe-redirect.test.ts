import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { safeRedirectPath } from "./safe-redirect.ts";

const BASE = "https://wortbuehne.example";

describe("safeRedirectPath", () => {
  test.each([
    ["/dashboard", "/dashboard"],
    [
      "/speaker/miriam-falkenau?tab=vortr%C3%A4ge#termine",
      "/speaker/miriam-falkenau?tab=vortr%C3%A4ge#termine",
    ],
    ["/a/../b", "/b"],
    ["/suche?weiter=https://evil.example//x", "/suche?weiter=https://evil.example//x"],
  ])("keeps the own path %s", (target, expected) => {
    expect(safeRedirectPath(target, BASE)).toBe(expected);
  });

  test.each([
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https:evil.example",
    "https://evil.example",
    "HTTPS://evil.example",
    "https://wortbuehne.example@evil.example/",
    "https://user:pass@wortbuehne.example/",
    "%2F%2Fevil.example",
    "/%2F%2Fevil.example",
    "/%2Fevil.example",
    "/%5Cevil.example",
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "data:text/html,x",
    "/%09/evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/%0d%0aLocation:x",
    "/..//evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "/%2e%2e//evil.example",
    "//wortbühne.example",
    "//еvil.example",
    "/%",
    "/%ff",
    "",
    " /dashboard",
    "dashboard",
    "?x",
    "#x",
    null,
    undefined,
    7,
    ["/dashboard"],
  ])("sends %j to the home page [SEC-31]", (target) => {
    expect(safeRedirectPath(target, BASE)).toBe("/");
  });

  test("never leaves the origin, whatever the input [SEC-31]", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "/",
        "\\",
        "//",
        "%2f",
        "%5c",
        "..",
        ".",
        "%2e",
        "@",
        ":",
        "?",
        "#",
        "\t",
        "%09",
        "evil.example",
        "https:",
        "javascript:",
      ),
      fc.string({ unit: "binary", maxLength: 4 }),
    );
    const target = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(target, (text) => {
        const path = safeRedirectPath(text, BASE);
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, BASE).origin).toBe(BASE);
        expect(safeRedirectPath(path, BASE)).toBe(path);
      }),
      { numRuns: 5000 },
    );
  });
});
