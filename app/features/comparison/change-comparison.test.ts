import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { COMPARISON_KEY, parseComparison } from "#domain/comparison/stored-list.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { addToComparison, clearComparison, removeFromComparison } from "./change-comparison.ts";

const speaker = (slug: string) => ({
  id: `id-${slug}`,
  slug,
  name: `Person ${slug}`,
  title: null,
  bio: "Text",
  detailed_bio: null,
  short_bio: null,
  base_fee_usd: 4000,
  average_rating: 4.5,
  years_experience: 7,
  categories: ["finance"],
  languages_spoken: ["Deutsch"],
  email: "privat@demo.example",
});

let stored: Map<string, string>;
let isBroken: boolean;
const slugs = () => parseComparison(stored.get(COMPARISON_KEY) ?? null).map(({ slug }) => slug);
const said = () => {
  const shown = toast.view().toast;
  return shown && [shown.kind, shown.text];
};
const refuse = () => {
  if (isBroken) throw new DOMException("full", "QuotaExceededError");
};

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map();
  isBroken = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      refuse();
      stored.set(key, value);
    },
    removeItem: (key: string) => {
      refuse();
      stored.delete(key);
    },
  });
  vi.stubGlobal("StorageEvent", class extends Event {});
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("fetch", async (address: string) => {
    const slug = address.split("/").at(-1) ?? "";
    return slug === "gone" ? new Response(null, { status: 404 }) : Response.json(speaker(slug));
  });
});

afterEach(() => {
  const shown = toast.view().toast;
  if (shown) toast.dismiss(shown.id);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what is held of a speaker are the nine fields, and a message says so [ERR-27] [ENT-24]", async () => {
  await addToComparison("a");
  const [item] = JSON.parse(stored.get(COMPARISON_KEY) ?? "").items;
  expect(Object.keys(item)).toHaveLength(9);
  expect(said()).toEqual(["success", "Person a wurde zum Vergleich hinzugefügt"]);
});

test("the same speaker again is refused with an info message [VAL-08] [ERR-26]", async () => {
  await addToComparison("a");
  await addToComparison("a");
  expect(slugs()).toEqual(["a"]);
  expect(said()).toEqual(["info", "Speaker ist bereits in der Vergleichsliste"]);
});

test("a fourth speaker is refused and the list stays [VAL-07] [ERR-25]", async () => {
  for (const slug of ["a", "b", "c", "d"]) await addToComparison(slug);
  expect(slugs()).toEqual(["a", "b", "c"]);
  expect(said()).toEqual(["error", "Sie können maximal 3 Speaker vergleichen"]);
});

test("a speaker who is in a full list is told about the duplicate", async () => {
  for (const slug of ["a", "b", "c", "a"]) await addToComparison(slug);
  expect(said()).toEqual(["info", "Speaker ist bereits in der Vergleichsliste"]);
});

test("a quick second click finds the first one done", async () => {
  await Promise.all([addToComparison("a"), removeFromComparison("a"), addToComparison("b")]);
  expect(slugs()).toEqual(["b"]);
});

test("removing and clearing are confirmed and can be taken back [ERR-28] [ERR-29] [ERR-30]", async () => {
  await addToComparison("a");
  await addToComparison("b");
  await removeFromComparison("a");
  expect(slugs()).toEqual(["b"]);
  expect(said()).toEqual(["success", "Person a wurde aus dem Vergleich entfernt"]);
  toast.view().toast?.action?.onSelect?.();
  expect(slugs()).toEqual(["a", "b"]);
  await clearComparison();
  expect(slugs()).toEqual([]);
  expect(said()).toEqual(["success", "Vergleichsliste wurde geleert"]);
});

test("a storage that takes nothing is a failure with its own words [ERR-31] [ERR-32]", async () => {
  await addToComparison("a");
  isBroken = true;
  await addToComparison("b");
  expect(said()).toEqual(["error", "Fehler beim Hinzufügen zum Vergleich"]);
  await removeFromComparison("a");
  expect(said()).toEqual(["error", "Fehler beim Entfernen aus dem Vergleich"]);
  await clearComparison();
  expect(said()).toEqual(["error", "Fehler beim Leeren der Vergleichsliste"]);
  expect(slugs()).toEqual(["a"]);
});

test("a speaker who is no longer there cannot be added", async () => {
  await addToComparison("gone");
  expect(slugs()).toEqual([]);
  expect(said()).toEqual(["error", "Fehler beim Hinzufügen zum Vergleich"]);
});
