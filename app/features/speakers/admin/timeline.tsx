import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { answered } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import { formatMoment } from "#parts/format-moment.ts";
import { Loaded } from "#parts/loaded.tsx";
import { Card } from "#ui/card.tsx";
import { bookingEventWord, ACTIVITY_TEXTS as TEXTS } from "./supply-texts.ts";
import { actorWord, eventWord } from "./texts.ts";

const { $get: get } = ownApi.v1.admin["speaker-activity"].timeline;

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
            <ol className="grid gap-3">
              {items.map(({ at, action, actor, speaker_id, name, detail }) => (
                <li key={`${at}${speaker_id}${action}`} className="cell-stack">
                  <span>
                    <strong>{bookingEventWord(action) ?? eventWord(action)}</strong>
                    {": "}
                    <Link className="link" to={`/admin/speakers/edit/${speaker_id}`}>
                      {name}
                    </Link>
                  </span>
                  <span>
                    {[formatMoment(at), actorWord(actor), detail].filter(Boolean).join(" · ")}
                  </span>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </Card>
  );
}
