import { useSearchParams } from "react-router";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { JobList } from "./job-list.tsx";
import { MailList } from "./mail-list.tsx";
import { OUTBOX_TEXTS as TEXTS } from "./outbox-texts.ts";

const VIEWS = ["jobs", "mails"] as const;
type View = (typeof VIEWS)[number];

/** What was sent, what will be, and what could not be. */
export function OutboxScreen() {
  const [params, setParams] = useSearchParams();
  const view: View = params.get("ansicht") === "mails" ? "mails" : "jobs";
  return (
    <div className="dashboard">
      <AdminHead
        title={TEXTS.title}
        note={view === "jobs" ? TEXTS.jobsNote : TEXTS.mailsNote}
        actions={
          <Segmented
            label={TEXTS.view}
            options={VIEWS.map((value) => ({ value, label: TEXTS[value] }))}
            value={view}
            onChange={(next) => setParams(next === "jobs" ? {} : { ansicht: next })}
          />
        }
      />
      {view === "jobs" ? <JobList /> : <MailList />}
    </div>
  );
}
