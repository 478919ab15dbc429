import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepTabFor } from "./tab-owner.ts";

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    clear: () => entries.clear(),
  });
});
afterEach(() => vi.unstubAllGlobals());

const draft = () => sessionStorage.getItem("wb-chat-draft:1");

test("what a visitor began stays when they sign in, and for them alone when they come back", () => {
  sessionStorage.setItem("wb-chat-draft:1", "Unter uns");
  keepTabFor("anna");
  keepTabFor("anna");
  expect(draft()).toBe("Unter uns");
  keepTabFor("bernd");
  expect(draft()).toBeNull();
});

test("a later user keeps what is theirs", () => {
  keepTabFor("anna");
  keepTabFor("bernd");
  sessionStorage.setItem("wb-chat-draft:1", "Von Bernd");
  keepTabFor("bernd");
  expect(draft()).toBe("Von Bernd");
});
