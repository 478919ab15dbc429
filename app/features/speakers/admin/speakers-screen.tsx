import { useQuery } from "@tanstack/react-query";
import { downloadDocument } from "#app/session/download-document.ts";
import {
  SPEAKER_FLAGS,
  SPEAKER_SORTS,
  type SpeakerAction,
} from "#domain/speaker/admin/speaker-actions.ts";
import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import { SPEAKER_STATUSES } from "#domain/speaker/speaker-codes.ts";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { ListCard } from "#parts/list/list-card.tsx";
import { useListState } from "#parts/list/use-list-state.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { speakerColumns } from "./speaker-columns.tsx";
import { speakersQuery } from "./speakers-query.ts";
import { ACTION_WORDS, FLAG_WORDS, SPEAKER_STATUS, SPEAKERS_TEXTS as TEXTS } from "./texts.ts";
import { useInvitations, useSpeakerActions } from "./use-speaker-actions.tsx";

const SPEC = { sorts: SPEAKER_SORTS, filters: ["status", "category", "flag"] } as const;

const FILTERS = [
  {
    name: "status",
    label: TEXTS.filters.status,
    options: SPEAKER_STATUSES.map((value) => ({ value, label: SPEAKER_STATUS[value].word })),
  },
  {
    name: "category",
    label: TEXTS.filters.category,
    options: CATEGORIES.map(({ name, label }) => ({ value: name, label })),
  },
  {
    name: "flag",
    label: TEXTS.filters.flag,
    options: SPEAKER_FLAGS.map((value) => ({ value, label: FLAG_WORDS[value] })),
  },
];

/** What is done to many at once. */
const BULK: readonly SpeakerAction[] = ["publish", "pause", "verify", "feature", "suspend"];

export function SpeakersScreen() {
  const list = useListState(SPEC);
  const query = useQuery(speakersQuery(list.state));
  const { run, dialog } = useSpeakerActions();
  const invite = useInvitations();
  return (
    <div className="dashboard">
      <AdminHead
        title={TEXTS.title}
        actions={
          <>
            <ButtonLink variant="line" icon="upload" to="/admin/speaker-import">
              {TEXTS.import}
            </ButtonLink>
            <ButtonLink icon="plus" to="/admin/speakers/new">
              {TEXTS.add}
            </ButtonLink>
          </>
        }
      />
      <ListCard
        name="speakers"
        caption={TEXTS.title}
        list={list}
        query={query}
        columns={speakerColumns(run)}
        nameOf={({ name }) => name}
        placeholder={TEXTS.placeholder}
        filters={FILTERS}
        onExport={(params) =>
          downloadDocument(`/api/v1/admin/speakers.csv?${params}`, "speaker.csv")
        }
        bulk={({ ids, clear }) => (
          <>
            {BULK.map((action) => (
              <Button
                key={action}
                size="sm"
                variant={action === "suspend" ? "danger" : "line"}
                onClick={() => void run([...ids], action, query.data?.items ?? []).then(clear)}
              >
                {ACTION_WORDS[action]}
              </Button>
            ))}
            <Button size="sm" variant="line" onClick={() => void invite([...ids]).then(clear)}>
              {TEXTS.invite}
            </Button>
          </>
        )}
        empty={{ title: TEXTS.emptyTitle, text: TEXTS.emptyText }}
      />
      {dialog}
    </div>
  );
}
