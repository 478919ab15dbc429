import { accessToken } from "#app/auth-client.ts";

/** Files are for the two who talk, so every read shows the session. */
export async function readAttachmentFile(url: string): Promise<Blob> {
  const token = await accessToken();
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`the file was refused with ${answer.status}`);
  return answer.blob();
}

/** Saved under its name; a document never opens inside our pages. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the bytes by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
