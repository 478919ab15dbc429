import "./overview.css";
import "#parts/layout/todo.css";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { formatDayLong } from "#domain/format/days.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { useAction } from "#parts/actions/use-action.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { GO_LIVE_POINTS, type GoLiveFacts, GO_LIVE_TEXTS as TEXTS } from "./go-live-texts.ts";
import type { Overview } from "./overview-query.ts";

type GoLive = Overview["go_live"];
type Point = GoLive["points"][number];

export const isOpenPoint = ({ is_done }: Point) => !is_done;

/**
 * What leads an owner from nothing to open. Once bookings are taken only what is still advised stays, and
 * with the last point the list goes.
 */
export function GoLiveList({ goLive }: { goLive: GoLive }) {
  const { points, takes_bookings: isOpen } = goLive;
  const binding = points.filter(({ is_binding }) => is_binding);
  const advisory = points.filter((point) => !point.is_binding && isOpenPoint(point));
  if (isOpen && advisory.length === 0) return null;
  const facts: GoLiveFacts = {
    unconfirmed: goLive.unconfirmed_texts,
    takesCards: goLive.takes_cards,
    lastBackup:
      goLive.last_backup_at && formatDayLong(berlinDay(Date.parse(goLive.last_backup_at))),
  };
  const done = binding.length - binding.filter(isOpenPoint).length;
  return (
    <Card
      title={TEXTS.title}
      actions={!isOpen && <Badge>{TEXTS.progress(done, binding.length)}</Badge>}
      isPadded={false}
    >
      <p className="note px-5">{isOpen ? TEXTS.opened : TEXTS.closed}</p>
      {!isOpen && <Points title={TEXTS.binding} points={binding} facts={facts} isFirst />}
      {advisory.length > 0 && (
        <Points title={TEXTS.advisory} points={advisory} facts={facts} isFirst={isOpen} />
      )}
    </Card>
  );
}

type PointsProps = {
  title: string;
  points: readonly Point[];
  facts: GoLiveFacts;
  /** Only the first open point of the whole list is emphasised. */
  isFirst: boolean;
};

function Points({ title, points, facts, isFirst }: PointsProps) {
  const next = isFirst && points.find(isOpenPoint);
  const id = useId();
  return (
    <>
      <p id={id} className="label go-live-group">
        {title}
      </p>
      <ul aria-labelledby={id}>
        {points.map((point) => (
          <PointRow key={point.name} point={point} facts={facts} isNext={point === next} />
        ))}
      </ul>
    </>
  );
}

type PointRowProps = { point: Point; facts: GoLiveFacts; isNext: boolean };

function PointRow({ point, facts, isNext }: PointRowProps) {
  const { title, text, to } = GO_LIVE_POINTS[point.name];
  const isOpen = isOpenPoint(point);
  const urgency = point.is_binding ? "danger" : "spot";
  const look = isOpen ? urgency : "free";
  return (
    <li className="todo">
      <span className={`todo-symbol todo-symbol-${look}`}>
        <Icon name={isOpen ? "circle-alert" : "circle-check"} />
      </span>
      <div className="min-w-0">
        <h3 className="todo-title">
          {title}
          <span className="sr-only">: {isOpen ? TEXTS.open : TEXTS.done}</span>
        </h3>
        <p className="note">{text(facts)}</p>
      </div>
      {isOpen && (
        <div className="todo-actions">
          {point.name === "mail" ? (
            <TestMail isNext={isNext} />
          ) : (
            to && (
              <ButtonLink size="sm" variant={isNext ? "primary" : "line"} to={to}>
                {TEXTS.go}
                <span className="sr-only">: {title}</span>
              </ButtonLink>
            )
          )}
        </div>
      )}
    </li>
  );
}

const ASK_AGAIN_MS = 1500;
/** After so long a wait the outbox knows more. */
const PATIENCE = 8;

/** The point is done by the mail server, not by the button: the overview is asked until it says so. */
function TestMail({ isNext }: { isNext: boolean }) {
  const [asked, setAsked] = useState<number | null>(null);
  const { run, isBusy } = useAction();
  const queries = useQueryClient();
  const isOver = asked !== null && asked >= PATIENCE;
  useEffect(() => {
    if (asked === null || isOver) return;
    const timer = setTimeout(() => {
      void queries.invalidateQueries({ queryKey: ["admin-overview"] });
      setAsked(asked + 1);
    }, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [asked, isOver, queries]);
  const send = () =>
    run(() => authenticatedApi.call("POST /admin/go-live/test-mail"), {
      text: ({ to }) => TEXTS.sent(to),
      onDone: () => setAsked(0),
      onFailed: () => toast.show({ kind: "error", text: TEXTS.failed }),
    });
  return (
    <>
      <Button
        size="sm"
        variant={isNext ? "primary" : "line"}
        isLoading={isBusy || (asked !== null && !isOver)}
        onClick={() => void send()}
      >
        {TEXTS.sendMail}
      </Button>
      {isOver && (
        <ButtonLink size="sm" variant="line" to="/admin/outbox">
          {TEXTS.outbox}
          <span className="sr-only">: {TEXTS.waiting}</span>
        </ButtonLink>
      )}
    </>
  );
}
