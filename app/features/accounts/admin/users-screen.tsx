import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { downloadDocument } from "#app/session/download-document.ts";
import { ROLES } from "#domain/account/roles.ts";
import { USER_SORTS, USER_STATES, type UserAction } from "#domain/account/user-list.ts";
import { formatDateTime } from "#domain/format/date-times.ts";
import { formatDayLong } from "#domain/format/days.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { useDestructiveConfirmation } from "#parts/actions/use-destructive-confirmation.ts";
import { useReason } from "#parts/actions/use-reason.tsx";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { ListCard } from "#parts/list/list-card.tsx";
import { useListState } from "#parts/list/use-list-state.ts";
import { PersonAvatar } from "#parts/person-avatar.tsx";
import { ROLE_WORDS } from "#parts/status-labels.ts";
import { Status } from "#ui/badge/badge.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu } from "#ui/popover/menu.tsx";
import { type Column, tableColumns } from "#ui/table/table.tsx";
import {
  ACTION_QUESTIONS,
  ACTION_WORDS,
  BLOCK_QUESTION,
  STATE_WORDS,
  USERS_TEXTS as TEXTS,
} from "./texts.ts";
import { UserSheet } from "./user-sheet.tsx";
import { type UserItem, usersQuery, useUserChange } from "./users-query.ts";

const SPEC = { sorts: USER_SORTS, filters: ["role", "state"] } as const;

const FILTERS = [
  {
    name: "role",
    label: TEXTS.filters.role,
    options: ROLES.map((value) => ({ value, label: ROLE_WORDS[value] })),
  },
  {
    name: "state",
    label: TEXTS.filters.state,
    options: USER_STATES.map((value) => ({ value, label: STATE_WORDS[value].word })),
  },
];

export function UsersScreen({ reminders }: { reminders: (userId: string) => ReactNode }) {
  const list = useListState(SPEC);
  const query = useQuery(usersQuery(list.state));
  const [opened, setOpened] = useState<UserItem | null>(null);
  const { isConfirmed, dialog } = useDestructiveConfirmation();
  const { askReason, dialog: reasonDialog } = useReason();
  return (
    <div className="dashboard">
      <AdminHead title={TEXTS.title} />
      <ListCard
        name="users"
        caption={TEXTS.title}
        list={list}
        query={query}
        columns={columnsOf({ open: setOpened, isConfirmed, askReason })}
        nameOf={({ email }) => email}
        placeholder={TEXTS.placeholder}
        filters={FILTERS}
        onExport={(params) => downloadDocument(`/api/v1/admin/users.csv?${params}`, "nutzer.csv")}
        empty={{ title: TEXTS.empty }}
      />
      <UserSheet user={opened} reminders={reminders} onClose={() => setOpened(null)} />
      {dialog}
      {reasonDialog}
    </div>
  );
}

type RowActions = {
  open: (user: UserItem) => void;
  isConfirmed: ReturnType<typeof useDestructiveConfirmation>["isConfirmed"];
  askReason: ReturnType<typeof useReason>["askReason"];
};

function columnsOf(row: RowActions): readonly Column<UserItem>[] {
  return tableColumns(TEXTS.columns, {
    name: {
      isLead: true,
      sort: "email",
      cell: (user) => (
        <span className="cell-person">
          <PersonAvatar name={user.name || user.email} photo={null} size="sm" />
          <span className="cell-stack">
            <button type="button" className="link text-left" onClick={() => row.open(user)}>
              {user.name || user.email}
            </button>
            {user.name && <span>{user.email}</span>}
            {user.company_name && <span>{user.company_name}</span>}
          </span>
        </span>
      ),
    },
    role: { cell: ({ role }) => ROLE_WORDS[role] },
    state: {
      cell: ({ state }) => (
        <Status shape={STATE_WORDS[state].shape}>{STATE_WORDS[state].word}</Status>
      ),
    },
    factor: {
      cell: ({ has_factor }) => (has_factor ? TEXTS.yes : TEXTS.no),
    },
    bookings: {
      isNumber: true,
      cell: ({ bookings }) => bookings,
    },
    created: {
      sort: "created_at",
      cell: ({ created_at }) => (
        <span className="whitespace-nowrap">
          {formatDayLong(berlinDay(Date.parse(created_at)))}
        </span>
      ),
    },
    login: {
      sort: "last_sign_in_at",
      cell: ({ last_sign_in_at }) =>
        last_sign_in_at === null ? TEXTS.never : formatDateTime(last_sign_in_at),
    },
    tools: {
      isTools: true,
      cell: (user) => <UserMenu user={user} row={row} />,
    },
  });
}

function UserMenu({ user, row }: { user: UserItem; row: RowActions }) {
  const change = useUserChange();
  const { id, state, has_factor } = user;
  const actions: UserAction[] = [
    ...(state === "unverified" ? (["verify_email"] as const) : []),
    "send_reset",
    "end_sessions",
    ...(has_factor ? (["reset_factor"] as const) : []),
    state === "blocked" ? "unblock" : "block",
  ];
  const name = user.name || user.email;
  const send = async (action: UserAction, reason: string | null) => {
    const waiting = await authenticatedApi.call("POST /admin/users/{id}/actions", {
      params: { id },
      body: { action, reason },
    });
    return waiting && TEXTS.resetWaits;
  };
  const run = async (action: UserAction) => {
    const question = ACTION_QUESTIONS[action]?.(name);
    const confirm = ACTION_WORDS[action];
    if (question && !(await row.isConfirmed({ ...question, confirm }))) return;
    await change(() => send(action, null));
  };
  const block = async () => {
    const question = { ...BLOCK_QUESTION(name), confirm: ACTION_WORDS.block };
    const isDone = await row.askReason(question, (reason) => send("block", reason));
    if (isDone) await change(async () => null);
  };
  return (
    <Menu
      opener={<Icon name="ellipsis" />}
      openerLabel={TEXTS.menu(name)}
      label={TEXTS.menu(name)}
      items={[
        { id: "open", label: TEXTS.open, onSelect: () => row.open(user) },
        ...actions.map((action) => ({
          id: action,
          label: ACTION_WORDS[action],
          isDestructive: action === "block",
          onSelect: () => void (action === "block" ? block() : run(action)),
        })),
      ]}
    />
  );
}
