import { Suspense } from "react";
import { useLocation } from "react-router";
import { AssistantToggle } from "#features/assistant/assistant-toggle.tsx";
import { useHydrated } from "#ui/loading/hydrated.tsx";
import { latePart } from "#ui/loading/late-part.ts";
import { Toaster } from "#ui/toast/toast.tsx";

const AssistantPanel = latePart(async () => ({
  default: (await import("./assistant-layer.tsx")).AssistantLayer,
}));

/** Where the user is in the middle of something, and where the assistant has its own page. */
const WITHOUT_ASSISTANT =
  /^\/(?:auth|dashboard|booking|payment|event-contract|assistent|merkliste|demo|dev|admin)(?:[/-]|$)/;

/** What lies above every page: the way to the assistant, and the toasts. */
export function Floating() {
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  return (
    <>
      {!WITHOUT_ASSISTANT.test(pathname) && (
        <AssistantToggle
          renderPanel={(id, onClose) => (
            <Suspense>
              <AssistantPanel id={id} onClose={onClose} />
            </Suspense>
          )}
        />
      )}
      {isHydrated && <Toaster place="page" />}
    </>
  );
}
