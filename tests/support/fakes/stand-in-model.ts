import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Message = { readonly role: string; readonly content: string | null };
type Asked = { readonly messages: readonly Message[]; readonly model: string };

type StandIn = {
  readonly url: string;
  /** Every question, as it arrived. */
  readonly heard: { readonly asked: Asked; readonly authorization: string | undefined }[];
  /** What it says once it has the result of the tool. */
  says: (tool: string) => string;
  /** Answers itself instead of following the protocol. */
  answers: ((response: ServerResponse) => void) | null;
  close(): Promise<void>;
};

/** A local service that speaks the chat format over real HTTP: first calls the tool, then talks. */
export async function standInModel(): Promise<StandIn> {
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const standIn: StandIn = {
    url: `http://127.0.0.1:${port}/v1`,
    heard: [],
    says: () => "",
    answers: null,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const asked = JSON.parse(Buffer.concat(parts).toString()) as Asked;
    standIn.heard.push({ asked, authorization: request.headers.authorization });
    if (request.url !== "/v1/chat/completions" || request.method !== "POST") {
      response.writeHead(404).end();
      return;
    }
    if (standIn.answers) return standIn.answers(response);
    const tool = asked.messages.find(({ role }) => role === "tool");
    const call = { name: "find_speakers", arguments: "{}" };
    const message = tool
      ? { role: "assistant", content: standIn.says(tool.content ?? "") }
      : {
          role: "assistant",
          content: null,
          tool_calls: [{ id: "1", type: "function", function: call }],
        };
    response.writeHead(200, { "content-type": "application/json" }).end(
      JSON.stringify({
        choices: [{ message }],
        usage: { prompt_tokens: 10, completion_tokens: 5 },
      }),
    );
  }

  return standIn;
}
