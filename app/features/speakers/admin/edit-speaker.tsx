import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { actionsFor } from "#domain/speaker/admin/speaker-actions.ts";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { Loaded } from "#parts/loaded.tsx";
import { Status } from "#ui/badge/badge.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { Menu } from "#ui/popover/menu.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { contentQuery } from "../edit/content-query.ts";
import { anyProfile, EditTargetContext } from "../edit/edit-target.ts";
import { Editor } from "../edit/editor.tsx";
import { ChangeHistory } from "./change-history.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { RecordForm } from "./record-form.tsx";
import { recordQuery, type SpeakerRecord } from "./speakers-query.ts";
import {
  ACTION_WORDS,
  DELETION_TEXTS,
  SPEAKER_STATUS,
  SPEAKERS_TEXTS,
  RECORD_TEXTS as TEXTS,
} from "./texts.ts";
import { useSpeakerActions } from "./use-speaker-actions.tsx";

const TAB = "bereich";

/** One speaker: the profile in the same editor its owner uses, the record and what happened. */
export function EditSpeaker({ id, reminders }: { id: string; reminders: ReactNode }) {
  const query = useQuery(recordQuery(id));
  return (
    <Loaded query={query}>
      {(record) => (record ? <Speaker record={record} reminders={reminders} /> : <Missing />)}
    </Loaded>
  );
}

function Missing() {
  return (
    <EmptyState
      headingLevel={1}
      title={TEXTS.missing}
      text={TEXTS.missingText}
      action={<ButtonLink to="/admin/speakers">{TEXTS.back}</ButtonLink>}
    />
  );
}

function Speaker({ record, reminders }: { record: SpeakerRecord; reminders: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const target = anyProfile(record.id, record.name);
  const content = useQuery(contentQuery(target));
  const { word, shape } = SPEAKER_STATUS[record.status];
  return (
    <div className="dashboard">
      <AdminHead
        title={record.name}
        note={<Status shape={shape}>{word}</Status>}
        actions={
          <>
            <ButtonLink variant="line" icon="arrow-left" to="/admin/speakers">
              {TEXTS.back}
            </ButtonLink>
            <ActionMenu record={record} />
          </>
        }
      />
      <Tabs
        label={TEXTS.tabsLabel}
        active={params.get(TAB) ?? "profile"}
        onChange={(tab) => setParams(tab === "profile" ? {} : { [TAB]: tab }, { replace: true })}
        tabs={[
          {
            id: "profile",
            label: TEXTS.tabs.profile,
            panel: (
              <Loaded query={content}>
                {(stored) =>
                  stored && (
                    <EditTargetContext value={target}>
                      <Editor content={stored} />
                    </EditTargetContext>
                  )
                }
              </Loaded>
            ),
          },
          { id: "record", label: TEXTS.tabs.record, panel: <RecordForm record={record} /> },
          { id: "reminders", label: TEXTS.tabs.reminders, panel: reminders },
          {
            id: "history",
            label: TEXTS.tabs.history,
            panel: <ChangeHistory history={record.history} />,
          },
        ]}
      />
    </div>
  );
}

function ActionMenu({ record }: { record: SpeakerRecord }) {
  const { run, dialog } = useSpeakerActions();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <Menu
        opener={
          <>
            {SPEAKERS_TEXTS.columns.tools}
            <Icon name="chevron-down" />
          </>
        }
        openerClassName="btn btn-line"
        label={SPEAKERS_TEXTS.menu(record.name)}
        items={[
          ...actionsFor(record).map((action) => ({
            id: action,
            label: ACTION_WORDS[action],
            isDestructive: action === "suspend",
            onSelect: () => void run([record.id], action, [record]),
          })),
          {
            id: "delete",
            label: DELETION_TEXTS.action,
            isDestructive: true,
            onSelect: () => setDeleting(true),
          },
        ]}
      />
      {isDeleting && <DeleteDialog speaker={record} onClose={() => setDeleting(false)} />}
      {dialog}
    </>
  );
}
