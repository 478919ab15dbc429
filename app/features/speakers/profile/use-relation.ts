import { useEffect, useState } from "react";
import type { Role } from "#domain/account/roles.ts";
import type { Relation } from "./message-access.ts";

type Named = { readonly id: string; readonly name: string };

/** What the signed-in speaker is to the profile they look at; nobody else is asked about. */
export function useRelation({ id, name }: Named, role: Role | null): Relation {
  const [known, setKnown] = useState<{ id: string; relation: Relation }>();
  useEffect(() => {
    if (role !== "speaker") return;
    let isGone = false;
    void readRelation({ id, name })
      .then((relation) => {
        if (!isGone) setKnown({ id, relation });
      })
      // Not knowing means the button stays; the server refuses the message with the same words.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [role, id, name]);
  return role === "speaker" && known?.id === id ? known.relation : null;
}

/** Speakers book too: whoever has booked this one is their customer (C-109). */
async function readRelation({ id, name }: Named): Promise<Relation> {
  const { me } = (await import("#app/session/own-api.ts")).ownApi.v1;
  const own = await me.speaker.$get();
  if (own.ok && (await own.json()).profile?.id === id) return "own";
  const query = { as: "customer", q: name, size: "100" } as const;
  const booked = await me.bookings.$get({ query });
  if (!booked.ok) return null;
  return (await booked.json()).items.some(({ speaker }) => speaker.id === id) ? "customer" : null;
}
