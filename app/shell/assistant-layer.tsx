import { Suspense } from "react";
import { AssistantChat } from "#features/assistant/chat/assistant-chat.tsx";
import { latePart } from "#ui/loading/late-part.ts";
import { useInquiry } from "./use-inquiry.ts";
import { useSupportMail } from "./use-support-mail.ts";

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
