import { useContext, useEffect, useId, useSyncExternalStore } from "react";
import { type Path, UNSAFE_DataRouterContext as RouterContext } from "react-router";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { UNSAVED_TEXTS as TEXTS } from "../texts.ts";

/** Up to where a form keeps what is typed: within its page, or only at its very address. */
type Reach = "page" | "address";

/** Forms with unsaved changes. A router takes one blocker only, a screen may have several forms. */
const unsaved = new Map<string, Reach>();

/** Declares a form whose changes would be lost on leaving; `UnsavedChangesGuard` asks first. */
export function useUnsavedChanges(isDirty: boolean, reach: Reach = "address"): void {
  const form = useId();
  useEffect(() => {
    if (!isDirty) return;
    const keepTab = (event: BeforeUnloadEvent) => event.preventDefault();
    unsaved.set(form, reach);
    addEventListener("beforeunload", keepTab);
    return () => {
      unsaved.delete(form);
      removeEventListener("beforeunload", keepTab);
    };
  }, [isDirty, form, reach]);
}

/** For a deliberate end of an editor, such as deleting what it shows. */
export function dropUnsavedChanges(): void {
  unsaved.clear();
}

function losesChanges(from: Path, to: Path): boolean {
  if (from.pathname !== to.pathname) return unsaved.size > 0;
  return from.search !== to.search && [...unsaved.values()].includes("address");
}

/** Asks before a link or the back button takes unsaved changes away. One per router. */
export function UnsavedChangesGuard() {
  const blocker = useUnsavedBlocker();
  return (
    <ConfirmDialog
      open={blocker?.state === "blocked"}
      title={TEXTS.title}
      labels={{ confirm: TEXTS.leave, cancel: TEXTS.stay }}
      onConfirm={() => blocker?.proceed?.()}
      onCancel={() => blocker?.reset?.()}
    >
      {TEXTS.text}
    </ConfirmDialog>
  );
}

const BLOCKER = "unsaved-changes";

/** React Router's `useBlocker`, whose code would travel with the router to every public page. */
function useUnsavedBlocker() {
  const router = useContext(RouterContext)?.router;
  useEffect(() => {
    router?.getBlocker(BLOCKER, ({ currentLocation, nextLocation }) =>
      losesChanges(currentLocation, nextLocation),
    );
    return () => router?.deleteBlocker(BLOCKER);
  }, [router]);
  return useSyncExternalStore(
    (listener) => router?.subscribe(listener) ?? (() => {}),
    () => router?.state.blockers.get(BLOCKER),
    () => undefined,
  );
}
