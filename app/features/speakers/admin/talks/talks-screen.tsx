import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { downloadDocument } from "#app/session/download-document.ts";
import { TALK_SORTS, TALK_STATES } from "#domain/content/admin-lists.ts";
import { CATEGORIES, type CategoryName } from "#domain/speaker/categories/categories.ts";
import { toastRefusal, useAction } from "#parts/actions/use-action.ts";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { ListCard } from "#parts/list/list-card.tsx";
import { listParameters } from "#parts/list/list-state.ts";
import { useListState } from "#parts/list/use-list-state.ts";
import { Status } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { IconButton } from "#ui/icon/icon-button.tsx";
import { type Column, tableColumns } from "#ui/table/table.tsx";
import type { TalkChange, TalkItem } from "./talk.ts";
import { TalkDialog } from "./talk-dialog.tsx";
import { TALK_STATE_WORDS, TALKS_TEXTS as TEXTS } from "./talk-texts.ts";

const SPEC = { sorts: TALK_SORTS, filters: ["category", "state"] } as const;
const TOPICS = CATEGORIES.map(({ name, label }) => ({ value: name, label }));
const FILTERS = [
  { name: "category", label: TEXTS.columns.category, options: TOPICS },
  {
    name: "state",
    label: TEXTS.columns.state,
    options: TALK_STATES.map((value) => ({ value, label: TALK_STATE_WORDS[value] })),
  },
];

/** The talks of all speakers. */
export function TalksScreen() {
  const list = useListState(SPEC);
  const { run } = useAction([["admin-talks"]], { failed: FAILED_TEXTS.failed });
  const [edited, setEdited] = useState<TalkItem | null>(null);
  const query = useQuery({
    queryKey: ["admin-talks", list.state],
    placeholderData: keepPreviousData,
    queryFn: () => authenticatedApi.call("GET /admin/talks", { query: listParameters(list.state) }),
  });
  const store = (ids: string[], change: TalkChange, onDone?: () => void) =>
    run(() => authenticatedApi.call("POST /admin/talks/changes", { body: { ids, change } }), {
      text: ({ changed }) => TEXTS.changed(changed),
      onFailed: toastRefusal,
      ...(onDone && { onDone }),
    });
  return (
    <div className="dashboard">
      <AdminHead title={TEXTS.title} />
      <ListCard
        name="talks"
        caption={TEXTS.title}
        list={list}
        query={query}
        columns={columns(setEdited)}
        nameOf={({ title }) => title}
        placeholder={TEXTS.placeholder}
        filters={FILTERS}
        onExport={(params) =>
          downloadDocument(`/api/v1/admin/talks.csv?${params}`, "vortraege.csv")
        }
        bulk={({ ids, clear }) => (
          <>
            <Select
              label={TEXTS.recategorise}
              isLabelHidden
              placeholder={TEXTS.recategorise}
              options={TOPICS}
              value=""
              onChange={(event) =>
                void store([...ids], { category: event.target.value as CategoryName }).then(clear)
              }
            />
            <Button
              size="sm"
              variant="line"
              onClick={() => void store([...ids], { is_hidden: true }).then(clear)}
            >
              {TEXTS.hide}
            </Button>
            <Button
              size="sm"
              variant="line"
              onClick={() => void store([...ids], { is_hidden: false }).then(clear)}
            >
              {TEXTS.show}
            </Button>
          </>
        )}
        empty={{ title: TEXTS.emptyTitle }}
      />
      {edited && (
        <TalkDialog
          key={edited.id}
          talk={edited}
          onClose={() => setEdited(null)}
          onSave={(change) => store([edited.id], change, () => setEdited(null))}
        />
      )}
    </div>
  );
}

function columns(edit: (talk: TalkItem) => void): readonly Column<TalkItem>[] {
  return tableColumns(TEXTS.columns, {
    title: {
      sort: "title",
      isLead: true,
      cell: ({ title, subtitle }) => (
        <span className="cell-stack">
          {title}
          {subtitle && <small>{subtitle}</small>}
        </span>
      ),
    },
    speaker: {
      sort: "speaker",
      cell: ({ speaker }) => (
        <Link className="link" to={`/admin/speakers/edit/${speaker.id}`}>
          {speaker.name}
        </Link>
      ),
    },
    category: {
      sort: "category",
      cell: (talk) => CATEGORIES.find(({ name }) => name === talk.category)?.label ?? TEXTS.none,
    },
    bookings: {
      sort: "bookings",
      isNumber: true,
      cell: ({ bookings }) => bookings,
    },
    state: {
      cell: ({ is_hidden }) => (
        <Status shape={is_hidden ? "off" : "done"}>
          {TALK_STATE_WORDS[is_hidden ? "hidden" : "shown"]}
        </Status>
      ),
    },
    tools: {
      isTools: true,
      cell: (talk) => (
        <IconButton icon="pencil" label={TEXTS.edit(talk.title)} onClick={() => edit(talk)} />
      ),
    },
  });
}
