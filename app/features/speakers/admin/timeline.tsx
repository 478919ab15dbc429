import "#ui/table/table.css";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { formatDateTime } from "#domain/format/date-times.ts";
import { Loaded } from "#parts/loaded.tsx";
import { ACTOR_WORDS } from "#parts/status-labels.ts";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { bookingEventWord, ACTIVITY_TEXTS as TEXTS } from "./activity/activity-texts.ts";
import { eventWord } from "./texts.ts";

/** So many are shown at first, so that the list above stays in reach. */
const FEW = 15;

/** The last hundred events, of one speaker or of all. */
export function Timeline({ speakerId }: { speakerId: string | null }) {
  const query = useQuery({
    queryKey: ["admin-timeline", speakerId],
    queryFn: () =>
      authenticatedApi.call("GET /admin/speaker-activity/timeline", {
        query: speakerId === null ? {} : { speaker: speakerId },
      }),
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
            <p className="note">{TEXTS.noEvents}</p>
          ) : (
            <Events key={speakerId} items={items} />
          )
        }
      </Loaded>
    </Card>
  );
}

type Event = AnswerTo<"GET /admin/speaker-activity/timeline">["items"][number];

function Events({ items }: { items: readonly Event[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, FEW);
  return (
    <>
      <ol className="grid gap-3">
        {shown.map(({ at, action, actor, speaker_id, name, detail }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two events may have the same moment
          <li key={index} className="cell-stack">
            <span>
              <strong>{bookingEventWord(action) ?? eventWord(action)}</strong>
              {": "}
              <Link className="link" to={`/admin/speakers/edit/${speaker_id}`}>
                {name}
              </Link>
            </span>
            <span>
              {[formatDateTime(at), ACTOR_WORDS[actor], detail].filter(Boolean).join(" · ")}
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
