import { expect, test, vi } from "vitest";
import { toast } from "#ui/toast/toast-store.ts";
import { messageAccess } from "./message-access.ts";
import { openMessage } from "./open-message.ts";

/** What „Nachricht an Speaker“ says to a speaker, and that it opens nothing. */
function refusalFor(relation: "own" | null): unknown[] {
  const show = vi.spyOn(toast, "show").mockImplementation(() => 0);
  const opened = vi.fn();
  const access = messageAccess("speaker", relation);
  openMessage({ access, onSignIn: opened, onTab: opened, onSheet: opened });
  expect(opened).not.toHaveBeenCalled();
  const shown = show.mock.calls.map(([{ kind, text }]) => [kind, text]);
  show.mockRestore();
  return shown;
}

test("speakers are told that they cannot write to themselves [VAL-10]", () => {
  expect(refusalFor("own")).toEqual([
    ["info", "Sie können sich nicht selbst eine Nachricht senden"],
  ]);
});

test("speakers are told that they cannot write to speakers [VAL-11]", () => {
  expect(refusalFor(null)).toEqual([["info", "Nur Kunden können Nachrichten an Speaker senden"]]);
});
