import { useEffect, useState } from "react";
import type { Role } from "#domain/account/roles.ts";

/** Whether the signed-in speaker looks at the own profile; nobody else is asked about. */
export function useOwnProfile(speakerId: string, role: Role | null): boolean {
  const [ownId, setOwnId] = useState<string | null>(null);
  useEffect(() => {
    if (role !== "speaker") return;
    let isGone = false;
    void readOwnId().then((id) => {
      if (!isGone) setOwnId(id);
    });
    return () => {
      isGone = true;
    };
  }, [role]);
  return role === "speaker" && ownId === speakerId;
}

/** Not knowing means the button stays; the server refuses the message with the same words. */
async function readOwnId(): Promise<string | null> {
  try {
    const { ownApi } = await import("#app/session/own-api.ts");
    const answer = await ownApi.v1.me.speaker.$get();
    return answer.ok ? ((await answer.json()).profile?.id ?? null) : null;
  } catch {
    return null;
  }
}
