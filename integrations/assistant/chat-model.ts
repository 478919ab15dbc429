/** One message of the common chat format; `tool` messages answer a call of the model. */
export type ChatMessage =
  | { readonly role: "system" | "user"; readonly content: string }
  | {
      readonly role: "assistant";
      readonly content: string | null;
      readonly tool_calls?: readonly ToolCall[];
    }
  | { readonly role: "tool"; readonly tool_call_id: string; readonly content: string };

export type ToolCall = {
  readonly id: string;
  readonly type: "function";
  readonly function: { readonly name: string; readonly arguments: string };
};

export type ChatTool = {
  readonly name: string;
  readonly description: string;
  readonly parameters: Record<string, unknown>;
};

export type ChatReply = {
  readonly content: string | null;
  readonly toolCalls: readonly ToolCall[];
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
};

/** A configured language model. Calls reject when it does not answer in time. */
export type ChatModel = {
  readonly name: string;
  reply(
    messages: readonly ChatMessage[],
    tools: readonly ChatTool[],
    signal: AbortSignal,
  ): Promise<ChatReply>;
};

export type ChatModelSettings = {
  /** The base of an OpenAI-compatible service, for example `https://host/v1`. */
  readonly url: string;
  readonly key: string | null;
  readonly model: string;
};

const MOST_OUTPUT_TOKENS = 700;
const LONGEST_ANSWER = 200_000;

/** Speaks `POST {url}/chat/completions`, as most services and local servers do. */
export function createChatModel(settings: ChatModelSettings): ChatModel {
  const url = `${settings.url.replace(/\/$/, "")}/chat/completions`;
  return {
    name: settings.model,
    async reply(messages, tools, signal) {
      const answer = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(settings.key ? { authorization: `Bearer ${settings.key}` } : {}),
        },
        body: JSON.stringify({
          model: settings.model,
          messages,
          tools: tools.map((tool) => ({ type: "function", function: tool })),
          temperature: 0,
          max_tokens: MOST_OUTPUT_TOKENS,
        }),
        // A redirect could carry the key elsewhere.
        redirect: "error",
        signal,
      });
      if (!answer.ok) throw new Error(`The model answered ${answer.status}`);
      const text = await answer.text();
      if (text.length > LONGEST_ANSWER) throw new Error("The model answered too much");
      return readReply(JSON.parse(text));
    },
  };
}

function readReply(body: unknown): ChatReply {
  const { choices, usage } = record(body);
  const message = record(record(Array.isArray(choices) ? choices[0] : null).message);
  const { prompt_tokens, completion_tokens } = record(usage);
  return {
    content: typeof message.content === "string" ? message.content : null,
    toolCalls: Array.isArray(message.tool_calls) ? message.tool_calls.flatMap(readCall) : [],
    inputTokens: typeof prompt_tokens === "number" ? prompt_tokens : null,
    outputTokens: typeof completion_tokens === "number" ? completion_tokens : null,
  };
}

function readCall(call: unknown): ToolCall[] {
  const { id, function: called } = record(call);
  const { name, arguments: given } = record(called);
  if (typeof id !== "string" || typeof name !== "string" || typeof given !== "string") return [];
  return [{ id, type: "function", function: { name, arguments: given } }];
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
