import { type AuthServer, type TestClient, totpCode } from "./auth-server.ts";

/** One step of the clock that codes of an authenticator app follow. */
export const TOTP_STEP = 30_000;

export async function enrollTotp(client: TestClient, friendlyName = "Handy") {
  const { data, error } = await client.mfa.enroll({ factorType: "totp", friendlyName });
  if (error) throw error;
  return { factorId: data.id, ...data.totp };
}

/** Enrolled and verified; the session is at the second level afterwards. */
export async function withTotp(server: AuthServer, client: TestClient, friendlyName = "Handy") {
  const { factorId, secret } = await enrollTotp(client, friendlyName);
  const code = totpCode(secret, server.now());
  const { error } = await client.mfa.challengeAndVerify({ factorId, code });
  if (error) throw error;
  return { factorId, secret, code };
}

/** The level a session has, and the one it could have. */
export async function levels(client: TestClient) {
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
}
