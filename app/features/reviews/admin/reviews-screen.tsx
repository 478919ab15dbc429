import "./reviews-admin.css";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { downloadDocument } from "#app/session/download-document.ts";
import {
  possibleModeration,
  REVIEW_NEEDS,
  REVIEW_SORTS,
  REVIEW_STATUSES,
} from "#domain/booking/review/review-moderation.ts";
import { formatDayNumeric } from "#domain/format/days.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { ListCard } from "#parts/list/list-card.tsx";
import { listParameters } from "#parts/list/list-state.ts";
import { useListState } from "#parts/list/use-list-state.ts";
import { Badge, Status } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { type Column, tableColumns } from "#ui/table/table.tsx";
import { StarRow } from "../star-row.tsx";
import { type Decision, ModerateDialog } from "./moderate-dialog.tsx";
import {
  MODERATION,
  REVIEW_NEED_WORDS,
  REVIEW_STATUS,
  ADMIN_REVIEW_TEXTS as TEXTS,
} from "./texts.ts";

type Item = Decision["item"];

const SPEC = { sorts: REVIEW_SORTS, filters: ["status", "need", "rating", "speaker"] } as const;

const FILTERS = [
  {
    name: "status",
    label: TEXTS.filters.status,
    options: REVIEW_STATUSES.map((value) => ({ value, label: REVIEW_STATUS[value].word })),
  },
  {
    name: "need",
    label: TEXTS.filters.need,
    options: REVIEW_NEEDS.map((value) => ({ value, label: REVIEW_NEED_WORDS[value] })),
  },
  {
    name: "rating",
    label: TEXTS.filters.rating,
    options: [5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: TEXTS.stars(stars) })),
  },
];

/** Publish, hide with a legal reason, ask for other words: each decision with its trace. */
export function ReviewsScreen() {
  const list = useListState(SPEC);
  const [decision, setDecision] = useState<Decision | null>(null);
  const query = useQuery({
    queryKey: ["admin-reviews", list.state],
    placeholderData: keepPreviousData,
    queryFn: () =>
      authenticatedApi.call("GET /admin/reviews", { query: listParameters(list.state) }),
  });
  return (
    <div className="dashboard">
      <AdminHead title={TEXTS.title} note={TEXTS.note} />
      <ListCard
        name="reviews"
        caption={TEXTS.title}
        list={list}
        query={query}
        columns={columns(setDecision)}
        nameOf={({ author_name }) => author_name}
        placeholder={TEXTS.placeholder}
        filters={FILTERS}
        onExport={(asked) =>
          downloadDocument(`/api/v1/admin/reviews.csv?${asked}`, "bewertungen.csv")
        }
        empty={{ title: TEXTS.emptyTitle, text: TEXTS.emptyText }}
      />
      {decision && <ModerateDialog decision={decision} onClose={() => setDecision(null)} />}
    </div>
  );
}

function columns(decide: (decision: Decision) => void): readonly Column<Item>[] {
  const { columns: labels } = TEXTS;
  return tableColumns(labels, {
    review: { isLead: true, cell: (item) => <Words item={item} /> },
    speaker: {
      cell: ({ speaker, booking_id, booking_reference }) => (
        <div className="grid gap-1">
          {speaker.name}
          <Link className="whitespace-nowrap underline" to={`/admin/bookings/${booking_id}`}>
            {booking_reference}
          </Link>
        </div>
      ),
    },
    created: {
      sort: "created_at",
      cell: ({ created_at }) => formatDayNumeric(berlinDay(Date.parse(created_at))),
    },
    status: {
      cell: ({ status }) => (
        <Status shape={REVIEW_STATUS[status].shape}>{REVIEW_STATUS[status].word}</Status>
      ),
    },
    tools: {
      isTools: true,
      cell: (item) => <Tools item={item} decide={decide} />,
    },
  });
}

/** The review with its reply, dispute and moderation. */
function Words({ item }: { item: Item }) {
  const author = [item.author_name, item.author_position, item.author_company];
  const extras: [label: string, text: string | null][] = [
    [TEXTS.reply, item.reply],
    [TEXTS.dispute, item.dispute_reason],
    [item.edit_requested_at ? TEXTS.editAsked : TEXTS.reason, item.moderation_reason],
  ];
  return (
    <div className="grid gap-2 py-2 reviewed">
      <div className="flex flex-wrap items-center gap-2">
        <StarRow rating={item.rating} />
        <Badge variant="free-soft" icon="badge-check">
          {TEXTS.verified}
        </Badge>
      </div>
      <p className="review-text font-normal">{item.content}</p>
      <p className="note font-normal">{author.filter(Boolean).join(", ")}</p>
      {extras.map(
        ([label, text]) =>
          text && (
            <p key={label} className="note font-normal">
              <strong>{label}:</strong> {text}
            </p>
          ),
      )}
    </div>
  );
}

function Tools({ item, decide }: { item: Item; decide: (decision: Decision) => void }) {
  return (
    <div className="file-tools">
      {possibleModeration(item.status).map((action, at) => (
        <Button
          key={action}
          size="sm"
          variant={at === 0 && action === "publish" ? "primary" : "line"}
          onClick={() => decide({ item, action })}
        >
          {MODERATION[action].label}
        </Button>
      ))}
      {item.reply && (
        <Button size="sm" variant="quiet" onClick={() => decide({ item, action: "remove_reply" })}>
          {TEXTS.removeReply}
        </Button>
      )}
    </div>
  );
}
