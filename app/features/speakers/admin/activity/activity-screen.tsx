import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { downloadDocument } from "#app/session/download-document.ts";
import { formatDateTime } from "#domain/format/date-times.ts";
import { formatDayLong } from "#domain/format/days.ts";
import { ACTIVITY_SORTS, COHORTS } from "#domain/speaker/admin/activity.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { toastRefusal, useAction } from "#parts/actions/use-action.ts";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { ListCard } from "#parts/list/list-card.tsx";
import { type ListState, listParameters } from "#parts/list/list-state.ts";
import { useListState } from "#parts/list/use-list-state.ts";
import { PersonAvatar } from "#parts/person-avatar.tsx";
import { Status } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu } from "#ui/popover/menu.tsx";
import { type Column, tableColumns } from "#ui/table/table.tsx";
import { Timeline } from "../timeline.tsx";
import { useSpeakerActions } from "../use-speaker-actions.tsx";
import { COHORT_WORDS, ACTIVITY_TEXTS as TEXTS } from "./activity-texts.ts";

type Item = AnswerTo<"GET /admin/speaker-activity">["items"][number];

const KEY = "admin-speaker-activity";
const SPEC = { sorts: ACTIVITY_SORTS, order: "asc", filters: ["cohort"] } as const;
const FILTERS = [
  {
    name: "cohort",
    label: TEXTS.cohort,
    options: COHORTS.map((value) => ({ value, label: COHORT_WORDS[value].word })),
  },
];

function activityQuery(state: ListState) {
  return queryOptions({
    queryKey: [KEY, state],
    placeholderData: keepPreviousData,
    queryFn: () =>
      authenticatedApi.call("GET /admin/speaker-activity", { query: listParameters(state) }),
  });
}

/** Listed speakers by how they care for their profile, and what happened lately. */
export function ActivityScreen() {
  const list = useListState(SPEC);
  const query = useQuery(activityQuery(list.state));
  const [params] = useSearchParams();
  const nudge = useNudge();
  const { run, dialog } = useSpeakerActions();
  const pause = async (ids: readonly string[]) => run(ids, "pause", query.data?.items ?? []);
  return (
    <div className="dashboard">
      <AdminHead title={TEXTS.title} note={TEXTS.note} />
      <ListCard
        name="speaker-activity"
        caption={TEXTS.title}
        list={list}
        query={query}
        columns={columnsOf({ nudge, pause })}
        nameOf={({ name }) => name}
        placeholder={TEXTS.placeholder}
        filters={FILTERS}
        onExport={(params) =>
          downloadDocument(`/api/v1/admin/speaker-activity.csv?${params}`, "aktivitaet.csv")
        }
        bulk={({ ids, clear }) => (
          <>
            <Button size="sm" variant="line" onClick={() => void nudge([...ids]).then(clear)}>
              {TEXTS.nudge}
            </Button>
            <Button size="sm" variant="line" onClick={() => void pause([...ids]).then(clear)}>
              {TEXTS.pause}
            </Button>
          </>
        )}
        empty={{ title: TEXTS.empty }}
      />
      {dialog}
      <Timeline speakerId={params.get("speaker")} />
    </div>
  );
}

function useNudge() {
  const { run } = useAction([["admin-timeline"]], { failed: FAILED_TEXTS.again });
  return (ids: readonly string[]): Promise<void> => {
    const body = { ids: [...ids] };
    return run(() => authenticatedApi.call("POST /admin/speaker-activity/nudges", { body }), {
      text: ({ sent }) => TEXTS.nudged(sent),
      onFailed: toastRefusal,
    });
  };
}

type Act = (ids: readonly string[]) => Promise<void>;

function columnsOf({ nudge, pause }: { nudge: Act; pause: Act }): readonly Column<Item>[] {
  return tableColumns(TEXTS.columns, {
    name: {
      isLead: true,
      sort: "name",
      cell: ({ id, name, profile_image_url }) => (
        <span className="cell-person">
          <PersonAvatar name={name} photo={profile_image_url} size="sm" />
          <Link className="link" to={`/admin/speakers/edit/${id}`}>
            {name}
          </Link>
        </span>
      ),
    },
    cohort: {
      cell: ({ cohort }) => (
        <Status shape={COHORT_WORDS[cohort].shape}>{COHORT_WORDS[cohort].word}</Status>
      ),
    },
    waiting: {
      isNumber: true,
      sort: "oldest_inquiry",
      cell: ({ waiting_hours }) => (waiting_hours === null ? "–" : TEXTS.hours(waiting_hours)),
    },
    answers: {
      isNumber: true,
      cell: ({ answered: done, inquiries }) => TEXTS.answers(done, inquiries),
    },
    calendar: {
      sort: "calendar_at",
      cell: ({ calendar_at }) => formatDayLong(berlinDay(Date.parse(calendar_at))),
    },
    login: {
      sort: "last_login_at",
      cell: ({ last_login_at }) =>
        last_login_at === null ? TEXTS.never : formatDateTime(last_login_at),
    },
    tools: {
      isTools: true,
      cell: (item) => <RowMenu item={item} nudge={nudge} pause={pause} />,
    },
  });
}

function RowMenu({ item, nudge, pause }: { item: Item; nudge: Act; pause: Act }) {
  const [, setParams] = useSearchParams();
  const { id, name, has_address } = item;
  const show = () =>
    setParams((params) => {
      params.set("speaker", id);
      return params;
    });
  return (
    <Menu
      opener={<Icon name="ellipsis" />}
      openerLabel={TEXTS.menu(name)}
      label={TEXTS.menu(name)}
      items={[
        { id: "timeline", label: TEXTS.timelineOf, onSelect: show },
        ...(has_address
          ? [{ id: "nudge", label: TEXTS.nudge, onSelect: () => void nudge([id]) }]
          : []),
        { id: "pause", label: TEXTS.pause, onSelect: () => void pause([id]) },
      ]}
    />
  );
}
