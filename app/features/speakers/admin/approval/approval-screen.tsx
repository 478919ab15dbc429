import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { downloadDocument } from "#app/session/download-document.ts";
import { formatDateTime } from "#domain/format/date-times.ts";
import { APPLICATION_STATUSES } from "#domain/speaker/application/application.ts";
import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { ListCard } from "#parts/list/list-card.tsx";
import { type ListState, listParameters } from "#parts/list/list-state.ts";
import { useListState } from "#parts/list/use-list-state.ts";
import { Status } from "#ui/badge/badge.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { type Column, tableColumns } from "#ui/table/table.tsx";
import { type Application, nameOf } from "./application.ts";
import { APPLICATION_STATE, APPROVAL_TEXTS as TEXTS } from "./approval-texts.ts";
import { ReviewSheet } from "./review-sheet.tsx";

const SPEC = { sorts: ["submitted_at"], order: "asc", filters: ["status"] } as const;
const LABELS = new Map<string, string>(CATEGORIES.map(({ name, label }) => [name, label]));
const FILTERS = [
  {
    name: "status",
    label: TEXTS.status,
    unset: TEXTS.waiting,
    options: APPLICATION_STATUSES.filter((value) => value !== "draft").map((value) => ({
      value,
      label: APPLICATION_STATE[value].word,
    })),
  },
];

function queueQuery(state: ListState) {
  return queryOptions({
    queryKey: ["admin-applications", state],
    placeholderData: keepPreviousData,
    queryFn: () =>
      authenticatedApi.call("GET /admin/applications", { query: listParameters(state) }),
  });
}

/** Who wants to be listed. */
export function ApprovalScreen() {
  const list = useListState(SPEC);
  const query = useQuery(queueQuery(list.state));
  const [opened, setOpened] = useState<Application | null>(null);
  return (
    <div className="dashboard">
      <AdminHead title={TEXTS.title} note={TEXTS.note} />
      <ListCard
        name="applications"
        caption={TEXTS.title}
        list={list}
        query={query}
        columns={columnsOf(setOpened)}
        nameOf={nameOf}
        placeholder={TEXTS.placeholder}
        filters={FILTERS}
        onExport={(params) =>
          downloadDocument(`/api/v1/admin/applications.csv?${params}`, "freigaben.csv")
        }
        empty={{ title: TEXTS.emptyTitle, text: TEXTS.emptyText }}
      />
      <ReviewSheet application={opened} onClose={() => setOpened(null)} />
    </div>
  );
}

function columnsOf(open: (application: Application) => void): readonly Column<Application>[] {
  return tableColumns(TEXTS.columns, {
    name: {
      isLead: true,
      cell: (application) => (
        <span className="cell-stack">
          <strong>{nameOf(application)}</strong>
          <span>{application.email}</span>
          {application.kind === "application" && application.same_name && (
            <span>{TEXTS.sameName(application.same_name)}</span>
          )}
        </span>
      ),
    },
    state: {
      cell: ({ status }) => (
        <Status shape={APPLICATION_STATE[status].shape}>{APPLICATION_STATE[status].word}</Status>
      ),
    },
    topics: {
      cell: ({ kind, data }) => {
        if (kind === "change") return TEXTS.change;
        const names = Array.isArray(data.categories) ? data.categories.map(String) : [];
        return names.map((name) => LABELS.get(name) ?? name).join(", ");
      },
    },
    age: {
      sort: "submitted_at",
      cell: ({ submitted_at }) => (submitted_at ? formatDateTime(submitted_at) : "–"),
    },
    tools: {
      isTools: true,
      cell: (application) => <Review application={application} onOpen={open} />,
    },
  });
}

type ReviewProps = { application: Application; onOpen: (application: Application) => void };

/** A profile is looked through and published where it is edited. */
function Review({ application, onOpen }: ReviewProps) {
  const label = (
    <>
      {TEXTS.review}
      <span className="sr-only">: {nameOf(application)}</span>
    </>
  );
  return application.kind === "profile" ? (
    <ButtonLink variant="line" size="sm" to={`/admin/speakers/edit/${application.id}`}>
      {label}
    </ButtonLink>
  ) : (
    <Button variant="line" size="sm" onClick={() => onOpen(application)}>
      {label}
    </Button>
  );
}
