import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDateTime } from "#domain/format/date-times.ts";
import { Loaded } from "#parts/loaded.tsx";
import { ROLE_WORDS } from "#parts/status-labels.ts";
import { Alert } from "#ui/alert.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { eventWord, USER_TEXTS as TEXTS } from "./texts.ts";
import { UserForms } from "./user-forms.tsx";
import { type UserItem, type UserRecord, userQuery } from "./users-query.ts";

type UserSheetProps = {
  user: UserItem | null;
  /** Belongs to another subject, but is part of what is known of a user. */
  reminders: (userId: string) => ReactNode;
  onClose: () => void;
};

/** One account beside the list: what it is, what can be done, what was done. */
export function UserSheet({ user, reminders, onClose }: UserSheetProps) {
  return (
    <Sheet
      wide="side"
      open={user !== null}
      onClose={onClose}
      title={user ? user.name || user.email : ""}
    >
      {user && (
        <Account key={user.id} id={user.id} reminders={reminders(user.id)} onClose={onClose} />
      )}
    </Sheet>
  );
}

type AccountProps = { id: string; reminders: ReactNode; onClose: () => void };

function Account({ id, reminders, onClose }: AccountProps) {
  const query = useQuery(userQuery(id));
  return (
    <Loaded query={query}>
      {(user) => (
        <div className="dashboard">
          <Facts user={user} />
          <UserForms user={user} onGone={onClose} />
          {reminders}
          <History user={user} />
        </div>
      )}
    </Loaded>
  );
}

function Facts({ user }: { user: UserRecord }) {
  return (
    <section className="grid gap-1">
      <p>
        <strong>{user.email}</strong>
      </p>
      <p className="note">
        {ROLE_WORDS[user.role]}
        {user.company_name && ` · ${user.company_name}`}
        {` · ${TEXTS.sessions}: ${user.sessions}`}
      </p>
      {user.grant && (
        <Alert variant="notice">
          {TEXTS.grantBy(user.grant.by_email ?? ROLE_WORDS.admin, formatDateTime(user.grant.at))}
        </Alert>
      )}
      <Link className="link justify-self-start" to={`/admin/sicherheit?user=${user.id}`}>
        {TEXTS.security}
      </Link>
      {user.speaker_id && (
        <Link className="link" to={`/admin/speakers/edit/${user.speaker_id}`}>
          {TEXTS.speaker}: {user.speaker_name}
        </Link>
      )}
    </section>
  );
}

function History({ user }: { user: UserRecord }) {
  return (
    <section className="grid gap-2">
      <h3 className="h3">{TEXTS.history}</h3>
      {user.history.length === 0 && <p className="note">{TEXTS.noHistory}</p>}
      <ul className="grid gap-2">
        {user.history.map(({ id, at, action, actor_email, reason }) => (
          <li key={id}>
            <strong>{eventWord(action)}</strong>
            <span className="note block">
              {[formatDateTime(at), actor_email, reason].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
