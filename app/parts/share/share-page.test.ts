import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toast } from "#ui/toast/toast-store.ts";
import { sharePage } from "./share-page.ts";

const PAGE = "https://wortbuehne.example/speaker/mira";
const shown = () => toast.view().toast;

beforeEach(() => {
  // Whatever was shown before, also by the tests of another file.
  for (let current = shown(); current; current = shown()) toast.dismiss(current.id);
  vi.stubGlobal("location", new URL(`${PAGE}?ref=mail#videos`));
});
afterEach(() => vi.unstubAllGlobals());

test("the system's own sheet gets title and address, and nothing is copied [ERR-69]", async () => {
  const share = vi.fn(async () => undefined);
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { share, clipboard: { writeText } });
  await sharePage("Mira Sprecher");
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: "Mira Sprecher", url: PAGE });
  expect(writeText).not.toHaveBeenCalled();
  expect(shown()).toBeNull();
});

test("without such a sheet the address is copied, and that is said", async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  await sharePage("Mira Sprecher");
  expect(writeText).toHaveBeenCalledExactlyOnceWith(PAGE);
  expect(shown()).toMatchObject({ kind: "success", text: "Link in die Zwischenablage kopiert" });
});

test("a closed sheet is no failure, a broken clipboard is one", async () => {
  const closed = () => Promise.reject(new DOMException("cancelled", "AbortError"));
  vi.stubGlobal("navigator", { share: closed });
  await sharePage("Mira Sprecher");
  expect(shown()).toBeNull();
  const writeText = () => Promise.reject(new Error("forbidden"));
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  await sharePage("Mira Sprecher");
  expect(shown()?.kind).toBe("error");
});
