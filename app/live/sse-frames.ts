export type SseFrame = { event: string; id: number | null; data: string; retryMs: number | null };

/**
 * Cuts a stream of server-sent events into frames; text may arrive cut anywhere. Only what our server
 * sends is understood: lines end with LF, ids are numbers, comments are signs of life.
 */
export function createFrameReader(): (text: string) => SseFrame[] {
  let rest = "";
  return (text) => {
    const blocks = (rest + text).split("\n\n");
    rest = blocks.pop() ?? "";
    return blocks.map(readFrame).filter((frame) => frame !== null);
  };
}

function readFrame(block: string): SseFrame | null {
  const frame: SseFrame = { event: "message", id: null, data: "", retryMs: null };
  let isEmpty = true;
  for (const line of block.split("\n")) {
    const colon = line.indexOf(":");
    if (colon <= 0) continue;
    isEmpty = false;
    const value = line.slice(colon + 1).replace(/^ /, "");
    const field = line.slice(0, colon);
    if (field === "event") frame.event = value;
    else if (field === "id") frame.id = wholeNumber(value);
    else if (field === "retry") frame.retryMs = wholeNumber(value);
    else if (field === "data") frame.data += frame.data === "" ? value : `\n${value}`;
  }
  return isEmpty ? null : frame;
}

function wholeNumber(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
