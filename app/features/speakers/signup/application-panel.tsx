import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { berlinDay, formatDay } from "#domain/iso-date.ts";
import { isOpenApplication } from "#domain/speaker/application.ts";
import { Loaded } from "#parts/loaded.tsx";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { type OwnSpeaker, ownSpeakerQuery } from "../own/own-speaker-query.ts";
import { APPLICATION_STATES } from "../own/texts.ts";
import { ApplicationForm } from "./application-form.tsx";
import { SIGNUP_TEXTS as TEXTS } from "./texts.ts";

type ApplicationPanelProps = {
  /** For somebody whose session has ended meanwhile. */
  guest: ReactNode;
};

/** The form, or what has become of it. Stands below a query client. */
export function ApplicationPanel({ guest }: ApplicationPanelProps) {
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
  if (application && application.status !== "rejected") return <Known application={application} />;
  return (
    <>
      {application && <p className="pb-4">{APPLICATION_STATES.rejected}</p>}
      <ApplicationForm />
    </>
  );
}

function Known({ application }: { application: NonNullable<OwnSpeaker["application"]> }) {
  const { status, submitted_at } = application;
  return (
    <Alert variant="success">
      <p className="font-semibold">{TEXTS.done}</p>
      <p>{APPLICATION_STATES[status]}</p>
      {submitted_at && <p>{TEXTS.submittedOn(formatDay(berlinDay(Date.parse(submitted_at))))}</p>}
      {isOpenApplication(status) && <p>{TEXTS.unpublished}</p>}
    </Alert>
  );
}
