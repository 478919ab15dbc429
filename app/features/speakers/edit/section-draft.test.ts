import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { moveDrafts, readDraft, writeDraft } from "./section-draft.ts";

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
  vi.stubGlobal("StorageEvent", Event);
  vi.stubGlobal("dispatchEvent", () => true);
});
afterEach(() => vi.unstubAllGlobals());

const versionOf = (section: string) => readDraft("anna", section)?.version;

describe("what was typed and not saved", () => {
  test("knows the version it was typed over", () => {
    writeDraft("anna", "vortraege", { version: "a", entries: [1] });
    expect(readDraft("anna", "vortraege")).toEqual({ version: "a", entries: [1] });
    writeDraft("anna", "vortraege", null);
    expect(readDraft("anna", "vortraege")).toBeNull();
  });

  test("without a version stays, and takes no stored one for its own", () => {
    localStorage.setItem("wb-edit:anna:vortraege", '[{"key":"1"}]');
    localStorage.setItem("wb-edit:anna:texte", '{"name":"Anna"}');
    expect(readDraft("anna", "vortraege")).toEqual({ version: "", entries: [{ key: "1" }] });
    expect(readDraft("anna", "texte")).toEqual({ version: "", entries: { name: "Anna" } });
  });

  test("follows a save of one's own in the same part, and no other save", () => {
    writeDraft("anna", "texte", { version: "a", entries: {} });
    writeDraft("anna", "reise", { version: "older", entries: {} });
    writeDraft("anna", "vortraege", { version: "a", entries: [] });
    moveDrafts("anna", "profile", "a", "b");
    expect(["texte", "reise", "vortraege"].map(versionOf)).toEqual(["b", "older", "a"]);
  });
});
