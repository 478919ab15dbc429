import { Suspense } from "react";
import type { PageHandle } from "#app/page-handle.ts";
import { AssistantIntro } from "#features/assistant/chat/assistant-intro.tsx";
import { CHAT_TEXTS } from "#features/assistant/chat/texts.ts";
import { useHydrated } from "#ui/loading/hydrated.tsx";
import { latePart } from "#ui/loading/late-part.ts";
import type { Route } from "./+types/assistant";

export const handle = { isPublic: true } satisfies PageHandle;

const AssistantLayer = latePart(async () => ({
  default: (await import("#shell/assistant-layer.tsx")).AssistantLayer,
}));

export const meta: Route.MetaFunction = () => [
  { title: CHAT_TEXTS.pageTitle },
  { name: "description", content: CHAT_TEXTS.pageLead },
  { name: "robots", content: "noindex" },
];

/** Where the floating button leads without scripts, and the version with more room. */
export default function Assistant() {
  return (
    <AssistantIntro>
      {useHydrated() && (
        <Suspense>
          <AssistantLayer />
        </Suspense>
      )}
    </AssistantIntro>
  );
}
