import type * as z from "zod/mini";
import { boundedText } from "#integrations/http/bounded-text.ts";

/** A user waits at a form, so a slow service counts as a broken one. */
const TIMEOUT_MS = 2_500;
const LARGEST_ANSWER = 512 * 1024;

type Question = { method?: "POST"; headers?: Record<string, string>; body?: string };

/** Asks a service and trusts nothing of its answer; rejects for anything but what the schema expects. */
export async function fetchJson<Schema extends z.ZodMiniType>(
  address: URL,
  schema: Schema,
  question: Question = {},
): Promise<z.output<Schema>> {
  const answer = await fetch(address, {
    ...question,
    // A redirect could lead into our own network.
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`${address.host} answered ${answer.status}`);
  }
  return schema.parse(JSON.parse(await boundedText(answer, LARGEST_ANSWER))) as z.output<Schema>;
}

/** An address below the base of a service, whether or not the base ends with a slash. */
export function serviceUrl(base: string, path: string, query: Record<string, string> = {}): URL {
  const url = new URL(`${base.replace(/\/+$/, "")}${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}
