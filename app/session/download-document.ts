import { accessToken } from "#app/auth-client.ts";

/** Long enough for every browser to have taken the file. */
const KEEP_MS = 60_000;

/**
 * Fetches a private file with the user's session and hands it to the browser: a plain link would carry
 * no session. False if it was refused or the network failed.
 */
export async function downloadDocument(path: string, fallbackName: string): Promise<boolean> {
  const token = await accessToken();
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  try {
    const answer = await fetch(path, { headers });
    if (!answer.ok) return false;
    save(await answer.blob(), fileName(answer.headers) ?? fallbackName);
    return true;
  } catch {
    return false;
  }
}

function fileName(headers: Headers): string | undefined {
  return /filename="([^"]+)"/.exec(headers.get("content-disposition") ?? "")?.[1];
}

function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}
