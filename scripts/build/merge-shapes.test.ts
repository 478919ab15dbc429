import { expect, test } from "vitest";
import { mergeShapes } from "./merge-shapes.ts";

test("shapes that are drawn alike become one path", () => {
  const merged = mergeShapes(
    '<line x1="4" x2="20" y1="9" y2="9"/><polyline points="22 12 16 12"/><circle cx="12" cy="8" r="6"/>',
  );
  expect(merged).toBe('<path d="M4 9L20 9M22 12 16 12M6 8a6 6 0 0 1 12 0a6 6 0 0 1 -12 0z"/>');
});

test("a rectangle keeps its round corners", () => {
  expect(mergeShapes('<rect x="3" y="4" width="18" height="10" rx="2"/>')).toBe(
    '<path d="M5 4h14a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z"/>',
  );
});

test("a path that begins with a relative step still begins where it did", () => {
  expect(mergeShapes('<path d="M3 9h18"/><path d="m9 15 2 2 4-4"/><path d="m1 2-3 4"/>')).toBe(
    '<path d="M3 9h18M9 15l2 2 4-4M1 2l-3 4"/>',
  );
  expect(mergeShapes('<path d="m14.305 19.53.923-.382"/>')).toBe(
    '<path d="M14.305 19.53l.923-.382"/>',
  );
  expect(mergeShapes('<path d="m9 15h4"/>')).toBe('<path d="M9 15h4"/>');
});

test("what is filled or grouped stays as it is", () => {
  const dot = '<path d="M1 1"/><circle cx="13" cy="7" r="1" fill="currentColor"/>';
  expect(mergeShapes(dot)).toBe(dot);
  const group = '<g stroke="none"><path d="M1 1"/></g>';
  expect(mergeShapes(group)).toBe(group);
});
