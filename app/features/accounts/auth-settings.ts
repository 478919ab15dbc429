/** What this installation offers besides a password. */
export type AuthSettings = { google: boolean; sms: boolean };

const NOTHING: AuthSettings = { google: false, sms: false };

export async function readAuthSettings(): Promise<AuthSettings> {
  const answer = await fetch("/auth/v1/settings");
  if (!answer.ok) return NOTHING;
  const settings = (await answer.json()) as {
    external?: { google?: unknown };
    sms_provider?: unknown;
  };
  return {
    google: settings.external?.google === true,
    sms: typeof settings.sms_provider === "string" && settings.sms_provider !== "",
  };
}
