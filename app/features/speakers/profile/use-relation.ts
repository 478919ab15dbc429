import { useEffect, useState } from "react";
import type { Role } from "#domain/account/roles.ts";
import type { Relation } from "./booking/message-access.ts";

type Named = { readonly id: string; readonly name: string };

/** Of a signed-in speaker to the profile; for other roles nothing is requested. */
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

/** Speakers book too: one who has booked this profile is its customer (C-109). */
async function readRelation({ id, name }: Named): Promise<Relation> {
  const { authenticatedApi } = await import("#app/session/authenticated-api.ts");
  const own = await authenticatedApi.send("GET /me/speaker");
  if (own.ok && (await own.json()).profile?.id === id) return "own";
  const query = { as: "customer", q: name, size: 100 } as const;
  const { items } = await authenticatedApi.call("GET /me/bookings", { query });
  return items.some(({ speaker }) => speaker.id === id) ? "customer" : null;
}
