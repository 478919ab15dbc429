import { authClient, rememberRole } from "#app/auth-client.ts";
import { SESSION_KEY } from "#app/session/session-keys.ts";
import { emptyAllTabs } from "#app/session/tab-owner.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { receivedMessage } from "#features/accounts/sign-in/messages/received-message.ts";
import { writeStored } from "#ui/stored-text.ts";
import { clearStorage } from "./clear-storage.ts";

/**
 * Ends the session on this device and on the server. A session that is already gone counts as ended,
 * and a failing server does not keep the user signed in here (ERR-12); its message is handed on.
 */
export async function signOut(): Promise<Result<null, string>> {
  try {
    const { error } = await (await authClient()).signOut({ scope: "local" });
    return error ? failure(receivedMessage(error) ?? "") : ok(null);
  } catch {
    return failure("");
  } finally {
    writeStored(SESSION_KEY, null);
    rememberRole(null);
    clearStorage(localStorage);
    emptyAllTabs();
  }
}
