import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { downloadDocument } from "#app/session/download-document.ts";
import { POST_SORTS } from "#domain/content/admin-lists.ts";
import { POST_STATUSES } from "#domain/content/post-rules.ts";
import { formatDateTime } from "#domain/format/date-times.ts";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { ListCard } from "#parts/list/list-card.tsx";
import { useListState } from "#parts/list/use-list-state.ts";
import { Status } from "#ui/badge/badge.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { type Column, tableColumns } from "#ui/table/table.tsx";
import { type PostItem, postsQuery } from "./content-queries.ts";
import { POST_STATUS, POSTS_TEXTS as TEXTS } from "./texts.ts";

const SPEC = { sorts: POST_SORTS, filters: ["status", "category"] } as const;

const COLUMNS: readonly Column<PostItem>[] = tableColumns(TEXTS.columns, {
  title: {
    sort: "title",
    isLead: true,
    cell: ({ id, title, slug, reading_minutes }) => (
      <span className="cell-stack">
        <Link className="link" to={`/admin/blog/edit/${id}`}>
          {title}
        </Link>
        <small>
          /blog/{slug} · {TEXTS.minutes(reading_minutes)}
        </small>
      </span>
    ),
  },
  status: {
    sort: "status",
    cell: ({ status }) => (
      <Status shape={POST_STATUS[status].shape}>{POST_STATUS[status].word}</Status>
    ),
  },
  category: { cell: (post) => post.category ?? TEXTS.none },
  author: { cell: (post) => post.author_name },
  published: {
    sort: "published_at",
    cell: (post) => (post.published_at ? formatDateTime(post.published_at) : TEXTS.none),
  },
  updated: {
    sort: "updated_at",
    cell: (post) => formatDateTime(post.updated_at),
  },
});

export function PostsScreen() {
  const list = useListState(SPEC);
  const query = useQuery(postsQuery(list.state));
  const filters = [
    {
      name: "status",
      label: TEXTS.columns.status,
      options: POST_STATUSES.map((value) => ({ value, label: POST_STATUS[value].word })),
    },
    {
      name: "category",
      label: TEXTS.columns.category,
      options: (query.data?.categories ?? []).map((value) => ({ value, label: value })),
    },
  ];
  const add = (
    <ButtonLink icon="plus" to="/admin/blog/new">
      {TEXTS.add}
    </ButtonLink>
  );
  return (
    <div className="dashboard">
      <AdminHead title={TEXTS.title} actions={add} />
      <ListCard
        name="posts"
        caption={TEXTS.title}
        list={list}
        query={query}
        columns={COLUMNS}
        nameOf={({ title }) => title}
        placeholder={TEXTS.placeholder}
        filters={filters}
        onExport={(params) => downloadDocument(`/api/v1/admin/posts.csv?${params}`, "artikel.csv")}
        empty={{ title: TEXTS.emptyTitle, text: TEXTS.emptyText }}
      />
    </div>
  );
}
