import { QueryClientProvider, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { queryClient } from "#app/session/query-client.ts";
import { formatDay } from "#domain/format/days.ts";
import {
  APPLICATION_LANGUAGES,
  isOpenApplication,
  mayApplyAgain,
} from "#domain/speaker/application/application.ts";
import type { ApplicationDraft } from "#domain/speaker/application/application-progress.ts";
import { CATEGORY_NAMES } from "#domain/speaker/categories/categories.ts";
import { berlinDay, isoDate } from "#domain/time/iso-date.ts";
import { Loaded } from "#parts/loaded.tsx";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { type OwnSpeaker, ownSpeakerQuery } from "../own/own-speaker-query.ts";
import { APPLICATION_STATES } from "../own/texts.ts";
import { ApplicationForm } from "./application-form.tsx";
import { type Application, startOf } from "./application-start.ts";
import { forgetLocally, keepLocally, keptLocally } from "./draft.ts";
import { STEP_TEXTS, SIGNUP_TEXTS as TEXTS } from "./texts.ts";

type ApplicationPanelProps = {
  /** Shown once the session has ended. */
  guest: ReactNode;
};

/** The form or the state of the application, for the signed-in user. */
export function ApplicationPanel({ guest }: ApplicationPanelProps) {
  return (
    <QueryClientProvider client={queryClient()}>
      <OwnPanel guest={guest} />
    </QueryClientProvider>
  );
}

function OwnPanel({ guest }: ApplicationPanelProps) {
  const own = useQuery(ownSpeakerQuery);
  return <Loaded query={own}>{(speaker) => (speaker ? <Next own={speaker} /> : guest)}</Loaded>;
}

function Next({ own: { profile, application } }: { own: OwnSpeaker }) {
  if (profile) {
    return (
      <div className="grid justify-items-start gap-4">
        <p>{TEXTS.hasProfile}</p>
        <ButtonLink to="/dashboard/speaker">{TEXTS.toDashboard}</ButtonLink>
      </div>
    );
  }
  const isUnsent = application === null || application.status === "draft";
  if (isUnsent || mayApplyAgain(application.status)) return <OwnForm application={application} />;
  return <Known application={application} />;
}

function OwnForm({ application }: { application: Application | null }) {
  const queries = useQueryClient();
  const [start] = useState(() => startOf(application, keptLocally()));
  const isAsked = application?.status === "waiting_for_speaker";
  const last = useRef<Promise<void>>(Promise.resolve());
  const newest = useRef<ApplicationDraft | null>(null);
  const save = async (draft: ApplicationDraft) => {
    if (!(await saveDraft(draft))) return;
    queries.setQueryData(ownSpeakerQuery.queryKey, (own) => own && withDraft(own, draft));
    if (newest.current === draft) keepLocally(draft, true);
  };
  const keep = (draft: ApplicationDraft) => {
    newest.current = draft;
    keepLocally(draft);
    // One after the other: a slow one must not arrive after what was typed later.
    if (!isAsked) last.current = last.current.then(() => save(draft));
  };
  const settle = () => void queries.invalidateQueries(ownSpeakerQuery);
  return (
    <>
      {isAsked && <Alert variant="notice">{STEP_TEXTS.changes}</Alert>}
      {application?.status === "rejected" && (
        <Alert>
          <p>{APPLICATION_STATES.rejected}</p>
          {application.decision_reason && <p>{STEP_TEXTS.rejected(application.decision_reason)}</p>}
        </Alert>
      )}
      <ApplicationForm
        draft={start}
        notes={isAsked ? application.field_notes : {}}
        onKeep={keep}
        onSent={() => {
          newest.current = null;
          forgetLocally();
          settle();
        }}
        onRefused={(error) => {
          // Whatever the server knows now decides what stands here next.
          if (error.kind === "known" || error.kind === "signed_out") settle();
        }}
      />
      <p className="hint">{STEP_TEXTS.kept}</p>
    </>
  );
}

/** A later visit continues with the saved draft, not with the first response. */
function withDraft(own: OwnSpeaker, draft: ApplicationDraft): OwnSpeaker {
  const { application } = own;
  if (application?.status !== "draft") return own;
  const { categories, languages } = draft;
  const data = { ...draft, categories: [...categories], languages: [...languages] };
  return { ...own, application: { ...application, data } };
}

/** False if the account has not taken it: then this browser alone has it. */
async function saveDraft(draft: ApplicationDraft): Promise<boolean> {
  const known = <Code extends string>(codes: readonly Code[], chosen: readonly string[]) =>
    codes.filter((code) => chosen.includes(code));
  const body = {
    ...draft,
    categories: known(CATEGORY_NAMES, draft.categories),
    languages: known(APPLICATION_LANGUAGES, draft.languages),
  };
  const answer = await authenticatedApi
    .send("PUT /me/speaker-application", { body })
    .catch(() => null);
  return answer?.status === 200;
}

function Known({ application }: { application: Application }) {
  const { status, submitted_at, expected_by } = application;
  return (
    <Alert variant="success">
      <p className="font-semibold">{TEXTS.done}</p>
      <p>{APPLICATION_STATES[status]}</p>
      {submitted_at && <p>{TEXTS.submittedOn(formatDay(berlinDay(Date.parse(submitted_at))))}</p>}
      {expected_by && <p>{STEP_TEXTS.expectedBy(formatDay(isoDate(expected_by)))}</p>}
      {isOpenApplication(status) && <p>{TEXTS.unpublished}</p>}
    </Alert>
  );
}
