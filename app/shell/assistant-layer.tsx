import { Suspense } from "react";
import { useRouteLoaderData } from "react-router";
import { AssistantChat } from "#features/assistant/chat/assistant-chat.tsx";
import { latePart } from "#ui/loading/late-part.ts";
import { FOOTER_TEXTS } from "./texts.ts";
import { useInquiry } from "./use-inquiry.ts";

const CompareToggle = latePart(async () => ({
  default: (await import("#features/comparison/compare-toggle.tsx")).CompareToggle,
}));

type AssistantLayerProps = { id?: string; onClose?: () => void };

/** The chat with what other subjects add to it: comparison, inquiry, and the address of our team. */
export function AssistantLayer({ id, onClose }: AssistantLayerProps) {
  return (
    <AssistantChat
      id={id}
      onClose={onClose}
      supportMail={useSupportMail()}
      onInquire={useInquiry()}
      renderCompare={(card) => (
        <Suspense>
          <CompareToggle slug={card.slug} name={card.name} />
        </Suspense>
      )}
    />
  );
}

/** Where a person reads: the configured address, or the one of the texts. */
function useSupportMail(): string {
  const frame = useRouteLoaderData<{ supportMail?: string | null }>("routes/main-layout");
  return frame?.supportMail ?? FOOTER_TEXTS.supportMail;
}
