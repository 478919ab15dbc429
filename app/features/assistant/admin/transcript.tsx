import "./ai-dashboard.css";
import { useQuery } from "@tanstack/react-query";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { Skeleton } from "#ui/loading/skeleton.tsx";
import { OUTCOME_LABELS, AI_TEXTS as TEXTS } from "./texts.ts";

type TranscriptProps = { id: string; onClose: () => void };

/** The masked words of one conversation, with what is known of each answer. */
export function Transcript({ id, onClose }: TranscriptProps) {
  const transcript = useQuery({
    queryKey: ["admin-assistant-transcript", id],
    queryFn: () =>
      authenticatedApi.call("GET /admin/assistant/conversations/{id}", { params: { id } }),
  });
  return (
    <Sheet open title={TEXTS.transcript} wide="side" onClose={onClose}>
      {transcript.isPending && <Skeleton shape="block" />}
      {transcript.isError && <p>{TEXTS.loadFailed}</p>}
      <ol className="ai-transcript">
        {transcript.data?.messages.map((message) => {
          const facts = [
            message.author === "user" ? TEXTS.visitor : TEXTS.assistant,
            message.outcome && OUTCOME_LABELS[message.outcome],
            message.model,
            message.fallback_reason && TEXTS.fallback(message.fallback_reason),
            message.rejected_claims > 0 && TEXTS.rejected(message.rejected_claims),
            message.latency_ms !== null && TEXTS.ms(message.latency_ms),
          ];
          return (
            <li key={message.id}>
              <p className="text-muted text-sm">{facts.filter(Boolean).join(" · ")}</p>
              <p className="ai-words">{message.content}</p>
            </li>
          );
        })}
      </ol>
    </Sheet>
  );
}
