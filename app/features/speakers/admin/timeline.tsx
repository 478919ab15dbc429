import { useQuery } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { useState } from "react";
import { Link } from "react-router";
import { answered } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import { ACTOR_WORDS } from "#parts/code-words.ts";
import { formatMoment } from "#parts/format-moment.ts";
import { Loaded } from "#parts/loaded.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { bookingEventWord, ACTIVITY_TEXTS as TEXTS } from "./supply-texts.ts";
import { eventWord } from "./texts.ts";

const { $get: get } = ownApi.v1.admin["speaker-activity"].timeline;

/** So many stand there at first: whoever looks for the list above must not lose it. */
const FEW = 15;

/** The last hundred events, of one speaker or of all. */
export function Timeline({ speakerId }: { speakerId: string | null }) {
  const query = useQuery({
    queryKey: ["admin-timeline", speakerId],
    queryFn: async () =>
      answered(await get({ query: speakerId === null ? {} : { speaker: speakerId } })),
  });
  return (
    <Card
      title={TEXTS.timeline}
      actions={
        speakerId && (
          <Link className="link" to="/admin/speaker-activity" preventScrollReset>
            {TEXTS.allTimeline}
          </Link>
        )
      }
    >
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="booking-note">{TEXTS.noEvents}</p>
          ) : (
            <Events key={speakerId} items={items} />
          )
        }
      </Loaded>
    </Card>
  );
}

type Event = InferResponseType<typeof get, 200>["items"][number];

function Events({ items }: { items: readonly Event[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, FEW);
  return (
    <>
      <ol className="grid gap-3">
        {shown.map(({ at, action, actor, speaker_id, name, detail }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two things may happen to somebody at once
          <li key={index} className="cell-stack">
            <span>
              <strong>{bookingEventWord(action) ?? eventWord(action)}</strong>
              {": "}
              <Link className="link" to={`/admin/speakers/edit/${speaker_id}`}>
                {name}
              </Link>
            </span>
            <span>
              {[formatMoment(at), ACTOR_WORDS[actor], detail].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
      </ol>
      {shown.length < items.length && (
        <div className="mt-4">
          <Button size="sm" variant="line" onClick={() => setWhole(true)}>
            {TEXTS.allEvents(items.length)}
          </Button>
        </div>
      )}
    </>
  );
}
