import { expect, test } from "vitest";
import { fitLines, outlineText } from "./text-outlines.ts";

test("text becomes shapes, in letters of both font files", () => {
  const { svgPath, width } = outlineText("Čapková & Müller", "display", 60);
  expect(svgPath).toMatch(/^M[\dMLQCZ ,.-]+$/);
  expect(width).toBeGreaterThan(200);
  expect(outlineText("Č", "text", 60).svgPath).not.toBe(outlineText("C", "text", 60).svgPath);
  expect(outlineText("", "text", 60)).toEqual({ svgPath: "", width: 0 });
});

test("twice the size is twice as wide", () => {
  const { width } = outlineText("Wortbühne", "text", 20);
  expect(outlineText("Wortbühne", "text", 40).width).toBeCloseTo(2 * width, 5);
});

test("lines break at spaces and end in an ellipsis when room runs out", () => {
  const setting = { face: "text", size: 40, width: 300, lines: 2 } as const;
  expect(fitLines("Kurz", setting)).toEqual(["Kurz"]);
  const lines = fitLines("Leiterin der Transformation eines sehr großen Hauses", setting);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
  for (const line of lines) {
    expect(outlineText(line, "text", 40).width).toBeLessThanOrEqual(300);
  }
  const [word = ""] = fitLines("Donaudampfschifffahrtsgesellschaftskapitän", setting);
  expect(word).toMatch(/^Donau.*…$/);
  expect(fitLines("", setting)).toEqual([""]);
});
