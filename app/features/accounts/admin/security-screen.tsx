import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { AnswerTo } from "#app/session/api-client.ts";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { downloadDocument } from "#app/session/download-document.ts";
import {
  eventsIn,
  SECURITY_GROUPS,
  SECURITY_PERIODS,
  type SecurityGroup,
} from "#domain/account/security-event.ts";
import { formatDateTimeWithSeconds } from "#domain/format/date-times.ts";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { ListCard } from "#parts/list/list-card.tsx";
import { listParameters } from "#parts/list/list-state.ts";
import { useListState } from "#parts/list/use-list-state.ts";
import { Status } from "#ui/badge/badge.tsx";
import { type Column, tableColumns } from "#ui/table/table.tsx";
import { describeDevice } from "../security/describe-device.ts";
import {
  detailWords,
  EVENT_WORDS,
  eventShape,
  GROUP_WORDS,
  PERIOD_WORDS,
  SECURITY_TEXTS as TEXTS,
} from "./security-texts.ts";

type Answer = AnswerTo<"GET /admin/security-events">;
type Entry = Omit<Answer["items"][number], "id"> & { id: string };

const SPEC = { sorts: ["at"], filters: ["group", "event", "period", "user"] } as const;

/** Search, filter and export, never change. */
export function SecurityScreen() {
  const list = useListState(SPEC);
  const query = useQuery({
    queryKey: ["admin-security", list.state],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const page = await authenticatedApi.call("GET /admin/security-events", {
        query: listParameters(list.state),
      });
      return { ...page, items: page.items.map((row): Entry => ({ ...row, id: String(row.id) })) };
    },
  });
  return (
    <div className="dashboard">
      <AdminHead title={TEXTS.title} note={TEXTS.note} />
      {query.data && <Summary counts={query.data.summary} />}
      <ListCard
        name="security"
        caption={TEXTS.title}
        list={list}
        query={query}
        columns={COLUMNS}
        nameOf={({ event }) => EVENT_WORDS[event]}
        placeholder={TEXTS.placeholder}
        filters={filtersFor(list.state.filters.group)}
        onExport={(asked) =>
          downloadDocument(`/api/v1/admin/security-events.csv?${asked}`, "sicherheit.csv")
        }
        empty={{ title: TEXTS.emptyTitle }}
      />
    </div>
  );
}

/** Each number leads to the rows it counts. */
function Summary({ counts }: { counts: Answer["summary"] }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1">
      <span>{TEXTS.summary}</span>
      {counts.map(({ event, count }) => (
        <Link key={event} className="link" to={`?event=${event}&period=day`}>
          {TEXTS.summaryLine(EVENT_WORDS[event], count)}
        </Link>
      ))}
    </p>
  );
}

/** A group narrows the kinds to choose from. */
function filtersFor(chosen: string | undefined) {
  const group = SECURITY_GROUPS.find((one) => one === chosen);
  const offered: readonly SecurityGroup[] = group ? [group] : SECURITY_GROUPS;
  return [
    {
      name: "group",
      label: TEXTS.filters.group,
      options: SECURITY_GROUPS.map((value) => ({ value, label: GROUP_WORDS[value] })),
    },
    {
      name: "event",
      label: TEXTS.filters.event,
      options: offered.flatMap(eventsIn).map((value) => ({ value, label: EVENT_WORDS[value] })),
    },
    {
      name: "period",
      label: TEXTS.filters.period,
      options: SECURITY_PERIODS.map((value) => ({ value, label: PERIOD_WORDS[value] })),
    },
  ];
}

const COLUMNS: readonly Column<Entry>[] = tableColumns(TEXTS.columns, {
  event: {
    isLead: true,
    cell: (entry) => <What entry={entry} />,
  },
  at: {
    sort: "at",
    cell: ({ at }) => formatDateTimeWithSeconds(at),
  },
  account: {
    cell: (entry) => <Account entry={entry} />,
  },
  address: {
    cell: ({ address }) => address ?? TEXTS.none,
  },
  device: {
    cell: ({ user_agent }) => (user_agent ? describeDevice(user_agent) : TEXTS.none),
  },
});

function What({ entry: { event, detail, actor_email } }: { entry: Entry }) {
  const shape = eventShape(event);
  const words = [...detailWords(detail), ...(actor_email ? [TEXTS.by(actor_email)] : [])];
  return (
    <span className="cell-stack">
      {shape ? (
        <Status shape={shape}>{EVENT_WORDS[event]}</Status>
      ) : (
        <span>{EVENT_WORDS[event]}</span>
      )}
      {words.length > 0 && <span>{words.join(" · ")}</span>}
    </span>
  );
}

function Account({ entry: { user_id, name, email } }: { entry: Entry }) {
  if (user_id === null) return TEXTS.nobody;
  if (email === null) return TEXTS.erased;
  return (
    <span className="cell-stack">
      <Link className="underline" to={`/admin/users?suche=${user_id}`}>
        {name ?? email}
      </Link>
      <Link className="underline" to={`?user=${user_id}`}>
        {TEXTS.onlyThis}
      </Link>
    </span>
  );
}
