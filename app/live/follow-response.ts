import { createFrameReader, type SseFrame } from "./sse-frames.ts";

/** The server gives a sign of life every 20 seconds; more than two missing mean a dead connection. */
const SILENCE_MS = 50_000;

/** Hands on every frame until the answer ends or falls silent. */
export async function followResponse(
  response: Response,
  signal: AbortSignal,
  onFrame: (frame: SseFrame) => void,
): Promise<void> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  const cut = createFrameReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    while (!signal.aborted) {
      timer = setTimeout(() => void reader.cancel(), SILENCE_MS);
      const { done, value } = await reader.read();
      clearTimeout(timer);
      if (done || signal.aborted) return;
      for (const frame of cut(decoder.decode(value, { stream: true }))) onFrame(frame);
    }
  } finally {
    clearTimeout(timer);
    void reader.cancel().catch(() => {});
  }
}
