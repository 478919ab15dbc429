import { Link } from "react-router";
import { formatDateTime } from "#domain/format/date-times.ts";
import { isOpenApplication } from "#domain/speaker/application/application.ts";
import { Alert } from "#ui/alert.tsx";
import { Status } from "#ui/badge/badge.tsx";
import type { Application } from "./application.ts";
import { APPLICATION_STATE, APPROVAL_TEXTS as TEXTS } from "./approval-texts.ts";

/** Who sent it when, how it stands, and what was decided. */
export function ApplicationFacts({ application }: { application: Application }) {
  const { status, email, submitted_at, decided_at, decision_reason, same_name } = application;
  const { word, shape } = APPLICATION_STATE[status];
  const isOpen = isOpenApplication(status);
  return (
    <section className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Status shape={shape}>{word}</Status>
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
        {submitted_at && (
          <span className="note">{TEXTS.received(formatDateTime(submitted_at))}</span>
        )}
      </p>
      {same_name && isOpen && (
        <Alert variant="notice">
          {TEXTS.sameNameHint}{" "}
          <Link className="underline" to={`/speaker/${same_name}`} target="_blank">
            {TEXTS.sameNameProfile}
          </Link>
        </Alert>
      )}
      {decided_at && (
        <p className="note">
          {TEXTS.decided(formatDateTime(decided_at))}
          {decision_reason && ` ${TEXTS.rejectReason}: „${decision_reason}“`}
        </p>
      )}
    </section>
  );
}
